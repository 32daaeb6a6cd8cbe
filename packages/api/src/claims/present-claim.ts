import { addDays, endOfParisDay, parisDay } from '@kiosque/contract/domain/dates'
import { isOwedClaim } from '@kiosque/contract/domain/claims'
import type { Claim, ClaimEvent, ClaimLine } from '@kiosque/contract/wire/claims'
import type { DeskClaim } from '@kiosque/contract/wire/claims-desk'
import type { ClaimRow, EventRow, LineRow } from './claims.sql.ts'

const DAY_MS = 86_400_000
const instantOf = (at: Date | null) => at?.toISOString() ?? null

/** Until when it may be submitted: the deadline, or the earlier day the head office gave with its request. */
export const submitBy = ({
  status,
  deadline,
  correct_by,
}: Pick<ClaimRow, 'status' | 'deadline' | 'correct_by'>) =>
  status === 'to_correct' && correct_by !== null && correct_by < deadline ? correct_by : deadline

export const isPast = (day: string, now: Date) => now >= endOfParisDay(day)

/** When the laboratory should have paid what was accepted. */
function paymentDue({ status, decided_at, payment_days }: ClaimRow): string | null {
  if (decided_at === null || !isOwedClaim(status)) return null
  return addDays(parisDay(decided_at), payment_days)
}

export function presentClaim(row: ClaimRow, now: Date): Claim {
  const due = paymentDue(row)
  const { id, number, status, title, starts_on, ends_on, deadline } = row
  return {
    id,
    number,
    status,
    operation: { id: row.operation_id, title, starts_on, ends_on, deadline },
    laboratory: { id: row.laboratory_id, name: row.laboratory },
    period_starts_on: row.period_starts_on,
    period_ends_on: row.period_ends_on,
    amount: row.amount,
    vouchers: row.vouchers,
    accepted_amount: row.accepted_amount,
    reason_code: row.reason_code,
    comment: row.comment,
    submit_by: submitBy(row),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    submitted_at: instantOf(row.submitted_at),
    decided_at: instantOf(row.decided_at),
    payment_due_on: due,
    is_late: due !== null && isPast(due, now),
    paid_on: row.paid_on,
    payment_reference: row.payment_reference,
    sends: row.sends,
    version: row.version,
  }
}

export function presentDeskClaim(row: ClaimRow, now: Date): DeskClaim {
  const waits = row.status === 'submitted' && row.submitted_at !== null
  return {
    ...presentClaim(row, now),
    drugstore: { id: row.drugstore_id, name: row.drugstore, city: row.city, cip_officine: row.cip_officine },
    risk: row.risk,
    signals: row.signals,
    waiting_days: waits ? Math.floor((now.getTime() - row.submitted_at!.getTime()) / DAY_MS) : null,
    batch:
      row.batch_id === null || row.batch_number === null
        ? null
        : { id: row.batch_id, number: row.batch_number },
  }
}

export function presentLine({ claim_id: _claim, max_quantity: _quota, ...line }: LineRow): ClaimLine {
  return line
}

export const presentEvent = (row: EventRow): ClaimEvent => ({ ...row, at: row.at.toISOString() })
