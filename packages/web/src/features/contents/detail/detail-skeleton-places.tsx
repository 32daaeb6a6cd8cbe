import { Skeleton } from '../../../ui/skeleton.tsx'
import { LinePlaces } from './detail-skeleton-frame.tsx'

export function ArticlePlaces() {
  return (
    <div className="reading">
      <div className="article-cover sk" />
      <article>
        <LinePlaces count={8} />
      </article>
      <aside className="card card--pad">
        <LinePlaces count={3} />
      </aside>
    </div>
  )
}

export function SheetPlaces() {
  return (
    <div className="split">
      <div className="stack" style={{ '--gap': '32px' } as React.CSSProperties}>
        <div className="sheet-cover sk" />
        <LinePlaces count={8} />
      </div>
      <div className="card buybox">
        <LinePlaces count={5} />
      </div>
    </div>
  )
}

/** The film, its title under it, and its chapters beside (kind-details/tutorial-detail.css, which comes with the page). */
export function FilmPlaces() {
  return (
    <div className="tuto">
      <div className="stack" style={{ '--gap': '24px' } as React.CSSProperties}>
        <div className="film sk" style={{ background: 'var(--teal-900)' }} />
        <div className="tuto__head">
          <Skeleton width={260} height={24} />
          <div style={{ marginTop: 10 }}>
            <Skeleton width="64%" height={44} />
          </div>
          <div className="meta">
            <Skeleton width={220} />
          </div>
          <div className="lead">
            <LinePlaces count={2} />
          </div>
        </div>
        <LinePlaces count={4} />
      </div>
      <div className="card card--pad">
        <LinePlaces count={7} />
      </div>
    </div>
  )
}

/** The course on its dark ground, then its modules one under the other (kind-details/academy-detail.css). */
export function CoursePlaces() {
  return (
    <>
      <div className="course">
        <div className="course__txt" style={{ opacity: 0.2 }}>
          <Skeleton width={240} height={26} />
          <Skeleton width="86%" height={44} />
          <Skeleton width="52%" height={44} />
          <Skeleton width="94%" height={18} />
          <Skeleton width="70%" height={18} />
          <Skeleton width={250} height={52} />
        </div>
        <div className="course__art">
          <div className="sk" style={{ borderRadius: 0 }} />
        </div>
      </div>
      <div className="split split--course">
        <div className="stack">
          <div className="stack" style={{ '--gap': '14px' } as React.CSSProperties}>
            <Skeleton width={180} height={32} />
            <Skeleton height={104} />
            <Skeleton height={104} />
            <Skeleton height={104} />
            <Skeleton height={104} />
          </div>
        </div>
        <aside className="card card--pad">
          <LinePlaces count={6} />
        </aside>
      </div>
    </>
  )
}
