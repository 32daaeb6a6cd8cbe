import type { ClaimReason } from '@kiosque/contract/domain/claims'
import { drawn } from './moments.ts'
import type { DemoOperation } from './operations.ts'
import type { DemoClaim } from './own-claims.ts'

const REASONS: readonly ClaimReason[] = ['missing_proof', 'unreadable_proof', 'out_of_period', 'duplicate']

/** Past so many, pharmacies claim less the further back: more of them do every month; and they are answered sooner. */
const FIRST_ONES = 60
const GROWTH_DAYS = 520

/** What another pharmacy claims of an operation, if it does: long ago it is paid, lately it waits. */
export function crowdClaim(operation: DemoOperation, rank: number): DemoClaim | null {
  const { key, from, deadline, products, share } = operation
  const draw = (what: string, max: number) => drawn(`${key} ${rank} ${what}`, max)
  const isLater = rank >= FIRST_ONES
  if (draw('claims', 100) >= (isLater ? share * Math.exp(from / GROWTH_DAYS) : share)) return null
  const first = from + 12
  const submitted = Math.min(-1, first + draw('submitted', Math.max(1, Math.min(deadline, -1) - first)))
  const quantities = products.map((_, index) => 4 + draw(`quantity ${index}`, 30))
  const base = { operation: key, quantities, created: submitted - 1, submitted }
  const decided = submitted + (isLater ? 2 + draw('control', 5) : 4 + draw('control', 9))
  if (decided >= -1) return { ...base, status: 'submitted' }
  const chance = draw('decision', 100)
  const reason = REASONS[draw('reason', REASONS.length)]!
  if (chance < 6) return { ...base, decided, status: 'refused', reason }
  if (chance < 12 && deadline > 0)
    return {
      ...base,
      decided,
      status: 'to_correct',
      reason,
      comment: 'Une photo plus nette, s’il vous plaît.',
    }
  const kept = chance < 22 ? quantities.map((quantity) => Math.max(1, quantity - 2)) : quantities
  const why = chance < 22 ? { reason } : {}
  const paid = decided + 14 + draw('payment', 30)
  if (paid < -1) return { ...base, ...why, decided, kept, paid, status: 'paid' }
  return { ...base, ...why, decided, kept, status: chance < 22 ? 'partly_accepted' : 'accepted' }
}
