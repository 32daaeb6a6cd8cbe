import { useQuery } from '@tanstack/react-query'
import { count } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'
import { openInvitationsQuery } from './team.queries.ts'

/** How many people invited to the team have not answered yet: the titulaire is asked to remind them, or to withdraw. */
export function OpenInvitations({ drugstoreId }: { drugstoreId: number }) {
  const { data } = useQuery({ ...openInvitationsQuery(drugstoreId), throwOnError: false })
  if (!data || data.length === 0) return null
  return (
    <Badge tone="green">
      {count(data.length, 'invitation')}
      <span className="sr"> sans réponse</span>
    </Badge>
  )
}
