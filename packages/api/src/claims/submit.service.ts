import type { ClaimDetail, ClaimSubmitBody } from '@kiosque/contract/wire/claims'
import { recordChange } from '../audit/audit.ts'
import { inTransaction } from '../db/transaction.ts'
import { forbidden, invalid, notFound } from '../errors.ts'
import { tellStep } from './claim-notices.ts'
import { actorOf, type Claimant, type Claiming } from './claiming.ts'
import { demandInTime, demandOpen, lockOpen, readOwn, step } from './claims.service.ts'
import { clearDecisions, insertEvents, selectClaim, selectLines, updateClaim } from './claims.sql.ts'
import { lockOperation } from './operations.sql.ts'
import { submitBy } from './present-claim.ts'
import { selectProofs } from './proofs.sql.ts'
import { riskOf, signalsOf } from './signals.service.ts'

/** D10-02: a draft or a correction goes to the head office, whole or not at all. */
export async function submitClaim(
  deps: Claiming,
  who: Claimant,
  id: number,
  body: ClaimSubmitBody,
): Promise<ClaimDetail> {
  const { db, now } = deps
  if (who.right !== 'submit')
    throw forbidden(
      'submit_reserved',
      'Votre brouillon est prêt\u00a0: un titulaire, un cotitulaire ou un adjoint de l’officine l’envoie.',
    )
  const at = now()
  await inTransaction(db, async (trx) => {
    const before = await lockOpen(trx, who, id, body?.version)
    const operation = await lockOperation(trx, before.operation_id, 'share')
    if (operation === undefined) throw notFound()
    if (before.status === 'draft') demandOpen(operation, at)
    else demandInTime(submitBy({ ...before, deadline: operation.deadline }), at)
    const lines = await selectLines(trx, [id])
    const proofs = await selectProofs(trx, id)
    if (lines.length === 0) throw invalid({ lines: ['Saisissez au moins un produit et sa quantité.'] })
    if (proofs.length === 0 && operation.proofs.length > 0)
      throw invalid({
        proofs: ['Joignez au moins un justificatif\u00a0: PDF, photo ou extraction de caisse.'],
      })
    const note = body?.note ?? ''
    await clearDecisions(trx, id)
    const signals = await signalsOf(trx, before, lines, proofs)
    await updateClaim(trx, id, {
      status: 'submitted',
      sends: before.sends + 1,
      version: before.version + 1,
      updated_at: at,
      first_submitted_at: before.first_submitted_at ?? at,
      submitted_at: at,
      submitted_by: who.viewer.user_id,
      decided_at: null,
      decided_by: null,
      reason_code: null,
      comment: '',
      correct_by: null,
      signals: JSON.stringify(signals),
      risk: riskOf(signals),
    })
    const row = await selectClaim(trx, id)
    if (row === undefined) throw notFound()
    await insertEvents(trx, [step(id, 'submitted', who, at, { comment: note, amount: row.amount })])
    await tellStep(trx, row, 'submitted', { at, by: who.viewer.user_id })
    await recordChange(trx, {
      actor: actorOf(who.viewer),
      action: 'claim.submit',
      subject_type: 'claim',
      subject_id: id,
      before: { status: before.status },
      after: { status: 'submitted', amount: row.amount, drugstore_id: row.drugstore_id },
      at,
    })
  })
  return readOwn(deps, who, id)
}
