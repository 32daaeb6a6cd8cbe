import { Announcement } from '../../ui/announcement.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { ChartSkeleton } from '../../parts/chart/chart-skeleton.tsx'

const FIGURES = ['a', 'b', 'c', 'd']
const CARDS = ['a', 'b', 'c']

/** The four figures, the chart and the cards beside it, before they are known. */
export function SheetSkeleton() {
  return (
    <Announcement as="div" className="late" aria-busy="true" aria-label="Chargement en cours" data-awaited>
      <div className="kpis sheet-kpis" aria-hidden="true">
        {FIGURES.map((key) => (
          <div key={key} className="card kpi sheet-skeleton__kpi">
            <Skeleton width="60%" />
            <Skeleton width={96} height={30} />
            <Skeleton width="80%" />
          </div>
        ))}
      </div>
      <div className="bo-grid bo-grid--2" aria-hidden="true">
        <div className="card card--pad">
          <ChartSkeleton shape="bars" />
        </div>
        <div className="stack">
          {CARDS.map((key) => (
            <div key={key} className="card card--pad stack">
              <Skeleton width="50%" height={22} />
              <Skeleton width="90%" />
              <Skeleton width="70%" />
            </div>
          ))}
        </div>
      </div>
    </Announcement>
  )
}

/** The head of the sheet too, while nothing is known yet. */
export function SheetPageSkeleton() {
  return (
    <>
      <div className="card sheet-h late" aria-hidden="true">
        <div className="sk sheet-skeleton__mark" />
        <div className="grow stack">
          <Skeleton width="40%" height={28} />
          <Skeleton width="70%" />
          <Skeleton width="30%" height={22} />
        </div>
      </div>
      <SheetSkeleton />
    </>
  )
}
