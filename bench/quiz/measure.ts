import { join } from 'node:path'
import { measureBare } from '../rush/bare.ts'
import { openMeter } from '../rush/meter.ts'
import type { Network } from '../rush/network.ts'
import { signInPeople } from '../rush/people.ts'
import { measurePhase, type Figures } from '../rush/phase.ts'
import type { QuizPlan } from './load.ts'

const CONNECTIONS = 32
const LOAD = join(import.meta.dirname, 'load.ts')

export interface QuizRush {
  bare: Figures
  start: Figures
  answer: Figures
  submit: Figures
  people: number
  /** Questions each was asked. */
  questions: number
  /** What the database holds in the end. */
  kept: { attempts: number; answers: number; submitted: number }
}

/** Everybody takes the same quiz: all begin, all answer question after question, all submit. */
export async function measureQuiz(folder: string, network: Network, people: number): Promise<QuizRush> {
  const { client } = network
  const tokens = (await signInPeople(client, people)).map(({ token }) => token)
  const { rows } = await client.query<{ id: number; questions: number }>(
    `SELECT id, coalesce((fields ->> 'draw_count')::int, jsonb_array_length(fields -> 'questions')) AS questions
       FROM content WHERE kind = 'quiz' AND target_id = 1 AND status = 'published'
      ORDER BY jsonb_array_length(fields -> 'questions') DESC, id LIMIT 1`,
  )
  const quiz = rows[0]
  if (!quiz) throw new Error('La démonstration n’a pas de quiz ouvert à tous.')
  const common = {
    host: '127.0.0.1',
    connections: CONNECTIONS,
    tokens,
    quizId: quiz.id,
    attemptsFile: join(folder, 'attempts.json'),
  }
  const bare = await measureBare(folder, network, {
    name: 'Fastify et pg nus, une insertion',
    script: join(import.meta.dirname, 'bare-insert.ts'),
    load: LOAD,
    plan: { ...common, wave: 'bare' },
    warmUp: { tokens: tokens.slice(0, 1_000) },
  })

  const server = await network.serve()
  const port = Number(new URL(server.url).port)
  const meter = await openMeter(client, server.pid, `${server.url}/metrics`)
  const measure = (name: string, wave: QuizPlan['wave']) =>
    measurePhase(folder, name, { ...common, port, wave }, meter, LOAD)
  try {
    const start = await measure('les départs', 'start')
    const answer = await measure('les réponses', 'answer')
    const submit = await measure('les rendus', 'submit')
    return {
      bare,
      start,
      answer,
      submit,
      people,
      questions: quiz.questions,
      kept: await countKept(network, quiz.id),
    }
  } finally {
    meter.stop()
    await server.stop()
  }
}

/** Counted where nothing can be made up: people of the bench only, the demonstration's own left out. */
async function countKept({ client }: Network, quizId: number): Promise<QuizRush['kept']> {
  const { rows } = await client.query<QuizRush['kept']>(
    `SELECT count(*)::int AS attempts, count(submitted_at)::int AS submitted,
            coalesce(sum((SELECT count(*) FROM jsonb_object_keys(answers))), 0)::int AS answers
       FROM quiz_attempts JOIN users ON users.id = quiz_attempts.user_id AND users.email LIKE 'personne%'
      WHERE content_id = $1`,
    [quizId],
  )
  return rows[0] ?? { attempts: 0, answers: 0, submitted: 0 }
}
