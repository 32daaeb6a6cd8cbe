import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

export interface FeedbackFilter {
  laboratory_id?: number | undefined
  stars?: number | undefined
  words: readonly string[]
  /** Null for all of them. */
  zones: readonly number[] | null
}

export interface ListedFeedback {
  id: number
  content_id: number
  title: string
  laboratory: string | null
  drugstore_id: number | null
  drugstore: string | null
  city: string | null
  stars: number
  comment: string
  updated_at: Date
}

export function selectFeedback(db: Db, userId: number, contentId: number) {
  return db
    .selectFrom('training_feedback')
    .select(['stars', 'comment', 'updated_at'])
    .where('user_id', '=', userId)
    .where('content_id', '=', contentId)
    .executeTakeFirst()
}

interface Given {
  user_id: number
  content_id: number
  drugstore_id: number | null
  stars: number
  comment: string
}

/** One opinion of each; said again, it replaces the one before. */
export async function upsertFeedback(db: Db, given: Given, at: Date): Promise<void> {
  const { stars, comment, drugstore_id } = given
  await db
    .insertInto('training_feedback')
    .values({ ...given, created_at: at, updated_at: at })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'content_id'])
        .doUpdateSet({ stars, comment, drugstore_id, updated_at: at }),
    )
    .execute()
}

export async function deleteFeedback(db: Db, userId: number, contentId: number): Promise<void> {
  await db
    .deleteFrom('training_feedback')
    .where('user_id', '=', userId)
    .where('content_id', '=', contentId)
    .execute()
}

export async function deleteFeedbackOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('training_feedback').where('user_id', '=', userId).execute()
}

export const selectFeedbackOf = (db: Db, userId: number) =>
  db.selectFrom('training_feedback').selectAll().where('user_id', '=', userId).orderBy('id').execute()

const FROM = sql`
  training_feedback f
  JOIN content c ON c.id = f.content_id
  LEFT JOIN laboratories l ON l.id = c.laboratory_id
  LEFT JOIN drugstores d ON d.id = f.drugstore_id`

const inZones = (zones: FeedbackFilter['zones']) =>
  sql`(${zones === null}::boolean OR d.zone_id = ANY (${[...(zones ?? [])]}::int[]))`

const matching = ({ laboratory_id, stars, words, zones }: FeedbackFilter) => sql`
  (${laboratory_id ?? null}::int IS NULL OR c.laboratory_id = ${laboratory_id ?? null}::int)
  AND (${stars ?? null}::int IS NULL OR f.stars = ${stars ?? null}::int) AND ${inZones(zones)}
  AND fold(concat_ws(' ', c.title, l.name, d.name, d.city, f.comment)) LIKE ALL (${[...words]}::text[])`

const COLUMNS = sql`
  f.id, f.content_id, c.title, l.name AS laboratory, f.drugstore_id, d.name AS drugstore, d.city, f.stars, f.comment,
  f.updated_at`

/** The newest first. */
export async function selectFeedbackPage(
  db: Db,
  filter: FeedbackFilter,
  { page, per_page }: { page: number; per_page: number },
): Promise<{ rows: ListedFeedback[]; total: number }> {
  const { rows } = await sql<ListedFeedback>`
    SELECT ${COLUMNS} FROM ${FROM} WHERE ${matching(filter)}
     ORDER BY f.updated_at DESC, f.id DESC LIMIT ${per_page}::int OFFSET ${(page - 1) * per_page}::int`.execute(
    db,
  )
  const counted = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM ${FROM} WHERE ${matching(filter)}`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

export async function selectFeedbackAfter(
  db: Db,
  filter: FeedbackFilter,
  afterId: number,
  size: number,
): Promise<ListedFeedback[]> {
  const { rows } = await sql<ListedFeedback>`
    SELECT ${COLUMNS} FROM ${FROM} WHERE ${matching(filter)} AND f.id > ${afterId}::int
     ORDER BY f.id LIMIT ${size}::int`.execute(db)
  return rows
}

export interface LaboratoryFeedback {
  laboratory_id: number | null
  laboratory: string | null
  trainings: number
  answers: number
  average: number
  by_stars: number[]
}

export async function selectByLaboratory(
  db: Db,
  zones: FeedbackFilter['zones'],
): Promise<LaboratoryFeedback[]> {
  const { rows } = await sql<LaboratoryFeedback>`
    SELECT l.id AS laboratory_id, l.name AS laboratory, count(DISTINCT f.content_id)::int AS trainings,
           count(*)::int AS answers, round(avg(f.stars), 1)::float8 AS average,
           ARRAY[count(*) FILTER (WHERE f.stars = 1), count(*) FILTER (WHERE f.stars = 2),
                 count(*) FILTER (WHERE f.stars = 3), count(*) FILTER (WHERE f.stars = 4),
                 count(*) FILTER (WHERE f.stars = 5)]::int[] AS by_stars
      FROM ${FROM} WHERE ${inZones(zones)}
     GROUP BY l.id, l.name ORDER BY answers DESC, l.name`.execute(db)
  return rows
}
