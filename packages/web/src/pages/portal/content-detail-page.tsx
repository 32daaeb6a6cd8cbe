import { lazy, Suspense } from 'react'
import type { KindKey, KnownKind } from '@kiosque/contract/kinds/registry'
import { kinds } from '@kiosque/contract/kinds/registry'
import { ContentDetail } from '../../features/contents/detail/content-detail.tsx'
import { DetailSkeleton, lookOf } from '../../features/contents/detail/detail-skeleton.tsx'
import { useReference } from '../../features/contents/detail/use-reference.ts'
import { kindView } from '../../features/contents/kinds/kind-views.ts'

/** Of kinds that have no page of their own. */
const DeclaredDetail = lazy(async () => ({
  default: (await import('../../features/contents/detail/declared-detail.tsx')).DeclaredDetail,
}))

/**
 * The code that draws a kind comes with the page: what the document drew of the content (src/early), or the page one
 * leaves, stays until all of it can be drawn. What cannot come is asked for again by the page, which says so.
 */
export async function pageOf(kind: KindKey) {
  await kindView(kind)
    .detail?.preload?.()
    .catch(() => undefined)
  return () => <ContentDetailPage kind={kind} />
}

/** One page serves every detail: the route table mounts it once per kind. */
function ContentDetailPage({ kind: key }: { kind: KindKey }) {
  const reference = useReference()
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
