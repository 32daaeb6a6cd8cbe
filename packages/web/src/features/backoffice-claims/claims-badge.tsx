import { useQuery } from '@tanstack/react-query'
import { formatInteger } from '../../lib/format.ts'
import { claimsSummaryQuery } from './claims-desk.queries.ts'

/** Beside « Compensation BRI »: how many wait for a control. */
export function ClaimsBadge() {
  const { data } = useQuery(claimsSummaryQuery)
  if (!data || data.waiting === 0) return null
  return (
    <span className="n">
      {formatInteger(data.waiting)}
      <span className="sr"> à contrôler</span>
    </span>
  )
}
