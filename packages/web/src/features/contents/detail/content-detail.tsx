import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import type { ContentDetail as Content } from '@kiosque/contract/wire/contents'
import { messageFor } from '../../../lib/api.ts'
import { ErrorState } from '../../../ui/empty-state.tsx'
import { contentQuery } from '../contents.queries.ts'
import { DetailSkeleton } from './detail-skeleton.tsx'

/** Waiting, failed or there; a content that does not exist for this viewer is the router's 404. */
export function ContentDetail({
  kind,
  reference,
  children,
}: {
  kind: Kind
  reference: string
  children: (content: Content) => ReactNode
}) {
  const { data, error, refetch } = useQuery(contentQuery(kind.key, reference))
  if (data) return children(data)
  if (!error) return <DetailSkeleton />
  return (
    <div className="wrap" style={{ paddingTop: 32 }}>
      <ErrorState onRetry={() => void refetch()}>{messageFor(error)}</ErrorState>
    </div>
  )
}
