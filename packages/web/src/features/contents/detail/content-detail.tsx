import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import type { ContentDetail as Content } from '@kiosque/contract/wire/contents'
import { messageFor } from '../../../lib/api.ts'
import { ErrorState } from '../../../ui/empty-state.tsx'
import { LineSkeletons, Skeleton } from '../../../ui/skeleton.tsx'
import { contentQuery } from '../contents.queries.ts'

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
  return (
    <div className="wrap" style={{ paddingTop: 32 }}>
      {error ? (
        <ErrorState onRetry={() => void refetch()}>{messageFor(error)}</ErrorState>
      ) : (
        <div className="stack late" aria-busy="true">
          <Skeleton width="30%" />
          <Skeleton width="70%" height={44} />
          <Skeleton media />
          <LineSkeletons count={6} />
        </div>
      )}
    </div>
  )
}
