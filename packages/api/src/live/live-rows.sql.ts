import { sql } from 'kysely'
import type { OwnFieldName } from '@kiosque/contract/kinds/own-values'
import type { Db } from '../db/db.ts'

/** A content as lists sort, filter and target it: numbers, no texts. Instants are milliseconds, days are yyyymmdd. */
export interface LiveValues {
  id: number
  kind: string
  target_id: number
  is_public: boolean
  /** Public, and for nobody in particular: a passer-by may read it. */
  is_open: boolean
  is_pinned: boolean
  /** Waits until it is read, however old. */
  must_read: boolean
  /** The day by which pharmacies say whether they take part, while that is asked. */
  answer_by: number | null
  /** Obligatory, and the day before which it is to be done: of trainings. */
  is_mandatory: boolean
  due_on: number | null
  /** The last day of a course, which is nobody's duty by itself. */
  closes_on: number | null
  /** The last day on which an offer is ordered. */
  order_by: number | null
  /** Other days before which some have to be done: their target, and the day. */
  dues: readonly (readonly [targetId: number, day: number])[] | null
  starts_at: number | null
  ends_at: number | null
  sort_at: number
  period_start: number | null
  period_end: number | null
  /** `name=value`, between FILTER_MARK. */
  filters: string
}

export const FILTER_MARK = '\u001f'

const milliseconds = (column: string) => sql`(extract(epoch FROM ${sql.ref(column)}) * 1000)::float8`
const day = (column: string) => sql`to_char(${sql.ref(column)}, 'YYYYMMDD')::int`

/** A day that an own value says, where it says one. */
const ownDay = (name: OwnFieldName) => sql`CASE WHEN c.fields ->> ${sql.lit(name)} ~ '^\\d{4}-\\d\\d-\\d\\d$'
       THEN translate(c.fields ->> ${sql.lit(name)}, '-', '')::int END`

const VALUES = sql`c.id, c.kind, c.target_id, c.is_public, c.is_public AND t.names_nobody AS is_open, c.is_pinned,
  coalesce(c.fields ->> 'must_read' = 'true', false) AS must_read,
  CASE WHEN c.fields -> 'enrolment_open' = 'true'::jsonb THEN ${ownDay('enrolment_deadline')} END AS answer_by,
  coalesce(c.fields ->> 'is_mandatory' = 'true', false) AS is_mandatory, ${ownDay('due_on')} AS due_on,
  ${ownDay('finish_before')} AS closes_on, ${ownDay('order_deadline')} AS order_by, dated.dues,
  ${milliseconds('c.starts_at')} AS starts_at, ${milliseconds('c.ends_at')} AS ends_at,
  ${milliseconds('c.sort_at')} AS sort_at, ${day('c.period_start')} AS period_start, ${day('c.period_end')} AS period_end,
  array_to_string(c.filter_values, ${FILTER_MARK}) AS filters`

const SOURCE = sql`content c JOIN targets t ON t.id = c.target_id LEFT JOIN (
    SELECT content_id, jsonb_agg(jsonb_build_array(target_id, ${day('due_on')}) ORDER BY due_on) AS dues
      FROM content_due_dates GROUP BY content_id) dated ON dated.content_id = c.id`

/** The oldest transaction that is not over yet: what it and later ones write is still to be read. */
export async function selectHorizon(db: Db): Promise<string> {
  const { rows } = await sql<{ at: string }>`
    SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS at`.execute(db)
  return rows[0]?.at ?? '0'
}

/** What is published and has not ended, by ids, a part at a time: all at once would fill the memory for a moment. */
export async function selectLiveValues(
  db: Db,
  now: Date,
  after: number,
  limit: number,
): Promise<LiveValues[]> {
  const { rows } = await sql<LiveValues>`
    SELECT ${VALUES} FROM ${SOURCE}
     WHERE c.status = 'published' AND (c.ends_at IS NULL OR c.ends_at > ${now}::timestamptz) AND c.id > ${after}::int
     ORDER BY c.id LIMIT ${limit}`.execute(db)
  return rows
}

export interface Changes {
  horizon: string
  changed: (LiveValues & { is_published: boolean })[]
}

/** What was written since that horizon, whatever became of it. Rows stamped in another cluster's future are old. */
export async function selectChanges(db: Db, since: string): Promise<Changes> {
  const { rows } = await sql<LiveValues & { is_published: boolean; horizon: string; id: number | null }>`
    SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS horizon, found.*
      FROM (SELECT 1) one LEFT JOIN (
        SELECT ${VALUES}, c.status = 'published' AS is_published
          FROM ${SOURCE}
         WHERE c.changed_in >= ${since}::text::xid8
           AND c.changed_in < pg_snapshot_xmax(pg_current_snapshot())) found ON true`.execute(db)
  return { horizon: rows[0]?.horizon ?? since, changed: rows.filter((row) => row.id !== null) }
}
