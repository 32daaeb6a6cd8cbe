import { CLAIM_STATUS_LABELS } from '@kiosque/contract/domain/claims'
import type { ClaimEvent } from '@kiosque/contract/wire/claims'
import { conflict, notFound } from '../errors.ts'
import { fileRefs } from '../files/file-refs.ts'
import type { Claiming } from './claiming.ts'
import { selectClaim, selectEvents, selectLines } from './claims.sql.ts'
import { selectProofs } from './proofs.sql.ts'
import { receiptPdf } from './receipt-pdf.ts'

const LABELS: Record<ClaimEvent['kind'], string> = {
  ...CLAIM_STATUS_LABELS,
  draft: 'Commencée',
  batched: 'Transmise au laboratoire',
  unbatched: 'Retirée du lot',
}

/** D10-02: of a claim that was sent; the pharmacy's own, or any for the desk (`drugstoreId` null). */
export async function receiptOf(
  { db, now, env }: Claiming,
  id: number,
  drugstoreId: number | null,
): Promise<{ name: string; pdf: Buffer }> {
  const row = await selectClaim(db, id)
  if (!row || (drugstoreId !== null && row.drugstore_id !== drugstoreId)) throw notFound()
  if (row.submitted_at === null)
    throw conflict('not_submitted', 'Un récépissé se télécharge une fois la demande envoyée.')
  const lines = await selectLines(db, [id])
  const proofs = await selectProofs(db, id)
  const files = await fileRefs(
    db,
    proofs.map((proof) => proof.file_id),
    { secret: env.secretKey, now: now() },
  )
  const events = (await selectEvents(db, id)).filter((event) => event.kind !== 'draft').toReversed()
  const pdf = await receiptPdf({
    number: row.number,
    status: row.status,
    operation: row.title,
    laboratory: row.laboratory,
    period: [row.period_starts_on, row.period_ends_on],
    pharmacy: { name: row.drugstore, cip_officine: row.cip_officine, city: row.city },
    submittedBy: row.submitter,
    submittedAt: row.submitted_at,
    sends: row.sends,
    printedAt: now(),
    lines,
    amount: row.amount,
    acceptedAmount: row.accepted_amount,
    proofs: proofs.flatMap((proof) => files.get(proof.file_id) ?? []),
    steps: events.map(({ kind, at, actor }) => ({ label: LABELS[kind], at, by: actor })),
    paidOn: row.paid_on,
    reference: row.payment_reference,
  })
  return { name: `recepisse-${row.number.toLowerCase()}.pdf`, pdf }
}
