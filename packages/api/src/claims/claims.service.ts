import { isOpenClaim } from '@kiosque/contract/domain/claims'
import { formatDay, parisDay, startOfParisDay } from '@kiosque/contract/domain/dates'
import type {
  Claim,
  ClaimBody,
  ClaimDetail,
  ClaimPatch,
  Claims,
  ClaimsQuery,
} from '@kiosque/contract/wire/claims'
import { recordChange } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import { conflict, invalid, notFound, staleVersion, type FieldErrors } from '../errors.ts'
import { setFileUses } from '../files/file-uses.ts'
import { pageMeta } from '../kit/page-meta.ts'
import { actorOf, type Claimant, type Claiming } from './claiming.ts'
import * as sql from './claims.sql.ts'
import { lockOperation, selectOperation, selectProducts, type OperationRow } from './operations.sql.ts'
import { isPast, presentClaim, presentEvent, presentLine, submitBy } from './present-claim.ts'
import { presentProofs } from './present-proofs.ts'
import { selectProofs } from './proofs.sql.ts'
import { warningsOf } from './signals.service.ts'

export async function listOwn(
  { db, now }: Claiming,
  { drugstoreId }: Claimant,
  query: ClaimsQuery,
): Promise<Claims> {
  const { page, per_page, state, status, operation_id: operationId } = query
  const filter = { drugstoreId, state, status, operationId }
  const { total, ...counts } = await sql.countOwnClaims(db, filter)
  const rows = await sql.selectOwnClaims(db, filter, { limit: per_page, offset: (page - 1) * per_page })
  const at = now()
  return {
    data: rows.map((row): Claim => presentClaim(row, at)),
    meta: { ...pageMeta({ page, per_page }, total), counts },
  }
}

/** Another pharmacy’s claim does not exist (D2-03). */
export async function readOwn(deps: Claiming, who: Claimant, id: number): Promise<ClaimDetail> {
  const { db, now, env } = deps
  const row = await sql.selectClaim(db, id)
  if (row?.drugstore_id !== who.drugstoreId) throw notFound()
  const at = now()
  const lines = await sql.selectLines(db, [id])
  const proofs = await selectProofs(db, id)
  const isOpen = isOpenClaim(row.status)
  return {
    ...presentClaim(row, at),
    lines: lines.map(presentLine),
    proofs: await presentProofs(db, proofs, row, { secret: env.secretKey, now: at }),
    events: (await sql.selectEvents(db, id)).map(presentEvent),
    warnings: isOpen ? await warningsOf(db, row, lines, proofs) : [],
    created_by: row.author,
    can_edit: isOpen && !isPast(submitBy(row), at),
    can_submit: isOpen && !isPast(submitBy(row), at) && who.right === 'submit',
  }
}

const day = (text: string) => formatDay(`${text}T12:00:00Z`)

/** D10-02: after the deadline nothing is submitted, and nothing new is begun. */
export function demandOpen(
  operation: Pick<OperationRow, 'status' | 'starts_on' | 'deadline'>,
  now: Date,
): void {
  if (operation.status === 'closed')
    throw conflict(
      'operation_closed',
      'Le siège a fermé cette opération\u00a0: elle ne prend plus de demande.',
    )
  if (now < startOfParisDay(operation.starts_on))
    throw conflict('operation_coming', `Cette opération commence le ${day(operation.starts_on)}.`)
  demandInTime(operation.deadline, now)
}

export function demandInTime(lastDay: string, now: Date): void {
  if (isPast(lastDay, now))
    throw conflict(
      'deadline_passed',
      `Le dépôt est clos depuis le ${day(lastDay)} à minuit, heure de Paris. Contactez le siège.`,
    )
}

/** The vouchers of a claim were taken within its operation. */
function checkedPeriod(
  given: { period_starts_on?: string | undefined; period_ends_on?: string | undefined },
  { starts_on, ends_on }: Pick<OperationRow, 'starts_on' | 'ends_on'>,
  before = { period_starts_on: starts_on, period_ends_on: ends_on },
) {
  const from = given.period_starts_on ?? before.period_starts_on
  const to = given.period_ends_on ?? before.period_ends_on
  const errors: FieldErrors = {}
  if (from < starts_on || from > ends_on)
    errors['period_starts_on'] = [`L’opération va du ${day(starts_on)} au ${day(ends_on)}.`]
  if (to > ends_on || to < starts_on)
    errors['period_ends_on'] = [`L’opération va du ${day(starts_on)} au ${day(ends_on)}.`]
  if (to < from) errors['period_ends_on'] = ['La fin doit venir après le début.']
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return { period_starts_on: from, period_ends_on: to }
}

