import { sql, type Insertable, type RawBuilder, type Selectable, type SqlBool, type Updateable } from 'kysely'
import type { ClaimReason, ClaimStatus, LineDecision } from '@kiosque/contract/domain/claims'
import type { ClaimEvent } from '@kiosque/contract/wire/claims'
import type { Db } from '../db/db.ts'
import type { ClaimTables, StoredSignal } from './claims.tables.ts'

export interface ClaimRow {
  id: number
  number: string
  status: ClaimStatus
  version: number
  sends: number
  operation_id: number
  title: string
  starts_on: string
  ends_on: string
  deadline: string
  payment_days: number
  laboratory_id: number
  laboratory: string
  drugstore_id: number
  drugstore: string
  city: string
  cip_officine: string
  period_starts_on: string
  period_ends_on: string
  amount: number
  vouchers: number
  accepted_amount: number | null
  reason_code: ClaimReason | null
  comment: string
  correct_by: string | null
  created_by: number | null
  created_at: Date
  updated_at: Date
  first_submitted_at: Date | null
  submitted_at: Date | null
  submitted_by: number | null
  decided_at: Date | null
  decided_by: number | null
  paid_on: string | null
  payment_reference: string | null
  signals: StoredSignal[]
  risk: number
  batch_id: number | null
  batch_number: string | null
  author: string | null
  submitter: string | null
  decider: string | null
}

const name = (alias: string) =>
  sql`(CASE WHEN ${sql.ref(`${alias}.erased_at`)} IS NULL
    THEN nullif(trim(${sql.ref(`${alias}.first_name`)} || ' ' || ${sql.ref(`${alias}.last_name`)}), '') END)`

/** What it is worth is asked of its lines each time: no total is stored that could differ from them. */
export const CLAIM_FROM = sql`bri_claims c
  JOIN bri_operations o ON o.id = c.operation_id
  JOIN laboratories l ON l.id = o.laboratory_id
  JOIN drugstores d ON d.id = c.drugstore_id
  LEFT JOIN bri_batches b ON b.id = c.batch_id
  LEFT JOIN users u ON u.id = c.created_by
  LEFT JOIN users s ON s.id = c.submitted_by
  LEFT JOIN users x ON x.id = c.decided_by
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(n.amount), 0)::bigint AS amount, coalesce(sum(n.quantity), 0)::int AS vouchers,
           sum(n.accepted_amount)::bigint AS accepted_amount
      FROM bri_claim_lines n WHERE n.claim_id = c.id) worth`

export const CLAIM_COLUMNS = sql`c.id, c.number, c.status, c.version, c.sends, c.operation_id, o.title, o.starts_on,
  o.ends_on, o.deadline, o.payment_days, l.id AS laboratory_id, l.name AS laboratory, c.drugstore_id,
  d.name AS drugstore, d.city, d.cip_officine, c.period_starts_on, c.period_ends_on, worth.amount, worth.vouchers,
  CASE WHEN c.status IN ('accepted', 'partly_accepted', 'refused', 'paid') THEN coalesce(worth.accepted_amount, 0) END
    AS accepted_amount, c.reason_code, c.comment, c.correct_by, c.created_by, c.created_at, c.updated_at,
  c.first_submitted_at, c.submitted_at, c.submitted_by, c.decided_at, c.decided_by, c.paid_on, c.payment_reference,
  c.signals, c.risk, c.batch_id, b.number AS batch_number, ${name('u')} AS author, ${name('s')} AS submitter,
  ${name('x')} AS decider`

export interface OwnFilter {
  drugstoreId: number
  state: 'current' | 'paid' | 'all'
  status?: ClaimStatus | undefined
  operationId?: number | undefined
}

const OWN_STATES: Record<OwnFilter['state'], RawBuilder<SqlBool>> = {
  current: sql<SqlBool>`c.status NOT IN ('paid', 'refused')`,
  paid: sql<SqlBool>`c.status = 'paid'`,
  all: sql<SqlBool>`true`,
}

