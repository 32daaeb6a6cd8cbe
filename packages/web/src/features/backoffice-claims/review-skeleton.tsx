import { Announcement } from '../../ui/announcement.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const LINES = ['a', 'b', 'c']

/** The proof at left, its lines and the decision at right, before they are known. */
export function ReviewSkeleton() {
  return (
    <Announcement as="div" className="late" aria-busy="true" aria-label="Chargement en cours" data-awaited>
      <div className="stack review-skeleton__head" aria-hidden="true">
        <Skeleton width={260} height={30} />
        <Skeleton width="50%" />
      </div>
      <div className="claims-desk" aria-hidden="true">
        <div className="sk review-skeleton__proof" />
        <div className="stack claims-desk__side">
          <div className="card card--pad stack">
            {LINES.map((key) => (
              <Skeleton key={key} height={36} />
            ))}
          </div>
          <div className="card card--pad stack">
            <Skeleton width="40%" />
            <Skeleton height={90} />
            <Skeleton width="60%" height={42} />
          </div>
        </div>
      </div>
    </Announcement>
  )
}
