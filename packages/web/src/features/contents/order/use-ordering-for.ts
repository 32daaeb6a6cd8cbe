import { mayBeOrdered } from '@kiosque/contract/domain/offer-deadline'
import { useCounterMode } from '../../../lib/counter.ts'
import { useSession } from '../../../lib/session.ts'
import { useNow } from '../../../lib/use-now.ts'
import type { OfferFacts } from '../../../parts/offer-facts.ts'

/** The pharmacy one may order this for; null for who has none, at the counter, and once orders are closed. */
export function useOrderingFor(facts: OfferFacts | undefined): number | null {
  const drugstoreId = useSession()?.account?.drugstore?.id
  const isCounter = useCounterMode()
  const now = useNow()
  const isOpen = facts !== undefined && !isCounter && mayBeOrdered(facts.days, now)
  return isOpen ? (drugstoreId ?? null) : null
}
