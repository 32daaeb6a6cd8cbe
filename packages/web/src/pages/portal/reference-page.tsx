import { useParams } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { kinds } from '@kiosque/contract/kinds/registry'
import { contentQuery } from '../../features/contents/contents.queries.ts'
import { ContentDetail } from '../../features/contents/detail/content-detail.tsx'
import { PageDetail } from '../../features/contents/kind-details/page-detail.tsx'
import { ApiError } from '../../lib/api.ts'
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import { useSession } from '../../lib/session.ts'
import { useEffect } from 'react'

/** S2-09. Legal pages open to anybody; for the others someone signed out is asked to sign in first. */
export function ReferencePage() {
  const { slug } = useParams({ from: '/default/public/p/$slug' })
  const isSignedOut = useSession() === null
  const { error } = useQuery({ ...contentQuery('page', slug), throwOnError: !isSignedOut })
  const mustSignIn =
    isSignedOut && error instanceof ApiError && (error.status === 404 || error.status === 401)
  useEffect(() => {
    if (mustSignIn) go(paths.login(paths.page(slug)), { replace: true })
  }, [mustSignIn, slug])
  if (mustSignIn) return null
  return (
    <ContentDetail kind={kinds.page} reference={slug}>
      {(content) => <PageDetail kind={kinds.page} content={content} />}
    </ContentDetail>
  )
}
