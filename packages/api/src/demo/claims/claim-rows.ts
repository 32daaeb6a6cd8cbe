import { addDays, parisDay } from '@kiosque/contract/domain/dates'
import { french } from '../contents/french.ts'
import { daysFrom, type DemoContext } from '../demo-step.ts'
import type { Operation } from './add-operations.ts'
import { momentOf } from './moments.ts'
import type { DemoClaim } from './own-claims.ts'

/** A claim to store: of whom, for what. */
export interface Claim {
  of: DemoClaim
  drugstore_id: number
  user_id: number
  operation: Operation
  isOwn: boolean
}

/** When each of its steps was taken. */
export function stepsOf({ of, operation, drugstore_id }: Claim, { startedAt }: DemoContext) {
  const seed = `${operation.key} ${drugstore_id}`
  const at = (days: number | undefined, who: 'pharmacy' | 'desk') =>
    days === undefined ? null : momentOf(startedAt, days, seed, who)
  return {
    created: momentOf(startedAt, of.created, seed, 'pharmacy'),
    submitted: at(of.submitted, 'pharmacy'),
    decided: at(of.decided, 'desk'),
    paid: at(of.paid, 'desk'),
  }
}

export function claimRow(
  claim: Claim,
  context: DemoContext,
  staffId: number | null,
  counters: Map<number, number>,
) {
  const { of, operation, drugstore_id, user_id } = claim
  const { startedAt } = context
  const { created, submitted, decided, paid } = stepsOf(claim, context)
  const year = Number(parisDay(created).slice(0, 4))
  const rank = (counters.get(year) ?? 0) + 1
  counters.set(year, rank)
  return {
    number: `BRI-${year}-${String(rank).padStart(6, '0')}`,
    operation_id: operation.id,
    drugstore_id,
    period_starts_on: operation.starts_on,
    period_ends_on: operation.ends_on,
    status: of.status,
    sends: of.submitted === undefined ? 0 : 1,
    created_by: user_id,
    created_at: created,
    updated_at: paid ?? decided ?? submitted ?? created,
    first_submitted_at: submitted,
    submitted_at: submitted,
    submitted_by: of.submitted === undefined ? null : user_id,
    decided_at: decided,
    decided_by: of.decided === undefined ? null : staffId,
    reason_code: of.reason ?? null,
    comment: french(of.comment ?? ''),
    correct_by: of.status === 'to_correct' ? addDays(parisDay(startedAt), 8) : null,
    batch_id: null,
    paid_on: of.paid === undefined ? null : parisDay(daysFrom(startedAt, of.paid)),
    payment_reference:
      of.paid === undefined ? null : `VIR-${80_000 + ((drugstore_id * 97 + operation.id * 13) % 9_999)}`,
    reminded_for: null,
  }
}

/** A claim as it was stored. */
export type Kept = Claim & { id: number; number: string }

export function linesOf({ id, of, operation }: Kept) {
  const isDecided = of.decided !== undefined && of.status !== 'to_correct'
  return of.quantities.flatMap((quantity, rank) => {
    const product = operation.offered[rank]
    if (quantity === 0 || product === undefined) return []
    const accepted = of.status === 'refused' ? 0 : (of.kept?.[rank] ?? quantity)
    const isWhole = accepted === quantity
    const isAsked = of.status === 'to_correct' && rank === of.quantities.length - 1
    const decision = isDecided
      ? isWhole
        ? ('accepted' as const)
        : accepted === 0
          ? ('refused' as const)
          : ('adjusted' as const)
      : isAsked
        ? ('to_correct' as const)
        : null
    return [
      {
        claim_id: id,
        operation_id: operation.id,
        product_id: product.id,
        quantity,
        value: product.value,
        decision,
        accepted_quantity: isDecided ? accepted : null,
        reason_code: decision === null || decision === 'accepted' ? null : (of.reason ?? null),
        comment: '',
      },
    ]
  })
}

export function eventsOf(claim: Kept, context: DemoContext, staffId: number | null) {
  const { id, of, operation, user_id } = claim
  const steps = stepsOf(claim, context)
  const asked = of.quantities.reduce(
    (sum, quantity, rank) => sum + quantity * (operation.offered[rank]?.value ?? 0),
    0,
  )
  const none = { reason_code: null, comment: '', amount: null }
  const decided =
    of.status === 'paid'
      ? of.kept?.some((each, rank) => each !== of.quantities[rank])
        ? 'partly_accepted'
        : 'accepted'
      : of.status
  return [
    { claim_id: id, kind: 'draft' as const, actor_id: user_id, at: steps.created, ...none },
    ...(steps.submitted === null
      ? []
      : [
          {
            claim_id: id,
            kind: 'submitted' as const,
            actor_id: user_id,
            at: steps.submitted,
            ...none,
            amount: asked,
          },
        ]),
    ...(steps.decided === null
      ? []
      : [
          {
            claim_id: id,
            kind: decided as 'accepted',
            actor_id: staffId,
            at: steps.decided,
            reason_code: of.reason ?? null,
            comment: french(of.comment ?? ''),
            amount: null,
          },
        ]),
    ...(steps.paid === null
      ? []
      : [
          {
            claim_id: id,
            kind: 'paid' as const,
            actor_id: staffId,
            at: steps.paid,
            ...none,
          },
        ]),
  ]
}
