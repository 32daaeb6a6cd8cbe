import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { KindKey, KnownKind } from '@kiosque/contract/kinds/registry'
import type { DetailOf } from '@kiosque/contract/wire/content-of'
import { messageFor } from '../../../lib/api.ts'
import { ErrorState } from '../../../ui/empty-state.tsx'
import { contentQuery } from '../contents.queries.ts'
import { DetailSkeleton, lookOf } from './detail-skeleton.tsx'

/** Waiting, failed or there; a content that does not exist for this viewer is the router's 404. */
export function ContentDetail<K extends KindKey>({
  kind,
  reference,
  waiting = <DetailSkeleton look={lookOf(kind.key)} />,
  children,
}: {
  kind: KnownKind<K>
  reference: string
  /** Its places while it comes, where the page is not the one of its kind. */
  waiting?: ReactNode
  children: (content: DetailOf<K>) => ReactNode
}) {
  const { data, error, refetch } = useQuery(contentQuery(kind.key, reference))
  if (data) return children(data)
  if (!error) return waiting
  return (
    <div className="wrap" style={{ paddingTop: 8 }}>
      <ErrorState isPage onRetry={() => void refetch()}>
        {messageFor(error)}
      </ErrorState>
    </div>
  )
}
