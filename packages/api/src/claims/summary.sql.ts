import { sql } from 'kysely'
import type { ClaimStatus } from '@kiosque/contract/domain/claims'
import type { Db } from '../db/db.ts'
import { isOfYear } from './claims.sql.ts'
import { isLate } from './desk.sql.ts'

export interface Money {
  claims: number
  amount: number
}

/** One pharmacy's claims by what they wait for; what is paid is of the year it was paid in. */
export async function selectOwnSummary(
  db: Db,
  drugstoreId: number,
  { today, year }: { today: string; year: number },
) {
  const { rows } = await sql<{ part: string; claims: number; amount: number }>`
    WITH own AS (
      SELECT c.status, c.paid_on, ${isLate(today)} AS is_late,
             coalesce(sum(n.amount), 0)::bigint AS asked, coalesce(sum(n.accepted_amount), 0)::bigint AS accepted
        FROM bri_claims c JOIN bri_operations o ON o.id = c.operation_id
        LEFT JOIN bri_claim_lines n ON n.claim_id = c.id
       WHERE c.drugstore_id = ${drugstoreId}::int GROUP BY c.id, o.id)
    SELECT part, count(*)::int AS claims, coalesce(sum(amount), 0)::bigint AS amount FROM (
      SELECT 'draft' AS part, asked AS amount FROM own WHERE status = 'draft'
      UNION ALL SELECT 'to_correct', asked FROM own WHERE status = 'to_correct'
      UNION ALL SELECT 'waiting', asked FROM own WHERE status = 'submitted'
      UNION ALL SELECT 'owed', accepted FROM own WHERE status IN ('accepted', 'partly_accepted')
      UNION ALL SELECT 'late', accepted FROM own WHERE is_late
      UNION ALL SELECT 'paid', accepted FROM own WHERE status = 'paid' AND extract(year FROM paid_on) = ${year}::int
    ) parts GROUP BY part`.execute(db)
  const of = (part: string): Money => {
    const row = rows.find((each) => each.part === part)
    return { claims: row?.claims ?? 0, amount: row?.amount ?? 0 }
  }
  return {
    draft: of('draft'),
    to_correct: of('to_correct'),
    waiting: of('waiting'),
    owed: of('owed'),
    late: of('late'),
    paid: of('paid'),
  }
}

export async function selectFirstYear(db: Db, drugstoreId: number | null): Promise<number | null> {
  const { rows } = await sql<{ year: number | null }>`
    SELECT extract(year FROM min(first_submitted_at) AT TIME ZONE 'Europe/Paris')::int AS year FROM bri_claims
     WHERE ${drugstoreId}::int IS NULL OR drugstore_id = ${drugstoreId}::int`.execute(db)
  return rows[0]?.year ?? null
}

/** Mean days of the whole network since then, and of how many claims. */
export async function selectDelays(db: Db, since: Date) {
  const { rows } = await sql<{
    control_days: number | null
    controlled: number
    payment_days: number | null
    paid: number
  }>`
    SELECT avg(extract(epoch FROM decided_at - submitted_at) / 86400)::float8 AS control_days,
           count(*)::int AS controlled,
           (avg(greatest(0, paid_on - (decided_at AT TIME ZONE 'Europe/Paris')::date)) FILTER (WHERE status = 'paid'))::float8
             AS payment_days, (count(*) FILTER (WHERE status = 'paid'))::int AS paid
      FROM bri_claims WHERE decided_at >= ${since}::timestamptz AND status <> 'to_correct'`.execute(db)
  return rows[0]!
}

/** The latest of a pharmacy, for its sheet: drafts are its own. */
export async function selectLatestOf(db: Db, drugstoreId: number, limit: number) {
  const { rows } = await sql<{
    id: number
    number: string
    status: ClaimStatus
    title: string
    amount: number
    accepted_amount: number | null
    updated_at: Date
  }>`
    SELECT c.id, c.number, c.status, l.name || ' · ' || o.title AS title, c.updated_at,
           coalesce(sum(n.amount), 0)::bigint AS amount,
           CASE WHEN c.status IN ('accepted', 'partly_accepted', 'refused', 'paid')
             THEN coalesce(sum(n.accepted_amount), 0)::bigint END AS accepted_amount
      FROM bri_claims c JOIN bri_operations o ON o.id = c.operation_id JOIN laboratories l ON l.id = o.laboratory_id
      LEFT JOIN bri_claim_lines n ON n.claim_id = c.id
     WHERE c.drugstore_id = ${drugstoreId}::int AND c.status <> 'draft'
     GROUP BY c.id, o.id, l.id ORDER BY c.updated_at DESC, c.id DESC LIMIT ${limit}::int`.execute(db)
  return rows
}

