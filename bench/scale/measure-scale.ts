import { setTimeout as pause } from 'node:timers/promises'
import { signIn } from '../sign-in.ts'
import type { Portal, Portals } from './networks.ts'
import type { Plan } from './plan-log.ts'
import { questionsFor, type Question } from './questions.ts'

/** Every question comes back so many times: a machine that is slow for some seconds is not so for one question alone. */
const PASSES = 4
const ROUNDS = 10

export interface Times {
  question: Question
  /** Milliseconds, the least of all rounds: a busy machine adds, it never takes away. */
  small: number
  large: number
  warm: number
  /** Pages that PostgreSQL looked at, cold. */
  pages: { small: number; large: number }
  /** Of the large portal. */
  plans: Plan[]
}

interface Taken {
  question: Question
  small: number[]
  large: number[]
  warm: number[]
}

type Ask = (question: Question) => Promise<number>

/** Times every question on both portals in turns, several times over: cold, its shared answer dropped each time; then warm. */
export async function measureScale(portals: Portals, only = ''): Promise<Times[]> {
  const detailId = await commonDetail(portals)
  const small = await asker(portals.small)
  const large = await asker(portals.large)
  const questions = questionsFor(detailId).filter(({ name }) => name.includes(only))
  const taken = questions.map((question) => ({ question, small: [], large: [], warm: [] }) as Taken)
  for (let pass = 0; pass < PASSES; pass++) {
    for (const { question, ...times } of taken) {
      for (let round = 0; round < ROUNDS; round++) {
        // Each goes first in turn: what the other left behind in the machine serves neither more often.
        for (const isLarge of round % 2 === 0 ? [false, true] : [true, false]) {
          await forgetAnswers(isLarge ? portals.large : portals.small)
          if (isLarge) times.large.push(await large(question))
          else times.small.push(await small(question))
        }
        times.warm.push(await large(question))
      }
    }
  }
  const measured: Times[] = []
  for (const { question, ...times } of taken) {
    const plansOf = async (portal: Portal, ask: Ask) => {
      await forgetAnswers(portal)
      return portals.plans.during(portal.client, async () => void (await ask(question)))
    }
    const [few, plans] = [await plansOf(portals.small, small), await plansOf(portals.large, large)]
    const sum = (all: Plan[]) => all.reduce((pages, plan) => pages + plan.pages, 0)
    measured.push({
      question,
      small: Math.min(...times.small),
      large: Math.min(...times.large),
      warm: Math.min(...times.warm),
      pages: { small: sum(few), large: sum(plans) },
      plans,
    })
  }
  return measured
}

async function asker(portal: Portal): Promise<Ask> {
  const tokens = {
    titulaire: await signIn(portal.url, 'titulaire@demo.kiosque.test'),
    admin: await signIn(portal.url, 'admin@demo.kiosque.test'),
  }
  return async ({ path, as }) => {
    const start = performance.now()
    const response = await fetch(`${portal.url}/api/v1${path}`, {
      headers: { authorization: `Bearer ${tokens[as]}` },
    })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path} a répondu ${response.status}.`)
    return performance.now() - start
  }
}

/** As when someone publishes: every process drops its shared answers. */
async function forgetAnswers({ client }: Portal): Promise<void> {
  await client.query(`SELECT pg_notify('kiosque', '{"channel":"content","payload":""}')`)
  // The word travels through PostgreSQL; an answer begun before it arrives would not be cold.
  await pause(100)
}

/** A piece of news that both have and the titulaire sees. */
async function commonDetail({ small }: Portals): Promise<number> {
  const { rows } = await small.client.query<{ id: number }>(
    `SELECT id FROM content WHERE kind = 'news' AND status = 'published' AND ends_at IS NULL AND starts_at < now()
        AND target_id = 1 ORDER BY sort_at OFFSET 50 LIMIT 1`,
  )
  return rows[0]?.id ?? 1
}

export async function memoryOf({ url }: Portal): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1] ?? 0)
}
