import { Announcement } from '../../ui/announcement.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const STEPS = [100, 72, 58, 30]

/** Four bars, each shorter than the one above, and the line that opens their figures. */
export function FunnelSkeleton() {
  return (
    <Announcement as="div" className="late" aria-busy="true" aria-label="Chargement en cours" data-awaited>
      <div className="funnel funnel--wait" aria-hidden="true">
        {STEPS.map((width) => (
          <div key={width}>
            <span className="stack funnel__words">
              <Skeleton width={70} />
              <Skeleton width={100} height={12} />
            </span>
            <Skeleton width={`${width}%`} height={34} />
            <Skeleton width={54} height={20} />
          </div>
        ))}
      </div>
      <div className="chart-table">
        <Skeleton width={150} height={24} />
      </div>
    </Announcement>
  )
}

/** A line of headings, then a zone a line. */
export function HeatSkeleton({ zones }: { zones: number }) {
  return (
    <Announcement
      as="div"
      className="heat-skeleton late"
      aria-busy="true"
      aria-label="Chargement en cours"
      data-awaited
    >
      <Skeleton width="60%" />
      {Array.from({ length: Math.max(3, zones) }, (_, zone) => (
        <div key={zone} className="heat-skeleton__row" aria-hidden="true">
          <Skeleton width="70%" />
          <Skeleton height={38} />
          <Skeleton height={38} />
          <Skeleton height={38} />
          <Skeleton height={38} />
        </div>
      ))}
    </Announcement>
  )
}
