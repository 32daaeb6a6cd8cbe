import { sql } from 'kysely'
import type { OwnValuesOf } from '@kiosque/contract/kinds/own-values'
import { isVisibleContent } from '../audience/audience.predicate.ts'
import type { Reader } from '../audience/visible-targets.ts'
import type { Db } from '../db/db.ts'
import type { AttemptRow } from './attempts.sql.ts'

export interface VisibleQuiz {
  id: number
  slug: string
  title: string
  fields: OwnValuesOf<'quiz'>
}

const MOST_SHOWN = 500

/** The quizzes this viewer sees, the newest first. */
export async function selectVisibleQuizzes(db: Db, viewer: Reader, now: Date): Promise<VisibleQuiz[]> {
  const rows = await db
    .selectFrom('content')
    .select(['id', 'slug', 'title', 'fields'])
    .where('kind', '=', 'quiz')
    .where(isVisibleContent('content', viewer, now))
    .orderBy('sort_at', 'desc')
    .limit(MOST_SHOWN)
    .execute()
  return rows.map((row) => ({ ...row, fields: row.fields as OwnValuesOf<'quiz'> }))
}

export function selectAttemptsOfPerson(db: Db, userId: number): Promise<AttemptRow[]> {
  return db.selectFrom('quiz_attempts').selectAll().where('user_id', '=', userId).orderBy('id').execute()
}

/** The quizzes this person tried, for a statement that asks more. */
export const triedBy = (userId: number) =>
  sql<{ content_id: number }>`SELECT content_id FROM quiz_attempts WHERE user_id = ${userId}::int`

/** Everything these people tried at these quizzes. */
export function selectAttemptsOf(
  db: Db,
  userIds: readonly number[],
  quizIds: readonly number[],
): Promise<AttemptRow[]> {
  return db
    .selectFrom('quiz_attempts')
    .selectAll()
    .where('user_id', '=', sql<number>`ANY (${[...userIds]}::int[])`)
    .where('content_id', '=', sql<number>`ANY (${[...quizIds]}::int[])`)
    .orderBy('id')
    .execute()
}

export async function selectPassed(
  db: Db,
  userIds: readonly number[],
  quizIds: readonly number[],
): Promise<{ user_id: number; quiz_id: number; passed_at: Date }[]> {
  const { rows } = await sql<{ user_id: number; quiz_id: number; passed_at: Date }>`
    SELECT user_id, content_id AS quiz_id, min(submitted_at) AS passed_at FROM quiz_attempts
     WHERE user_id = ANY (${[...userIds]}::int[]) AND content_id = ANY (${[...quizIds]}::int[]) AND passed
     GROUP BY user_id, content_id`.execute(db)
  return rows
}

/** What a person answered and obtained stays in the figures, without them. */
export async function forgetPerson(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('quiz_attempts')
    .set({ user_id: null, certificate_number: null, certificate_code: null })
    .where('user_id', '=', userId)
    .execute()
}
