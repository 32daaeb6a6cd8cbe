import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { DESK_STATES, type DeskState } from '@kiosque/contract/wire/claims-desk'
import type { Db } from '../db/db.ts'
import { likePatterns } from '../kit/search-text.ts'
import { CLAIM_COLUMNS, CLAIM_FROM, type ClaimRow } from './claims.sql.ts'

export interface DeskFilter {
  q?: string | undefined
  state: DeskState
  laboratoryId?: number | undefined
  operationId?: number | undefined
  drugstoreId?: number | undefined
  flagged?: boolean | undefined
  /** Today in Paris: what the laboratory should have paid is late after it. */
  today: string
}

/** Accepted, and past the days the laboratory has. */
export const isLate = (today: string) => sql<SqlBool>`(c.status IN ('accepted', 'partly_accepted')
  AND (c.decided_at AT TIME ZONE 'Europe/Paris')::date + o.payment_days < ${today}::date)`

const STATES: Record<DeskState, (today: string) => RawBuilder<SqlBool>> = {
  waiting: () => sql<SqlBool>`c.status = 'submitted'`,
  to_correct: () => sql<SqlBool>`c.status = 'to_correct'`,
  accepted: () => sql<SqlBool>`c.status IN ('accepted', 'partly_accepted')`,
  late: isLate,
  paid: () => sql<SqlBool>`c.status = 'paid'`,
  refused: () => sql<SqlBool>`c.status = 'refused'`,
  all: () => sql<SqlBool>`true`,
}

/** Everything but the state. A draft is its pharmacy's own: the desk does not see it. */
function conditions({ q = '', laboratoryId, operationId, drugstoreId, flagged }: DeskFilter) {
  const all = [
    sql<SqlBool>`c.status <> 'draft'`,
    ...likePatterns(q).map(
      (pattern) =>
        sql<SqlBool>`fold(concat_ws(' ', c.number, d.name, d.city, d.cip_officine, l.name, o.title,
          c.payment_reference)) LIKE ${pattern}`,
    ),
    ...(laboratoryId === undefined ? [] : [sql<SqlBool>`l.id = ${laboratoryId}::int`]),
    ...(operationId === undefined ? [] : [sql<SqlBool>`o.id = ${operationId}::int`]),
    ...(drugstoreId === undefined ? [] : [sql<SqlBool>`d.id = ${drugstoreId}::int`]),
    ...(flagged === undefined ? [] : [sql<SqlBool>`(c.risk > 0) = ${flagged}::boolean`]),
  ]
  return sql<SqlBool>`${sql.join(all, sql` AND `)}`
}

const ORDERS = {
  // What waits longest; what does not wait, by what happened last.
  age: sql`(c.status = 'submitted') DESC, CASE WHEN c.status = 'submitted' THEN c.submitted_at END, c.updated_at DESC, c.id`,
  risk: sql`c.risk DESC, c.submitted_at, c.id`,
  '-amount': sql`worth.amount DESC, c.id`,
  '-submitted_at': sql`c.submitted_at DESC, c.id DESC`,
}
export type DeskSort = keyof typeof ORDERS

export async function selectDeskClaims(
  db: Db,
  filter: DeskFilter,
  page: { sort: DeskSort; limit: number; offset: number },
): Promise<ClaimRow[]> {
  const { rows } = await sql<ClaimRow>`
    SELECT ${CLAIM_COLUMNS} FROM ${CLAIM_FROM}
     WHERE ${conditions(filter)} AND ${STATES[filter.state](filter.today)}
     ORDER BY ${ORDERS[page.sort]} LIMIT ${page.limit}::int OFFSET ${page.offset}::int`.execute(db)
  return rows
}

export async function countDeskClaims(db: Db, filter: DeskFilter): Promise<Record<DeskState, number>> {
  const counts = DESK_STATES.map(
    (state) => sql`(count(*) FILTER (WHERE ${STATES[state](filter.today)}))::int AS ${sql.ref(state)}`,
  )
  const { rows } = await sql<Record<DeskState, number>>`
    SELECT ${sql.join(counts)} FROM bri_claims c JOIN bri_operations o ON o.id = c.operation_id
      JOIN laboratories l ON l.id = o.laboratory_id JOIN drugstores d ON d.id = c.drugstore_id
     WHERE ${conditions(filter)}`.execute(db)
  return rows[0]!
}