function ownConditions({ drugstoreId, status, operationId }: OwnFilter): RawBuilder<SqlBool> {
  const all = [
    sql<SqlBool>`c.drugstore_id = ${drugstoreId}::int`,
    ...(status === undefined ? [] : [sql<SqlBool>`c.status = ${status}`]),
    ...(operationId === undefined ? [] : [sql<SqlBool>`c.operation_id = ${operationId}::int`]),
  ]
  return sql<SqlBool>`${sql.join(all, sql` AND `)}`
}

/** What waits for the pharmacy first, then the latest. */
export async function selectOwnClaims(
  db: Db,
  filter: OwnFilter,
  page: { limit: number; offset: number },
): Promise<ClaimRow[]> {
  const { rows } = await sql<ClaimRow>`
    SELECT ${CLAIM_COLUMNS} FROM ${CLAIM_FROM}
     WHERE ${ownConditions(filter)} AND ${OWN_STATES[filter.state]}
     ORDER BY (c.status = 'to_correct') DESC, coalesce(c.submitted_at, c.updated_at) DESC, c.id DESC
     LIMIT ${page.limit}::int OFFSET ${page.offset}::int`.execute(db)
  return rows
}

export async function countOwnClaims(db: Db, filter: OwnFilter) {
  const one = (state: OwnFilter['state']) => sql`(count(*) FILTER (WHERE ${OWN_STATES[state]}))::int`
  const { rows } = await sql<{ total: number; all: number; current: number; paid: number }>`
    SELECT ${one(filter.state)} AS total, ${one('all')} AS "all", ${one('current')} AS current, ${one('paid')} AS paid
      FROM bri_claims c WHERE ${ownConditions(filter)}`.execute(db)
  return rows[0]!
}

export async function selectClaim(db: Db, id: number): Promise<ClaimRow | undefined> {
  const { rows } = await sql<ClaimRow>`
    SELECT ${CLAIM_COLUMNS} FROM ${CLAIM_FROM} WHERE c.id = ${id}::int`.execute(db)
  return rows[0]
}

/** Read by key, oldest first, for the exports of a pharmacy. */
export async function selectOwnAfter(
  db: Db,
  { drugstoreId, year, afterId, size }: { drugstoreId: number; year: number; afterId: number; size: number },
): Promise<ClaimRow[]> {
  const { rows } = await sql<ClaimRow>`
    SELECT ${CLAIM_COLUMNS} FROM ${CLAIM_FROM}
     WHERE c.drugstore_id = ${drugstoreId}::int AND c.id > ${afterId}::int AND c.status <> 'draft'
       AND ${isOfYear(sql`c.first_submitted_at`, year)}
     ORDER BY c.id LIMIT ${size}::int`.execute(db)
  return rows
}

/** Of a year in Paris. */
export const isOfYear = (instant: RawBuilder<unknown>, year: number) =>
  sql<SqlBool>`(${instant} >= make_date(${year}::int, 1, 1)::timestamp AT TIME ZONE 'Europe/Paris'
    AND ${instant} < make_date(${year + 1}::int, 1, 1)::timestamp AT TIME ZONE 'Europe/Paris')`

export type LockedClaim = Selectable<ClaimTables['bri_claims']>

