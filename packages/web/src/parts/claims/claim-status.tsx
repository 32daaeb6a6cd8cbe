import { CLAIM_STATUS_LABELS, type ClaimStatus } from '@kiosque/contract/domain/claims'
import type { Claim } from '@kiosque/contract/wire/claims'
import { formatCents } from '../../lib/format.ts'
import { Status } from '../../ui/badge.tsx'
import { dayText } from '../../lib/typed-day.ts'

const TONES: Record<ClaimStatus, 'green' | 'warn' | 'grey' | 'blue' | 'danger'> = {
  draft: 'grey',
  submitted: 'blue',
  to_correct: 'warn',
  accepted: 'green',
  partly_accepted: 'green',
  refused: 'danger',
  paid: 'grey',
}

/** « Réglée le 12/10/2026 »: the state, and what dates it. */
export function ClaimStatusText({
  claim: { status, paid_on, is_late },
}: {
  claim: Pick<Claim, 'status' | 'paid_on' | 'is_late'>
}) {
  const label = CLAIM_STATUS_LABELS[status]
  return (
    <Status tone={is_late ? 'warn' : TONES[status]}>
      {status === 'paid' && paid_on ? `${label} le ${dayText(paid_on)}` : label}
      {is_late && ', en retard'}
    </Status>
  )
}

/** « 176,00 € sur 192,00 € » once only a part of it was kept. */
export function amountText({
  status,
  amount,
  accepted_amount,
}: Pick<Claim, 'status' | 'amount' | 'accepted_amount'>): string {
  if (status === 'refused' || accepted_amount === null || accepted_amount === amount)
    return formatCents(amount)
  return `${formatCents(accepted_amount)} sur ${formatCents(amount)}`
}
