import type { OwnValuesOf } from '@kiosque/contract/kinds/own-values'
import type { MyQuizzes, QuizStanding } from '@kiosque/contract/wire/quizzes'
import type { Db } from '../db/db.ts'
import type { Taking } from './attempts.service.ts'
import type { AttemptRow } from './attempts.sql.ts'
import {
  selectAttemptsOf,
  selectAttemptsOfPerson,
  selectPassed,
  selectVisibleQuizzes,
} from './my-quizzes.sql.ts'
import { rulesOf, standingOf } from './standing.ts'

/** Where one stands with every quiz one sees: for the chips of the list and for what is to be done. */
export async function standingsOf(db: Db, { viewer, now }: Taking) {
  const quizzes = await selectVisibleQuizzes(db, viewer, now)
  const attempts = new Map<number, AttemptRow[]>()
  for (const row of await selectAttemptsOfPerson(db, viewer.user_id))
    attempts.set(row.content_id, [...(attempts.get(row.content_id) ?? []), row])
  return quizzes.map((quiz) => ({
    quiz,
    standing: standingOf(attempts.get(quiz.id) ?? [], rulesOf(quiz.fields), now),
  }))
}

export async function myQuizzes(db: Db, who: Taking): Promise<MyQuizzes> {
  const all = await standingsOf(db, who)
  return { data: all.map(({ quiz, standing }) => ({ quiz_id: quiz.id, ...standing })) }
}

interface Quiz {
  id: number
  fields: OwnValuesOf<'quiz'>
}

export interface PersonStanding {
  user_id: number
  quiz_id: number
  standing: QuizStanding
  /** When it was last passed. */
  passed_at: Date | null
}

/** Where each of these people stands with each of these quizzes. */
export async function teamStandings(
  db: Db,
  userIds: readonly number[],
  quizzes: readonly Quiz[],
  now: Date,
): Promise<PersonStanding[]> {
  if (quizzes.length === 0) return []
  const rows = await selectAttemptsOf(
    db,
    userIds,
    quizzes.map(({ id }) => id),
  )
  const byBoth = Map.groupBy(rows, (row) => `${row.user_id}:${row.content_id}`)
  return userIds.flatMap((user_id) =>
    quizzes.map((quiz) => {
      const own = byBoth.get(`${user_id}:${quiz.id}`) ?? []
      const passed_at = own.findLast((row) => row.passed)?.submitted_at ?? null
      return { user_id, quiz_id: quiz.id, standing: standingOf(own, rulesOf(quiz.fields), now), passed_at }
    }),
  )
}

/** Which of these quizzes each of these people once passed, and when first. */
export async function passedQuizzes(
  db: Db,
  userIds: readonly number[],
  quizIds: readonly number[],
): Promise<{ user_id: number; quiz_id: number; passed_at: Date }[]> {
  return selectPassed(db, userIds, quizIds)
}