/** What a year of submissions became: sums by laboratory, by month, by reason. */
export async function selectLaboratoryFigures(db: Db, year: number) {
  const { rows } = await sql<FigureRow & { laboratory_id: number; laboratory: string }>`
    SELECT l.id AS laboratory_id, l.name AS laboratory, ${FIGURES} FROM ${WORTH}
      JOIN bri_operations o ON o.id = c.operation_id JOIN laboratories l ON l.id = o.laboratory_id
     WHERE ${isOfYear(sql`c.first_submitted_at`, year)} GROUP BY l.id ORDER BY asked DESC, l.id`.execute(db)
  return rows
}

export async function selectTotalFigures(db: Db, year: number): Promise<FigureRow> {
  const { rows } = await sql<FigureRow>`
    SELECT ${FIGURES} FROM ${WORTH} WHERE ${isOfYear(sql`c.first_submitted_at`, year)}`.execute(db)
  return rows[0]!
}

export interface FigureRow {
  claims: number
  asked: number
  accepted: number
  paid: number
  decided: number
  refused_claims: number
  corrected_claims: number
  control_days: number | null
  payment_days: number | null
}

const WORTH = sql`bri_claims c CROSS JOIN LATERAL (
  SELECT coalesce(sum(n.amount), 0) AS asked, coalesce(sum(n.accepted_amount), 0) AS accepted
    FROM bri_claim_lines n WHERE n.claim_id = c.id) w`

const DECIDED = sql`c.status IN ('accepted', 'partly_accepted', 'refused', 'paid')`

const FIGURES = sql`count(*)::int AS claims, coalesce(sum(w.asked), 0)::bigint AS asked,
  coalesce(sum(w.accepted) FILTER (WHERE ${DECIDED}), 0)::bigint AS accepted,
  coalesce(sum(w.accepted) FILTER (WHERE c.status = 'paid'), 0)::bigint AS paid,
  (count(*) FILTER (WHERE ${DECIDED}))::int AS decided,
  (count(*) FILTER (WHERE c.status = 'refused'))::int AS refused_claims,
  (count(*) FILTER (WHERE c.sends > 1 OR c.status = 'to_correct'))::int AS corrected_claims,
  (avg(extract(epoch FROM c.decided_at - c.submitted_at) / 86400) FILTER (WHERE ${DECIDED}))::float8 AS control_days,
  (avg(greatest(0, c.paid_on - (c.decided_at AT TIME ZONE 'Europe/Paris')::date)) FILTER (WHERE c.status = 'paid'))::float8
    AS payment_days`

export async function selectMonthFigures(db: Db, year: number) {
  const { rows } = await sql<{
    month: number
    claims: number
    asked: number
    accepted: number
    paid: number
  }>`
    SELECT extract(month FROM c.first_submitted_at AT TIME ZONE 'Europe/Paris')::int AS month, count(*)::int AS claims,
           coalesce(sum(w.asked), 0)::bigint AS asked,
           coalesce(sum(w.accepted) FILTER (WHERE ${DECIDED}), 0)::bigint AS accepted,
           coalesce(sum(w.accepted) FILTER (WHERE c.status = 'paid'), 0)::bigint AS paid
      FROM ${WORTH} WHERE ${isOfYear(sql`c.first_submitted_at`, year)} GROUP BY 1 ORDER BY 1`.execute(db)
  return rows
}

/** Why claims were not taken as they stood, each time it was said. */
export async function selectReasonFigures(db: Db, year: number) {
  const { rows } = await sql<{ code: string; count: number }>`
    SELECT e.reason_code AS code, count(*)::int AS count FROM bri_claim_events e JOIN bri_claims c ON c.id = e.claim_id
     WHERE e.reason_code IS NOT NULL AND ${isOfYear(sql`c.first_submitted_at`, year)}
     GROUP BY 1 ORDER BY 2 DESC, 1`.execute(db)
  return rows
}