/** Where a claim stands among those that wait, the oldest first, and its neighbours there. */
export async function selectQueue(db: Db, { id, submitted_at }: Pick<ClaimRow, 'id' | 'submitted_at'>) {
  const { rows } = await sql<{
    rank: number | null
    total: number
    previous_id: number | null
    next_id: number | null
  }>`
    WITH queue AS (SELECT c.id, c.submitted_at FROM bri_claims c WHERE c.status = 'submitted'),
         here AS (SELECT ${submitted_at}::timestamptz AS at, ${id}::int AS id)
    SELECT (SELECT count(*)::int FROM queue q, here WHERE (q.submitted_at, q.id) <= (here.at, here.id)
              AND EXISTS (SELECT FROM queue own WHERE own.id = here.id)) AS rank,
           (SELECT count(*)::int FROM queue) AS total,
           (SELECT q.id FROM queue q, here WHERE (q.submitted_at, q.id) < (here.at, here.id)
             ORDER BY q.submitted_at DESC, q.id DESC LIMIT 1) AS previous_id,
           (SELECT q.id FROM queue q, here WHERE (q.submitted_at, q.id) > (here.at, here.id)
             ORDER BY q.submitted_at, q.id LIMIT 1) AS next_id`.execute(db)
  const row = rows[0]!
  return { ...row, rank: row.rank === 0 ? null : row.rank }
}

/** What the menu, the dashboard and the heads of pages say. */
export async function selectDeskSummary(db: Db, { today, since }: { today: string; since: Date }) {
  const owed = sql`c.status IN ('accepted', 'partly_accepted')`
  const { rows } = await sql<{
    waiting: number
    waiting_amount: number
    oldest: Date | null
    flagged: number
    to_correct: number
    owed: number
    owed_amount: number
    late: number
    late_amount: number
    to_batch: number
    control_days: number | null
  }>`
    SELECT (count(*) FILTER (WHERE c.status = 'submitted'))::int AS waiting,
           coalesce(sum(worth.amount) FILTER (WHERE c.status = 'submitted'), 0)::bigint AS waiting_amount,
           min(c.submitted_at) FILTER (WHERE c.status = 'submitted') AS oldest,
           (count(*) FILTER (WHERE c.status = 'submitted' AND c.risk > 0))::int AS flagged,
           (count(*) FILTER (WHERE c.status = 'to_correct'))::int AS to_correct,
           (count(*) FILTER (WHERE ${owed}))::int AS owed,
           coalesce(sum(worth.accepted) FILTER (WHERE ${owed}), 0)::bigint AS owed_amount,
           (count(*) FILTER (WHERE ${isLate(today)}))::int AS late,
           coalesce(sum(worth.accepted) FILTER (WHERE ${isLate(today)}), 0)::bigint AS late_amount,
           (count(*) FILTER (WHERE ${owed} AND c.batch_id IS NULL))::int AS to_batch,
           (avg(extract(epoch FROM c.decided_at - c.submitted_at) / 86400)
             FILTER (WHERE c.decided_at >= ${since}::timestamptz))::float8 AS control_days
      FROM bri_claims c JOIN bri_operations o ON o.id = c.operation_id
      CROSS JOIN LATERAL (SELECT coalesce(sum(n.amount), 0) AS amount, coalesce(sum(n.accepted_amount), 0) AS accepted
        FROM bri_claim_lines n WHERE n.claim_id = c.id) worth
     WHERE c.status <> 'draft'`.execute(db)
  return rows[0]!
}

export async function selectFirstWaiting(db: Db): Promise<string | null> {
  const { rows } = await sql<{ number: string; drugstore: string }>`
    SELECT c.number, d.name AS drugstore FROM bri_claims c JOIN drugstores d ON d.id = c.drugstore_id
     WHERE c.status = 'submitted' ORDER BY c.submitted_at, c.id LIMIT 1`.execute(db)
  const first = rows[0]
  return first ? `${first.number}, ${first.drugstore}` : null
}
