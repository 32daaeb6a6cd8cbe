import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { openConnection, type Connection } from '../rush/load-client.ts'

/** What this process is given, as a file. */
export interface QuizPlan {
  host: string
  port: number
  connections: number
  tokens: string[]
  quizId: number
  wave: 'bare' | 'start' | 'answer' | 'submit'
  /** Where the attempts that were begun are kept from one wave to the next. */
  attemptsFile: string
}

interface Asked {
  id: number
  type: string
  choices: { id: number }[]
  matches: { id: number }[]
}
interface Begun {
  token: string
  id: number
  questions: Asked[]
}

// Run on its own, so that what it costs is nobody else's: node load.ts plan.json
const plan = JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as QuizPlan
const times: Record<string, number[]> = {}
const failures: Record<string, number> = {}
const start = performance.now()
const begun = existsSync(plan.attemptsFile)
  ? (JSON.parse(readFileSync(plan.attemptsFile, 'utf8')) as Begun[])
  : []
const ORDER = { bare: 'insertion nue', start: 'départ', answer: 'réponse', submit: 'rendu' } as const

async function send(
  connection: Connection,
  method: 'POST' | 'PUT',
  path: string,
  token: string | null,
  body?: object,
) {
  const { status, ms, text } = await connection.send(method, path, token, body)
  ;(times[ORDER[plan.wave]] ??= []).push(ms)
  if (status >= 300) {
    const what = `${status} ${method} ${path.replaceAll(/\d+/g, 'n')}`
    failures[what] = (failures[what] ?? 0) + 1
  }
  return text
}

/** What somebody gives without thinking: the first of what is proposed, or everything in the order it stands. */
function given({ id, type, choices, matches }: Asked): object {
  const ids = choices.map((choice) => choice.id)
  if (type === 'numeric') return { question_id: id, value: 4 }
  if (type === 'ordering') return { question_id: id, choice_ids: ids }
  if (type !== 'matching') return { question_id: id, choice_ids: ids.slice(0, 1) }
  return { question_id: id, pairs: ids.map((choice_id) => ({ choice_id, match_id: matches[0]?.id ?? 1 })) }
}

const WAVES: Record<
  QuizPlan['wave'],
  { left: number; one: (connection: Connection, at: number) => Promise<void> }
> = {
  bare: {
    left: plan.tokens.length,
    one: async (connection, at) => {
      const answers = {
        11: { choice_ids: [1], pairs: [], value: null, at: '2026-03-10T09:00:00Z', ms: 1200 },
      }
      await send(connection, 'POST', '/insert', null, { user_id: at, answers })
    },
  },
  start: {
    left: plan.tokens.length,
    one: async (connection, at) => {
      const token = plan.tokens[at] ?? ''
      const text = await send(connection, 'POST', `/api/v1/quizzes/${plan.quizId}/attempts`, token)
      const { id, questions } = JSON.parse(text) as Omit<Begun, 'token'>
      begun.push({ token, id, questions })
    },
  },
  answer: {
    left: begun.length,
    one: async (connection, at) => {
      const { token, id, questions } = begun[at] as Begun
      for (const question of questions)
        await send(connection, 'PUT', `/api/v1/attempts/${id}/answers`, token, { answers: [given(question)] })
    },
  },
  submit: {
    left: begun.length,
    one: async (connection, at) => {
      const { token, id } = begun[at] as Begun
      await send(connection, 'POST', `/api/v1/attempts/${id}/submit`, token)
    },
  },
}

const wave = WAVES[plan.wave]
let next = 0
async function run(): Promise<void> {
  const connection = await openConnection(plan.host, plan.port)
  while (next < wave.left) {
    next += 1
    await wave.one(connection, next - 1)
  }
  connection.close()
}

await Promise.all(Array.from({ length: plan.connections }, run))
if (plan.wave === 'start') writeFileSync(plan.attemptsFile, JSON.stringify(begun))
const count = Object.values(times).reduce((sum, list) => sum + list.length, 0)
process.stdout.write(JSON.stringify({ seconds: (performance.now() - start) / 1000, count, failures, times }))
