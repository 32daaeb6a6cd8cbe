import { IconArrowLeft, IconArrowRight } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ReactNode } from 'react'
import { AREAS } from '@kiosque/contract/kinds/areas'
import type { Kind } from '@kiosque/contract/kinds/define-kind'
import type { ContentDetail } from '@kiosque/contract/wire/contents'
import { useCounterMode } from '../../../lib/counter.ts'
import { useSession } from '../../../lib/session.ts'
import { usePageTitle } from '../../../lib/title.ts'
import { Breadcrumb } from '../../../ui/breadcrumb.tsx'
import { ContentCard } from '../card/content-card.tsx'
import { Awaited } from '../../../ui/skeleton.tsx'
import { useMarkRead } from '../marks.queries.ts'
import { placesOn } from '../placements/page-placements.ts'
import { placementQuery } from '../placements/placements.queries.ts'
import '../placements/rail.css'
import './detail.css'

type FrameProps = {
  kind: Kind
  content: ContentDetail
  /** Badges and dates above the title. */
  meta?: ReactNode
  /** The page draws its title itself, elsewhere than at the top. */
  hasOwnTitle?: boolean
  children: ReactNode
}

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
    ...(area && area.label !== kind.labels.plural ? [{ label: area.label }] : []),
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
      <Related content={content} />
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

/** What the head office puts forward under this page has its own row: the same cards never come twice. */
function Related({ content }: { content: ContentDetail }) {
  const rows = placesOn(content.url).filter(({ look }) => look === 'cards')
  const { data: forward = [], isLoading } = useQuery({
    ...placementQuery(rows.map(({ placement }) => placement)),
    enabled: rows.length > 0 && content.related.length > 0,
  })
  if (isLoading) return <Awaited />
  const related = content.related.filter(({ url }) => !forward.some((shown) => shown.url === url)).slice(0, 4)
  // One good row is better than two, of which the first is half empty.
  if (related.length === 0 || (forward.length > 0 && related.length < 3)) return null
  return (
    <section className="section no-print">
      <div className="section__head">
        <h2>À voir ensuite</h2>
      </div>
      <div className="rail rail--4">
        {related.map((card) => (
          <ContentCard key={card.id} card={card} level={3} />
        ))}
      </div>
    </section>
  )
}
