/** A token of someone of the demonstration. */
export async function signIn(url: string, email = 'titulaire@demo.kiosque.test'): Promise<string> {
  const response = await fetch(`${url}/api/v1/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'Demo-Kiosque-2026' }),
  })
  if (!response.ok) throw new Error(`La connexion a répondu ${response.status}.`)
  return ((await response.json()) as { token: string }).token
}
