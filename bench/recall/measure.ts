import { setTimeout as pause } from 'node:timers/promises'
import type { Network } from '../rush/network.ts'
import { signInPeople, type Person } from '../rush/people.ts'
import { signIn } from '../sign-in.ts'
import { openLine, type Line } from './streams.ts'

const LISTENING = 200
const CONNECTIONS = 16
const PATIENCE_MS = 30_000

export interface RecallRun {
  pharmacies: number
  people: number
  /** From the demand to its answer. */
  openMs: number
  /** From the answer of one process to the last of the open lines of another. */
  lastNotificationMs: number
  answers: number
  answersPerSecond: number
  /** The board while they come in. */
  boardMs: number[]
  /** From the last answer to a board that counts them all. */
  boardLagMs: number
}

/** A recall to everybody through one process, while browsers listen to another; then answers, while its board is watched. */
export async function measureRecall(network: Network, folder: string, answering: number): Promise<RecallRun> {
  const first = await network.serve()
  const second = await network.serve({ KIOSQUE_DATA_DIR: `${folder}/second` })
  const lines: Line[] = []
  try {
    const people = await onePerPharmacy(network, answering)
    const editor = await signIn(first.url, 'editeur@demo.kiosque.test')
    const call = caller(first.url, editor)
    for (const { token } of people.slice(0, LISTENING)) lines.push(await openLine(second.url, token))
    const desk = await openLine(second.url, await signIn(second.url, 'admin@demo.kiosque.test'))
    lines.push(desk)

    const { id } = await call<{ id: number }>('POST', '/admin/recalls', {
      product: 'Produit du banc',
      lots: ['B1'],
      reason: 'Mesure.',
      deadline_at: new Date(Date.now() + 86_400_000).toISOString(),
      target: {},
    })
    const start = performance.now()
    const opened = await call<{ counts: { pharmacies: number } }>('POST', `/admin/recalls/${id}/open`)
    const answeredAt = performance.now()
    const reached = () =>
      lines.slice(0, LISTENING).filter(({ heard }) => heard.some(({ name }) => name === 'change'))
    await until(() => reached().length === Math.min(LISTENING, people.length))
    const lastNotification = Math.max(...reached().map(({ heard }) => heard[0]?.at ?? Infinity))
    const told = await network.client.query<{ n: number }>(
      `SELECT recipients AS n FROM notification_sends WHERE link = '/rappels/' || $1`,
      [String(id)],
    )

    const watched = watch(caller(second.url, editor), id)
    const from = performance.now()
    await answerAll(first.url, id, people)
    const to = performance.now()
    await until(() => watched.confirmed() === people.length)
    const seenAt = performance.now()
    await watched.stop()
    return {
      pharmacies: opened.counts.pharmacies,
      people: told.rows[0]?.n ?? 0,
      openMs: answeredAt - start,
      lastNotificationMs: Math.max(0, lastNotification - answeredAt),
      answers: people.length,
      answersPerSecond: people.length / ((to - from) / 1000),
      boardMs: watched.times,
      boardLagMs: seenAt - to,
    }
  } finally {
    for (const line of lines) line.close()
    await first.stop()
    await second.stop()
  }
}

async function onePerPharmacy({ client }: Network, count: number): Promise<Person[]> {
  const people = (await signInPeople(client, count * 4)).filter(({ type }) => type >= 100)
  return [...new Map(people.map((person) => [person.drugstore, person])).values()].slice(0, count)
}

function caller(url: string, token: string) {
  return async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const response = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    if (!response.ok) throw new Error(`${path} a répondu ${response.status} : ${await response.text()}`)
    return (await response.json()) as Answer
  }
}

/** Asks for the board again and again, as a page that the open line wakes would. */
function watch(call: ReturnType<typeof caller>, id: number) {
  const times: number[] = []
  let count = 0
  const state = { isOver: false }
  const loop = (async () => {
    while (!state.isOver) {
      const from = performance.now()
      const board = await call<{ counts: { confirmed: number } }>('GET', `/admin/recalls/${id}/drugstores`)
      times.push(performance.now() - from)
      count = board.counts.confirmed
      await pause(400)
    }
  })()
  return {
    times,
    confirmed: () => count,
    stop: async () => {
      state.isOver = true
      await loop
    },
  }
}

async function answerAll(url: string, id: number, people: readonly Person[]): Promise<void> {
  const waiting = [...people]
  const work = async () => {
    for (let person = waiting.pop(); person; person = waiting.pop())
      await caller(url, person.token)('POST', `/recalls/${id}/confirmation`, {
        outcome: 'withdrawn',
        found: [{ lot: 'B1', quantity: 2 }],
      })
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, work))
}

async function until(isTrue: () => boolean): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; !isTrue(); await pause(10))
    if (performance.now() > end) throw new Error('Ce qui était attendu n’est pas arrivé.')
}
