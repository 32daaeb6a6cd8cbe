import { setTimeout as pause } from 'node:timers/promises'
import { signIn } from '../sign-in.ts'

/** An editor who publishes a piece of news every so often, until told to stop. */
export async function startPublishing(url: string, everyMs: number): Promise<() => Promise<void>> {
  const token = await signIn(url, 'admin@demo.kiosque.test')
  const stopped = new AbortController()
  const send = async (path: string, body: object) => {
    const response = await fetch(`${url}/api/v1/admin/contents/news${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path} a répondu ${response.status} : ${await response.text()}`)
    return (await response.json()) as { id: number }
  }
  async function publishOne(): Promise<void> {
    const { id } = await send('', {
      title: 'Une annonce parmi d’autres',
      excerpt: 'Elle arrive pendant que tout le monde lit.',
      body: '<p>Elle arrive pendant que tout le monde lit.</p>',
      post_type: 1,
    })
    await send(`/${id}/publish`, { notify: false })
  }
  const working = (async () => {
    while (!stopped.signal.aborted) {
      await pause(everyMs, undefined, { signal: stopped.signal }).catch(() => undefined)
      if (!stopped.signal.aborted) await publishOne()
    }
  })()
  return async () => {
    stopped.abort()
    await working
  }
}
