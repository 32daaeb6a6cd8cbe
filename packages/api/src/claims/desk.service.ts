import { parisDay } from '@kiosque/contract/domain/dates'
import type {
  DeskClaimDetail,
  DeskClaims,
  DeskClaimsQuery,
  DeskSummary,
} from '@kiosque/contract/wire/claims-desk'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { pageMeta } from '../kit/page-meta.ts'
import type { Claiming } from './claiming.ts'
import * as sql from './claims.sql.ts'
import * as desk from './desk.sql.ts'
import { presentDeskClaim, presentEvent, presentLine } from './present-claim.ts'
import { presentProofs } from './present-proofs.ts'
import { selectProofs } from './proofs.sql.ts'
import { riskOf, signalsOf } from './signals.service.ts'

const DAY_MS = 86_400_000
const YEAR_MS = 365 * DAY_MS

export async function listDesk({ db, now }: Claiming, query: DeskClaimsQuery): Promise<DeskClaims> {
  const { page, per_page, sort, q, state, flagged } = query
  const at = now()
  const filter: desk.DeskFilter = {
    q,
    state,
    flagged,
    laboratoryId: query.laboratory_id,
    operationId: query.operation_id,
    drugstoreId: query.drugstore_id,
    today: parisDay(at),
  }
  const counts = await desk.countDeskClaims(db, filter)
  const rows = await desk.selectDeskClaims(db, filter, {
    sort,
    limit: per_page,
    offset: (page - 1) * per_page,
  })
  return {
    data: rows.map((row) => presentDeskClaim(row, at)),
    meta: { ...pageMeta({ page, per_page }, counts[state]), counts },
  }
}

/** A claim with its proofs beside its lines; a draft is still its pharmacy's own. */
export async function readDesk({ db, now, env }: Claiming, id: number): Promise<DeskClaimDetail> {
  const row = await sql.selectClaim(db, id)
  if (!row || row.status === 'draft') throw notFound()
  const at = now()
  const lines = await sql.selectLines(db, [id])
  const proofs = await selectProofs(db, id)
  // While it waits, what others sent since counts too.
  const signals = row.status === 'submitted' ? await signalsOf(db, row, lines, proofs) : row.signals
  const { waiting_days: _days, ...claim } = presentDeskClaim(row, at)
  return {
    ...claim,
    signals,
    risk: riskOf(signals),
    lines: lines.map(presentLine),
    proofs: await presentProofs(db, proofs, row, { secret: env.secretKey, now: at }),
    events: (await sql.selectEvents(db, id)).map(presentEvent),
    created_by: row.author,
    submitted_by: row.submitter,
    queue: await desk.selectQueue(db, row),
  }
}

export async function deskSummary(db: Db, now: Date): Promise<DeskSummary> {
  const since = new Date(now.getTime() - YEAR_MS)
  const row = await desk.selectDeskSummary(db, { today: parisDay(now), since })
  return {
    waiting: row.waiting,
    waiting_amount: row.waiting_amount,
    oldest_days: row.oldest && Math.floor((now.getTime() - row.oldest.getTime()) / DAY_MS),
    flagged: row.flagged,
    to_correct: row.to_correct,
    owed: { claims: row.owed, amount: row.owed_amount },
    late: { claims: row.late, amount: row.late_amount },
    to_batch: row.to_batch,
    control_days: row.control_days,
  }
}

/** For the dashboard: how many wait, and the one to control first. */
export async function claimsWaiting(db: Db, now: Date): Promise<{ count: number; first: string | null }> {
  const { waiting } = await deskSummary(db, now)
  return { count: waiting, first: waiting === 0 ? null : await desk.selectFirstWaiting(db) }
}
