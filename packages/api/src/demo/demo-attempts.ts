import type { Db } from '../db/db.ts'
import { json } from '../db/json.ts'
import type { Deps } from '../deps.ts'
import { scoreAttempt } from '../quizzes/close-attempt.service.ts'
import {
  definitionOf,
  drawnFor,
  hashOf,
  type Drawn,
  type QuizDefinition,
} from '../quizzes/quiz-definition.ts'
import type { StoredAnswers } from '../quizzes/stored-answers.ts'

export interface Learner {
  user_id: number
  account_type: number
  drugstore_id: number
}
export interface Training {
  id: number
  kind: string
  title: string
  fields: Record<string, unknown>
}

/** All right, half of it wrong, or left in the middle. */
export type Try = 'right' | 'wrong' | 'open'

const MINUTE_MS = 60_000

interface Taken {
  person: Learner
  quiz: Training
  at: Date
  outcome: Try
}

/** A try as the portal would have kept it: answered, then scored by the same code, with its attestation. */
export async function takeQuiz(trx: Db, deps: Deps, { person, quiz, at, outcome }: Taken): Promise<void> {
  const definition = definitionOf(quiz)
  const seed = quiz.id * 31 + person.user_id
  const limit = definition.time_limit_s
  const drawn = drawnFor(definition, seed)
  const given = outcome === 'right' ? drawn : drawn.slice(0, Math.ceil(drawn.length / 2))
  const row = await trx
    .insertInto('quiz_attempts')
    .values({
      ...person,
      version_id: await versionOf(trx, quiz.id, definition, at),
      content_id: quiz.id,
      number: 1,
      seed,
      started_at: at,
      saved_at: at,
      deadline_at: limit === null ? null : new Date(at.getTime() + limit * 1000),
      answers: json(answersTo(given, at)),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  if (outcome !== 'open') await scoreAttempt(deps, trx, row, new Date(at.getTime() + 4 * MINUTE_MS))
}

export async function versionOf(
  trx: Db,
  quizId: number,
  definition: QuizDefinition,
  at: Date,
): Promise<number> {
  const hash = hashOf(definition)
  await trx
    .insertInto('quiz_versions')
    .values({ content_id: quizId, hash, definition: JSON.stringify(definition), created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { id } = await trx
    .selectFrom('quiz_versions')
    .select('id')
    .where('content_id', '=', quizId)
    .where('hash', '=', hash)
    .executeTakeFirstOrThrow()
  return id
}

/** What somebody who knows answers to these questions. */
function answersTo(drawn: readonly Drawn[], at: Date): StoredAnswers {
  return Object.fromEntries(
    drawn.map(({ question, choices, matches }) => [
      String(question.id),
      {
        choice_ids: rightChoices(question),
        pairs: choices.flatMap(({ id, match }) => {
          const found = matches.find(({ label }) => label === match)
          return match === null || found === undefined ? [] : [{ choice_id: id, match_id: found.id }]
        }),
        value: question.number,
        at: at.toISOString(),
        ms: 20_000,
      },
    ]),
  )
}

function rightChoices({ type, choices }: Drawn['question']): number[] {
  if (type === 'numeric' || type === 'matching') return []
  if (type === 'ordering')
    return choices.toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0)).map(({ id }) => id)
  return choices.filter(({ is_correct }) => is_correct).map(({ id }) => id)
}