/** Each product once, of this operation, at its value of the day: what is typed is a quantity, nothing else. */
async function valued(trx: Db, operationId: number, lines: ClaimBody['lines']) {
  const products = new Map((await selectProducts(trx, [operationId])).map((product) => [product.id, product]))
  const errors: FieldErrors = {}
  const seen = new Set<number>()
  const good = lines.flatMap(({ product_id, quantity }, rank) => {
    const product = products.get(product_id)
    if (product === undefined)
      errors[`lines.${rank}.product_id`] = ['Ce produit ne fait pas partie de l’opération.']
    else if (seen.has(product_id))
      errors[`lines.${rank}.product_id`] = ['Ce produit figure deux fois\u00a0: additionnez ses bons.']
    seen.add(product_id)
    return product === undefined ? [] : [{ product_id, quantity, value: product.value }]
  })
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return good
}

export async function createClaim(deps: Claiming, who: Claimant, body: ClaimBody): Promise<ClaimDetail> {
  const { db, now } = deps
  const at = now()
  const visible = await selectOperation(db, body.operation_id, who.viewer)
  if (visible === undefined) throw notFound()
  const id = await inTransaction(db, async (trx) => {
    const operation = await lockOperation(trx, body.operation_id, 'share')
    if (operation === undefined) throw notFound()
    demandOpen(operation, at)
    const period = checkedPeriod(body, operation)
    const lines = await valued(trx, operation.id, body.lines)
    const number = await sql.nextNumber(trx, 'BRI', Number(parisDay(at).slice(0, 4)))
    const made = await sql.insertClaim(trx, {
      number,
      operation_id: operation.id,
      drugstore_id: who.drugstoreId,
      ...period,
      created_by: who.viewer.user_id,
      created_at: at,
      updated_at: at,
      first_submitted_at: null,
      submitted_at: null,
      submitted_by: null,
      decided_at: null,
      decided_by: null,
      reason_code: null,
      correct_by: null,
      batch_id: null,
      paid_on: null,
      payment_reference: null,
      reminded_for: null,
    })
    await sql.replaceLines(trx, { id: made, operation_id: operation.id }, lines)
    await sql.insertEvents(trx, [step(made, 'draft', who, at)])
    await recordChange(trx, {
      actor: actorOf(who.viewer),
      action: 'claim.create',
      subject_type: 'claim',
      subject_id: made,
      after: { number, operation_id: operation.id, drugstore_id: who.drugstoreId },
      at,
    })
    return made
  })
  return readOwn(deps, who, id)
}

export const step = (
  claimId: number,
  kind: 'draft' | 'submitted',
  { viewer }: Claimant,
  at: Date,
  told: { comment?: string; amount?: number | null } = {},
) => ({
  claim_id: claimId,
  kind,
  actor_id: viewer.user_id,
  at,
  reason_code: null,
  comment: told.comment ?? '',
  amount: told.amount ?? null,
})

/** One of one’s own that may still be changed, held until the end; what was read must be what is there. */
export async function lockOpen(
  trx: Db,
  { drugstoreId }: Claimant,
  id: number,
  version: number | undefined,
): Promise<sql.LockedClaim> {
  const row = await sql.lockClaim(trx, id)
  if (row?.drugstore_id !== drugstoreId) throw notFound()
  if (!isOpenClaim(row.status))
    throw conflict('claim_sent', 'Cette demande est déjà envoyée\u00a0: elle ne se modifie plus.')
  if (version !== undefined && version !== row.version)
    throw staleVersion(
      'Un collègue vient de modifier cette demande. Relisez-la avant de continuer.',
      row.version,
    )
  return row
}

/** Saved as it is typed: the operation is held too, so that its values stand still meanwhile. */
export async function changeClaim(
  deps: Claiming,
  who: Claimant,
  id: number,
  patch: ClaimPatch,
): Promise<ClaimDetail> {
  const { db, now } = deps
  const at = now()
  await inTransaction(db, async (trx) => {
    const before = await lockOpen(trx, who, id, patch.version)
    const operation = await lockOperation(trx, before.operation_id, 'share')
    if (operation === undefined) throw notFound()
    demandInTime(submitBy({ ...before, deadline: operation.deadline }), at)
    const period = checkedPeriod(patch, operation, before)
    if (patch.lines) await sql.replaceLines(trx, before, await valued(trx, operation.id, patch.lines))
    await sql.updateClaim(trx, id, { ...period, version: before.version + 1, updated_at: at })
  })
  return readOwn(deps, who, id)
}

/** A draft nobody sent; its files are swept once nothing shows them. */
export async function removeDraft(deps: Claiming, who: Claimant, id: number): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const row = await lockOpen(trx, who, id, undefined)
    if (row.status !== 'draft')
      throw conflict('claim_sent', 'Cette demande a déjà été envoyée\u00a0: corrigez-la plutôt.')
    await setFileUses(trx, { type: 'claim', id }, [])
    await sql.deleteClaim(trx, id)
    await recordChange(trx, {
      actor: actorOf(who.viewer),
      action: 'claim.delete',
      subject_type: 'claim',
      subject_id: id,
      before: { number: row.number, operation_id: row.operation_id, drugstore_id: row.drugstore_id },
      at: deps.now(),
    })
  })
}
