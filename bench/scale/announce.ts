import { setTimeout as pause } from 'node:timers/promises'
import { signIn } from '../sign-in.ts'
import type { Portal } from './networks.ts'

export interface Announcement {
  people: number
  /** Milliseconds from the demand to publish to its answer. */
  ms: number
  /** The longest a member waited for a warm list meanwhile, and over as long a time when nothing happened. */
  longest: number
  longestAtRest: number
}

const TITULAIRES = 200
const BETWEEN_MS = 10
const LEAST_MS = 1_000

/** Publishes to every titulaire, twenty thousand people, while a member goes on reading. */
export async function measureAnnouncement({ url, client }: Portal): Promise<Announcement> {
  const member = await signIn(url, 'titulaire@demo.kiosque.test')
  const admin = await signIn(url, 'admin@demo.kiosque.test')
  const send = async (path: string, body: object) => {
    const response = await fetch(`${url}/api/v1/admin/contents/news${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin}`, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path} a répondu ${response.status} : ${await response.text()}`)
    return (await response.json()) as { id: number }
  }
  const { id } = await send('', {
    title: 'À tous les titulaires',
    excerpt: 'Une annonce à vingt mille personnes.',
    body: '<p>Une annonce à vingt mille personnes.</p>',
    post_type: 1,
    target: { account_types: [TITULAIRES] },
  })
  const read = () => waitFor(url, member)
  await read()
  const longestAtRest = await longestDuring(read, () => pause(LEAST_MS))
  let ms = 0
  const longest = await longestDuring(read, async () => {
    const start = performance.now()
    await send(`/${id}/publish`, { notify: true })
    ms = performance.now() - start
    await pause(Math.max(0, LEAST_MS - ms))
  })
  const { rows } = await client.query<{ n: number }>(
    `SELECT recipients AS n FROM notification_sends WHERE content_id = $1`,
    [id],
  )
  return { people: rows[0]?.n ?? 0, ms, longest, longestAtRest }
}

async function waitFor(url: string, token: string): Promise<number> {
  const start = performance.now()
  const response = await fetch(`${url}/api/v1/contents/quiz?per_page=20`, {
    headers: { authorization: `Bearer ${token}` },
  })
  await response.arrayBuffer()
  return performance.now() - start
}

async function longestDuring(read: () => Promise<number>, act: () => Promise<void>): Promise<number> {
  const state = { isOver: false }
  const acting = act().finally(() => (state.isOver = true))
  let longest = 0
  while (!state.isOver) {
    longest = Math.max(longest, await read())
    await pause(BETWEEN_MS)
  }
  await acting
  return longest
}
