import { useParams } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import type { KindKey, KnownKind } from '@kiosque/contract/kinds/registry'
import { kinds } from '@kiosque/contract/kinds/registry'
import { ContentDetail } from '../../features/contents/detail/content-detail.tsx'
import { DetailSkeleton, lookOf } from '../../features/contents/detail/detail-skeleton.tsx'
import { kindView } from '../../features/contents/kinds/kind-views.ts'

/** Of kinds that have no page of their own. */
const DeclaredDetail = lazy(async () => ({
  default: (await import('../../features/contents/detail/declared-detail.tsx')).DeclaredDetail,
}))

/** One page serves every detail: the route table mounts it once per kind. */
export function ContentDetailPage({ kind: key }: { kind: KindKey }) {
  const { id: reference = '' } = useParams({ strict: false })
  const kind: KnownKind = kinds[key]
  const Detail = kindView(key).detail ?? DeclaredDetail
  return (
    <ContentDetail kind={kind} reference={reference}>
      {(content) => (
        <Suspense fallback={<DetailSkeleton look={lookOf(key)} />}>
          <Detail kind={kind} content={content} />
        </Suspense>
      )}
    </ContentDetail>
  )
}
