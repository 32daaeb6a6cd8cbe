import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

export interface Assignment {
  id: number
  drugstore_id: number
  content_id: number
  user_id: number
  due_on: string | null
  reminded_at: Date | null
}

const columns = sql`id, drugstore_id, content_id, user_id, to_char(due_on, 'YYYY-MM-DD') AS due_on, reminded_at`

export async function selectAssignments(db: Db, drugstoreId: number): Promise<Assignment[]> {
  const { rows } = await sql<Assignment>`
    SELECT ${columns} FROM training_assignments WHERE drugstore_id = ${drugstoreId}::int`.execute(db)
  return rows
}

/** The trainings asked of this person, for a statement that asks more. */
export const assignedTo = (userId: number) =>
  sql<{ content_id: number }>`SELECT content_id FROM training_assignments WHERE user_id = ${userId}::int`

/** What is asked of one person, wherever they work. */
export async function selectAssignmentsTo(db: Db, userId: number): Promise<Assignment[]> {
  const { rows } = await sql<Assignment>`
    SELECT ${columns} FROM training_assignments WHERE user_id = ${userId}::int ORDER BY due_on NULLS LAST, id`.execute(
    db,
  )
  return rows
}

export async function selectAssignment(
  db: Db,
  drugstoreId: number,
  id: number,
): Promise<Assignment | undefined> {
  const { rows } = await sql<Assignment>`
    SELECT ${columns} FROM training_assignments
     WHERE id = ${id}::int AND drugstore_id = ${drugstoreId}::int FOR UPDATE`.execute(db)
  return rows[0]
}

/** Asked again, only the last day changes. Gives back those to whom this says something new: two clicks ask once. */
export async function upsertAssignments(
  db: Db,
  asked: { drugstore_id: number; content_id: number; due_on: string | null; by: number; at: Date },
  userIds: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    INSERT INTO training_assignments AS own (drugstore_id, content_id, user_id, assigned_by, due_on, created_at)
    SELECT ${asked.drugstore_id}::int, ${asked.content_id}::int, person, ${asked.by}::int, ${asked.due_on}::date,
           ${asked.at}::timestamptz
      FROM unnest(${[...userIds]}::int[]) AS person ORDER BY person
    ON CONFLICT (drugstore_id, content_id, user_id) DO UPDATE SET due_on = excluded.due_on
      WHERE own.due_on IS DISTINCT FROM excluded.due_on
    RETURNING user_id`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

/** What is asked of these people of one pharmacy about one training. */
export async function selectAsked(
  db: Db,
  { drugstore_id, content_id }: { drugstore_id: number; content_id: number },
  userIds: readonly number[],
): Promise<Assignment[]> {
  const { rows } = await sql<Assignment>`
    SELECT ${columns} FROM training_assignments
     WHERE drugstore_id = ${drugstore_id}::int AND content_id = ${content_id}::int
       AND user_id = ANY (${[...userIds]}::int[]) ORDER BY id`.execute(db)
  return rows
}

export async function deleteAssignment(db: Db, id: number): Promise<void> {
  await db.deleteFrom('training_assignments').where('id', '=', id).execute()
}

export async function markReminded(db: Db, id: number, at: Date): Promise<void> {
  await db.updateTable('training_assignments').set({ reminded_at: at }).where('id', '=', id).execute()
}

export async function deleteAssignmentsTo(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('training_assignments').where('user_id', '=', userId).execute()
}

/** What was asked in a team for a day that has passed, done or not, for a statement that asks more. */
export const overdueIn = (drugstoreId: number | null, today: string) =>
  sql<{ content_id: number }>`
    SELECT content_id FROM training_assignments WHERE drugstore_id = ${drugstoreId}::int AND due_on < ${today}::date`
