/** What POST /login answers, as far as the interface keeps it. */
export type LoggedIn = { token: string; user: object; accounts: readonly object[] }

/** The storage of a browser where this person is signed in: the session where the interface keeps it (S3-01). */
export function sessionState(
  origin: string,
  { token, user, accounts }: LoggedIn,
  drugstoreFull: unknown = null,
) {
  const session = { accounts, account: accounts[0] ?? null, me: user, token, drugstoreFull }
  const localStorage = [{ name: 'phr-kiosque', value: JSON.stringify(session) }]
  return { cookies: [], origins: [{ origin, localStorage }] }
}
