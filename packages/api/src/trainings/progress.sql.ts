import { sql, type Selectable } from 'kysely'
import type { TrainingValues } from '@kiosque/contract/domain/training-kinds'
import type { Db } from '../db/db.ts'
import { json } from '../db/json.ts'
import type { TrainingTables } from './trainings.tables.ts'

export type ProgressRow = Selectable<TrainingTables['training_progress']>

/** What a content says of itself, whoever may see it: visibility is asked first. */
export async function selectFields(db: Db, contentId: number): Promise<TrainingValues> {
  const row = await db
    .selectFrom('content')
    .select('fields')
    .where('id', '=', contentId)
    .executeTakeFirstOrThrow()
  return row.fields as TrainingValues
}

export function selectProgress(db: Db, userId: number, contentId: number): Promise<ProgressRow | undefined> {
  return db
    .selectFrom('training_progress')
    .selectAll()
    .where('user_id', '=', userId)
    .where('content_id', '=', contentId)
    .executeTakeFirst()
}

export interface Step {
  user_id: number
  content_id: number
  position_s: number | null
  /** Added to those already done. */
  module_ids: readonly number[]
  /** Taken back. */
  undone_module_id: number | null
  /** From which second it counts as seen; null where seconds do not tell. */
  seen_from_s: number | null
  /** All there are; null for what is no course. */
  modules: readonly number[] | null
  at: Date
}

/** One statement, so that two tabs or two devices do not undo each other: what was reached or done stays so. */
export async function upsertProgress(db: Db, step: Step): Promise<ProgressRow> {
  const { user_id, content_id, position_s, seen_from_s, undone_module_id: undone, at } = step
  const done = [...step.module_ids]
  const all = step.modules && [...step.modules]
  const dates = json(Object.fromEntries(done.map((id) => [id, at.toISOString()])))
  const { rows } = await sql<ProgressRow>`
    INSERT INTO training_progress AS own
      (user_id, content_id, position_s, furthest_s, module_ids, module_dates, completed_at, updated_at)
    VALUES (${user_id}::int, ${content_id}::int, ${position_s ?? 0}::int, ${position_s ?? 0}::int, ${done}::int[],
      ${dates},
      CASE WHEN ${position_s}::int >= ${seen_from_s}::int OR ${all}::int[] <@ ${done}::int[]
           THEN ${at}::timestamptz END, ${at}::timestamptz)
    ON CONFLICT (user_id, content_id) DO UPDATE SET
      position_s = coalesce(${position_s}::int, own.position_s),
      furthest_s = greatest(own.furthest_s, excluded.furthest_s),
      module_ids = array_remove(own.module_ids || ARRAY(
        SELECT added FROM unnest(excluded.module_ids) WITH ORDINALITY AS new (added, rank)
         WHERE added <> ALL (own.module_ids) ORDER BY rank), ${undone}::int),
      module_dates = (excluded.module_dates || own.module_dates) - ${String(undone ?? '')}::text,
      completed_at = coalesce(own.completed_at, excluded.completed_at,
        CASE WHEN ${all}::int[] <@ (own.module_ids || excluded.module_ids) THEN ${at}::timestamptz END),
      updated_at = excluded.updated_at
    RETURNING *`.execute(db)
  const [row] = rows
  if (!row) throw new Error('progress was not written')
  return row
}

export function selectProgressOfPerson(db: Db, userId: number) {
  return db
    .selectFrom('training_progress')
    .innerJoin('content', 'content.id', 'training_progress.content_id')
    .selectAll('training_progress')
    .select(['content.kind', 'content.fields'])
    .where('user_id', '=', userId)
    .orderBy('training_progress.updated_at', 'desc')
    .execute()
}

/** The trainings this person began, for a statement that asks more. */
export const begunBy = (userId: number) =>
  sql<{ content_id: number }>`SELECT content_id FROM training_progress WHERE user_id = ${userId}::int`

export async function deleteProgressOfPerson(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('training_progress').where('user_id', '=', userId).execute()
}

/** What one finished of these kinds, with the laboratory behind it. */
export async function selectCompleted(db: Db, userId: number, kinds: readonly string[]) {
  const { rows } = await sql<{
    id: number
    kind: string
    slug: string
    title: string
    fields: unknown
    laboratory: string | null
    completed_at: Date
  }>`
    SELECT content.id, content.kind, content.slug, content.title, content.fields, laboratories.name AS laboratory,
           own.completed_at
      FROM training_progress own
      JOIN content ON content.id = own.content_id
      LEFT JOIN laboratories ON laboratories.id = content.laboratory_id
     WHERE own.user_id = ${userId}::int AND own.completed_at IS NOT NULL
       AND content.kind = ANY (${[...kinds]}::text[])`.execute(db)
  return rows
}

export async function markCompleted(
  db: Db,
  userIds: readonly number[],
  contentId: number,
  at: Date,
): Promise<void> {
  await sql`
    INSERT INTO training_progress AS own (user_id, content_id, completed_at, updated_at)
    SELECT person, ${contentId}::int, ${at}::timestamptz, ${at}::timestamptz
      FROM unnest(${[...userIds]}::int[]) AS person
    ON CONFLICT (user_id, content_id) DO UPDATE SET
      completed_at = coalesce(own.completed_at, excluded.completed_at), updated_at = excluded.updated_at`.execute(
    db,
  )
}

export async function deleteProgress(db: Db, userId: number, contentId: number): Promise<void> {
  await db
    .deleteFrom('training_progress')
    .where('user_id', '=', userId)
    .where('content_id', '=', contentId)
    .execute()
}
