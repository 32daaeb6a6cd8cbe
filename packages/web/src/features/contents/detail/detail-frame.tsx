import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { lazy, Suspense, useEffect } from 'react'
import type { ReactNode } from 'react'
import { AREAS, type AreaKey } from '@kiosque/contract/kinds/areas'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import type { ContentDetail } from '@kiosque/contract/wire/contents'
import { useCounterMode } from '../../../lib/counter.ts'
import { paths } from '../../../lib/paths.ts'
import { useSession } from '../../../lib/session.ts'
import { usePageTitle } from '../../../lib/title.ts'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { Awaited } from '../../../ui/skeleton.tsx'
import { useMarkRead } from '../marks.queries.ts'
import './detail.css'

/** Under everything else, it comes after it. */
// Without network its code may not be there: the page is whole without it.
const Related = lazy(() =>
  import('./related.tsx').then(
    (loaded) => ({ default: loaded.Related }),
    () => ({ default: () => null }),
  ),
)

type FrameProps = {
  kind: Kind
  content: ContentDetail
  /** Badges and dates above the title. */
  meta?: ReactNode
  /** The page draws its title itself, elsewhere than at the top. */
  hasOwnTitle?: boolean
  children: ReactNode
}

/** Areas whose lists stand together on a page of their own. */
const AREA_PAGES: Partial<Record<AreaKey, string>> = { campaigns: paths.campaigns() }

/** What every detail page has around it: where one is, the title, what comes next. Opening it marks it read. */
export function DetailFrame({ kind, content, meta, hasOwnTitle = false, children }: FrameProps) {
  usePageTitle(content.title)
  const isCounter = useCounterMode()
  const isSignedIn = useSession() !== null && !isCounter
  const { mutate: markRead } = useMarkRead()
  useEffect(() => {
    if (isSignedIn) markRead(content.id)
  }, [content.id, isSignedIn, markRead])
  const area = AREAS.find(({ key }) => key === kind.area)
  const crumbs = [
    ...(isCounter ? [] : [{ label: 'Accueil', href: '/' }]),
    ...(area && area.label !== kind.labels.plural ? [{ label: area.label, href: AREA_PAGES[area.key] }] : []),
    ...(kind.area === null ? [] : [{ label: kind.labels.plural, href: kind.route }]),
    { label: content.title },
  ]
  return (
    <div className="wrap">
      <Breadcrumb items={crumbs} />
      {!hasOwnTitle && (
        <header className="detail-head">
          {meta && <div className="meta">{meta}</div>}
          <h1 tabIndex={-1}>{content.title}</h1>
        </header>
      )}
      {children}
      <Neighbours content={content} />
      {(content.related.length > 0 || kind.is_related_by_subject) && (
        <Suspense fallback={<Awaited />}>
          <Related kind={kind} content={content} />
        </Suspense>
      )}
    </div>
  )
}

function Neighbours({ content: { previous, next } }: { content: ContentDetail }) {
  if (!previous && !next) return null
  return (
    <nav className="neighbours no-print" aria-label="Précédent et suivant">
      {previous && (
        <a href={previous.url} rel="prev">
          <IconArrowLeft className="i" aria-hidden="true" />
          <span>
            <small>Précédent</small>
            {previous.title}
          </span>
        </a>
      )}
      {next && (
        <a href={next.url} rel="next" className="neighbours__next">
          <span>
            <small>Suivant</small>
            {next.title}
          </span>
          <IconArrowRight className="i" aria-hidden="true" />
        </a>
      )}
    </nav>
  )
}
