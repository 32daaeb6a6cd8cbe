import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { insertAttempt, mergeAnswers, selectOwnAttempts, upsertVersion } from '../quizzes/attempts.sql.ts'
import { closeAttempt } from '../quizzes/close-attempt.service.ts'
import { definitionOf, drawnFor, hashOf, type Drawn } from '../quizzes/quiz-definition.ts'
import type { StoredAnswers } from '../quizzes/stored-answers.ts'
import type { Learner, Training } from './demo-trainings.ts'

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
  const version_id = await upsertVersion(trx, {
    content_id: quiz.id,
    hash: hashOf(definition),
    definition,
    at,
  })
  const before = await selectOwnAttempts(trx, person.user_id, quiz.id)
  const seed = quiz.id * 31 + person.user_id
  const limit = definition.time_limit_s
  const { id } = await insertAttempt(trx, {
    ...person,
    version_id,
    content_id: quiz.id,
    number: before.length + 1,
    seed,
    started_at: at,
    deadline_at: limit === null ? null : new Date(at.getTime() + limit * 1000),
  })
  const drawn = drawnFor(definition, seed)
  const given = outcome === 'right' ? drawn : drawn.slice(0, Math.ceil(drawn.length / 2))
  await mergeAnswers(trx, id, answersTo(given, at), at)
  if (outcome !== 'open') await closeAttempt(deps, trx, id, new Date(at.getTime() + 4 * MINUTE_MS))
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
