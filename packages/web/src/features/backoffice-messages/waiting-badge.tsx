import { useQuery } from '@tanstack/react-query'
import { formatInteger } from '../../lib/format.ts'
import { messageSummaryQuery } from './messages.queries.ts'

/** Beside « Messagerie »: how many wait for an answer. */
export function WaitingBadge() {
  const { data } = useQuery(messageSummaryQuery)
  if (!data || data.waiting === 0) return null
  return (
    <span className="n">
      {formatInteger(data.waiting)}
      <span className="sr"> en attente</span>
    </span>
  )
}