/** Whatever changes a claim holds its row first: two people act one after the other. */
export function lockClaim(db: Db, id: number): Promise<LockedClaim | undefined> {
  return db.selectFrom('bri_claims').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Several, in the order of their numbers, so that two who take the same ones do not wait for each other. */
export function lockClaims(db: Db, ids: readonly number[]): Promise<LockedClaim[]> {
  return db
    .selectFrom('bri_claims')
    .selectAll()
    .where(sql<SqlBool>`id = ANY (${[...ids]}::int[])`)
    .orderBy('id')
    .forUpdate()
    .execute()
}

/** The next number of a year: « BRI-2026-000001 ». */
export async function nextNumber(db: Db, kind: 'BRI' | 'LOT', year: number): Promise<string> {
  const { rows } = await sql<{ last: number }>`
    INSERT INTO bri_counters (kind, year, last) VALUES (${kind}, ${year}::int, 1)
    ON CONFLICT (kind, year) DO UPDATE SET last = bri_counters.last + 1 RETURNING last`.execute(db)
  return `${kind}-${year}-${String(rows[0]!.last).padStart(kind === 'BRI' ? 6 : 4, '0')}`
}

export async function insertClaim(
  db: Db,
  row: Omit<Insertable<ClaimTables['bri_claims']>, 'signals'>,
): Promise<number> {
  const { id } = await db.insertInto('bri_claims').values(row).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function updateClaim(
  db: Db,
  id: number,
  row: Updateable<ClaimTables['bri_claims']>,
): Promise<void> {
  await db.updateTable('bri_claims').set(row).where('id', '=', id).execute()
}

export async function deleteClaim(db: Db, id: number): Promise<void> {
  await db.deleteFrom('bri_claims').where('id', '=', id).execute()
}

export interface LineRow {
  id: number
  claim_id: number
  product_id: number
  name: string
  detail: string
  ean: string
  max_quantity: number | null
  quantity: number
  value: number
  amount: number
  decision: LineDecision | null
  accepted_quantity: number | null
  accepted_amount: number | null
  reason_code: ClaimReason | null
  comment: string
}

export async function selectLines(db: Db, claimIds: readonly number[]): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    SELECT n.id, n.claim_id, n.product_id, p.name, p.detail, p.ean, p.max_quantity, n.quantity, n.value, n.amount,
           n.decision, n.accepted_quantity, n.accepted_amount, n.reason_code, n.comment
      FROM bri_claim_lines n JOIN bri_products p ON p.id = n.product_id
     WHERE n.claim_id = ANY (${[...claimIds]}::int[]) ORDER BY n.claim_id, p.position, p.id`.execute(db)
  return rows
}

/** Lines that stay keep what was said of them; the others come and go. */
export async function replaceLines(
  db: Db,
  claim: { id: number; operation_id: number },
  lines: readonly { product_id: number; quantity: number; value: number }[],
): Promise<void> {
  const kept = lines.map((line) => line.product_id)
  await sql`DELETE FROM bri_claim_lines WHERE claim_id = ${claim.id}::int
    AND NOT product_id = ANY (${kept}::int[])`.execute(db)
  for (const line of lines)
    await db
      .insertInto('bri_claim_lines')
      .values({ claim_id: claim.id, operation_id: claim.operation_id, ...line, ...UNDECIDED, decision: null })
      .onConflict((conflict) =>
        conflict
          .columns(['claim_id', 'product_id'])
          .doUpdateSet({ quantity: line.quantity, value: line.value, accepted_quantity: null }),
      )
      .execute()
}

const UNDECIDED = { accepted_quantity: null, reason_code: null }

/** What was said of the lines of a claim before it comes back. */
export async function clearDecisions(db: Db, claimId: number): Promise<void> {
  await db
    .updateTable('bri_claim_lines')
    .set({ decision: null, comment: '', ...UNDECIDED })
    .where('claim_id', '=', claimId)
    .execute()
}

export async function decideLine(
  db: Db,
  id: number,
  row: Pick<
    Updateable<ClaimTables['bri_claim_lines']>,
    'decision' | 'accepted_quantity' | 'reason_code' | 'comment'
  >,
): Promise<void> {
  await db.updateTable('bri_claim_lines').set(row).where('id', '=', id).execute()
}

/** Every line of these, in full. */
export async function acceptAllLines(db: Db, claimIds: readonly number[]): Promise<void> {
  await sql`
    UPDATE bri_claim_lines SET decision = 'accepted', accepted_quantity = quantity, reason_code = NULL, comment = ''
     WHERE claim_id = ANY (${[...claimIds]}::int[])`.execute(db)
}

export async function insertEvents(
  db: Db,
  rows: readonly Insertable<ClaimTables['bri_claim_events']>[],
): Promise<void> {
  if (rows.length === 0) return
  await db
    .insertInto('bri_claim_events')
    .values([...rows])
    .execute()
}

export interface EventRow {
  id: number
  kind: ClaimEvent['kind']
  at: Date
  actor: string | null
  reason_code: ClaimReason | null
  comment: string
  amount: number | null
}

/** The latest first. */
export async function selectEvents(db: Db, claimId: number): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    SELECT e.id, e.kind, e.at, ${name('u')} AS actor, e.reason_code, e.comment, e.amount
      FROM bri_claim_events e LEFT JOIN users u ON u.id = e.actor_id
     WHERE e.claim_id = ${claimId}::int ORDER BY e.at DESC, e.id DESC`.execute(db)
  return rows
}
