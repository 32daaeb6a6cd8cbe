import { isOwedClaim } from '@kiosque/contract/domain/claims'
import { parisDay } from '@kiosque/contract/domain/dates'
import { recordChange } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import type { Viewer } from '../http/viewer.ts'
import { tellStep } from './claim-notices.ts'
import { actorOf } from './claiming.ts'
import { insertEvents, selectClaim, updateClaim, type LockedClaim } from './claims.sql.ts'

export interface Payment {
  reference: string
  paid_on: string
}

/** D10-02: what was accepted is paid once, with the reference of its transfer and its day. */
export async function markPaid(
  trx: Db,
  before: Pick<LockedClaim, 'id' | 'status' | 'version'>,
  { reference, paid_on }: Payment,
  { viewer, at }: { viewer: Viewer; at: Date },
): Promise<void> {
  if (before.status === 'paid') throw conflict('already_paid', 'Cette demande est déjà réglée.')
  if (!isOwedClaim(before.status))
    throw conflict('not_accepted', 'Seule une demande acceptée se règle\u00a0: décidez-en d’abord.')
  if (reference === '') throw invalid({ reference: ['Saisissez la référence du virement ou de l’avoir.'] })
  if (paid_on > parisDay(at)) throw invalid({ paid_on: ['Un règlement ne peut pas être à venir.'] })
  await updateClaim(trx, before.id, {
    status: 'paid',
    paid_on,
    payment_reference: reference,
    version: before.version + 1,
    updated_at: at,
  })
  const row = await selectClaim(trx, before.id)
  if (!row) throw notFound()
  const { id, accepted_amount: amount } = row
  await insertEvents(trx, [
    {
      claim_id: id,
      kind: 'paid',
      actor_id: viewer.user_id,
      at,
      reason_code: null,
      comment: reference,
      amount,
    },
  ])
  await tellStep(trx, row, 'paid', { at, by: viewer.user_id })
  await recordChange(trx, {
    actor: actorOf(viewer),
    action: 'claim.pay',
    subject_type: 'claim',
    subject_id: id,
    before: { status: before.status },
    after: { status: 'paid', reference, paid_on, amount, drugstore_id: row.drugstore_id },
    at,
  })
}
