import type { MyQuizzes } from '@kiosque/contract/wire/quizzes'
import type { Db } from '../db/db.ts'
import type { Taking } from './attempts.service.ts'
import type { AttemptRow } from './attempts.sql.ts'
import { selectAttemptsOfPerson, selectVisibleQuizzes } from './my-quizzes.sql.ts'
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
