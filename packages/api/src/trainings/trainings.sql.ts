import { sql } from 'kysely'
import type { TrainingValues } from '@kiosque/contract/domain/training-kinds'
import type { Db } from '../db/db.ts'
import type { FollowedTraining } from './team.sql.ts'

/** One training as it stands, whoever may see it: visibility is asked first. */
export async function selectTraining(db: Db, id: number): Promise<FollowedTraining> {
  const row = await db
    .selectFrom('content')
    .select(['id', 'kind', 'slug', 'title', 'fields'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return { ...row, fields: row.fields as TrainingValues }
}

export interface ExportedRow {
  /** Of the person's line: where to read on from. */
  id: number
  kind: string
  title: string
  first_name: string | null
  last_name: string | null
  account_type: number | null
  drugstore: string | null
  cip_officine: string | null
  zone: string | null
  tries: number | null
  score: number | null
  is_done: boolean
  last_at: Date
}

export interface ExportFilter {
  kind: string | undefined
  /** Null for all of them. */
  zones: readonly number[] | null
}

/** The best try of each person at each quiz, by key. */
export async function selectQuizResults(
  db: Db,
  { zones }: ExportFilter,
  afterId: number,
  size: number,
): Promise<ExportedRow[]> {
  const { rows } = await sql<ExportedRow>`
    SELECT best.id, 'quiz' AS kind, content.title, users.first_name, users.last_name, best.account_type,
           drugstores.name AS drugstore, drugstores.cip_officine, zones.name AS zone,
           best.tries, best.score, best.passed AS is_done, best.submitted_at AS last_at
      FROM (
        SELECT DISTINCT ON (user_id, content_id) id, user_id, content_id, account_type, drugstore_id, score, passed,
               submitted_at, count(*) OVER (PARTITION BY user_id, content_id)::int AS tries
          FROM quiz_attempts WHERE submitted_at IS NOT NULL AND user_id IS NOT NULL
         ORDER BY user_id, content_id, score DESC, id) best
      JOIN content ON content.id = best.content_id
      JOIN users ON users.id = best.user_id
      LEFT JOIN drugstores ON drugstores.id = best.drugstore_id
      LEFT JOIN zones ON zones.id = drugstores.zone_id
     WHERE best.id > ${afterId}::int
       AND (${zones === null}::boolean OR drugstores.zone_id = ANY (${[...(zones ?? [])]}::int[]))
     ORDER BY best.id LIMIT ${size}`.execute(db)
  return rows
}

/** How far each person came in films, trainings and courses, by key. */
export async function selectProgressResults(
  db: Db,
  { kind, zones }: ExportFilter,
  after: { userId: number; contentId: number },
  size: number,
): Promise<(ExportedRow & { user_id: number; content_id: number })[]> {
  const { rows } = await sql<ExportedRow & { user_id: number; content_id: number }>`
    SELECT own.user_id AS id, own.user_id, own.content_id, content.kind, content.title, users.first_name, users.last_name,
           place.type AS account_type, drugstores.name AS drugstore, drugstores.cip_officine, zones.name AS zone,
           NULL::int AS tries, NULL::int AS score, own.completed_at IS NOT NULL AS is_done,
           coalesce(own.completed_at, own.updated_at) AS last_at
      FROM training_progress own
      JOIN content ON content.id = own.content_id
      JOIN users ON users.id = own.user_id
      LEFT JOIN LATERAL (
        SELECT type, drugstore_id FROM accounts WHERE accounts.user_id = own.user_id ORDER BY type DESC, id LIMIT 1) place ON true
      LEFT JOIN drugstores ON drugstores.id = place.drugstore_id
      LEFT JOIN zones ON zones.id = drugstores.zone_id
     WHERE (own.user_id, own.content_id) > (${after.userId}::int, ${after.contentId}::int)
       AND (${kind ?? null}::text IS NULL OR content.kind = ${kind ?? null}::text)
       AND (${zones === null}::boolean OR drugstores.zone_id = ANY (${[...(zones ?? [])]}::int[]))
     ORDER BY own.user_id, own.content_id LIMIT ${size}`.execute(db)
  return rows
}
