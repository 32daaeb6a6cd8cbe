import { Announcement } from '../../ui/announcement.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { TableSkeleton } from './table-skeleton.tsx'

const FIGURES = ['a', 'b', 'c', 'd']

/** Four figures and a list on their way. What stands below waits for them (desk-lists.css): nothing is pushed down. */
export function FiguresSkeleton() {
  return (
    <Announcement as="div" className="figures-wait" aria-busy="true" aria-label="Chargement en cours">
      <div className="kpis figures-wait__kpis late" aria-hidden="true">
        {FIGURES.map((key) => (
          <div key={key} className="card kpi">
            <Skeleton width="60%" />
            <Skeleton width={72} height={30} />
            <Skeleton width="50%" />
          </div>
        ))}
      </div>
      <TableSkeleton />
    </Announcement>
  )
}
