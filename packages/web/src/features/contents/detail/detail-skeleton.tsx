import { Announcement } from '../../../ui/announcement.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import './detail.css'
import './sheet-detail.css'

/** Kinds whose page is an article (article-detail.tsx); all others are sheets. */
const ARTICLES: ReadonlySet<string> = new Set(['news', 'page'])

type Look = 'article' | 'sheet'
export const lookOf = (kind: string): Look => (ARTICLES.has(kind) ? 'article' : 'sheet')

type SkeletonProps = {
  /** What is read has its picture across the page; what is used, a column beside it. */
  look?: Look
}

/** While a content, or the code that draws its kind, is on its way: the places of a page of that sort. */
export function DetailSkeleton({ look = 'sheet' }: SkeletonProps) {
  return (
    <div className="wrap">
      <Announcement as="div" className="late" aria-busy="true" aria-label="Chargement en cours" data-awaited>
        <div className="crumbs" aria-hidden="true">
          <Skeleton width={240} />
        </div>
        <div className="detail-head" aria-hidden="true">
          <div className="meta">
            <Skeleton width={180} height={24} />
          </div>
          <Skeleton width="70%" height={44} />
        </div>
        {look === 'article' ? <ArticlePlaces /> : <SheetPlaces />}
      </Announcement>
    </div>
  )
}

function ArticlePlaces() {
  return (
    <div className="reading" aria-hidden="true">
      <div className="article-cover sk" />
      <article>
        <Lines count={8} />
      </article>
      <aside className="card card--pad">
        <Lines count={3} />
      </aside>
    </div>
  )
}

function SheetPlaces() {
  return (
    <div className="split" aria-hidden="true">
      <div className="stack" style={{ '--gap': '32px' } as React.CSSProperties}>
        <div className="sheet-cover sk" />
        <Lines count={8} />
      </div>
      <div className="card buybox">
        <Lines count={5} />
      </div>
    </div>
  )
}

function Lines({ count }: { count: number }) {
  return (
    <div className="stack">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} width={`${94 - ((index * 17) % 34)}%`} height={18} />
      ))}
    </div>
  )
}
