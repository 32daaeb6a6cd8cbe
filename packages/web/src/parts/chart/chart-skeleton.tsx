import { Announcement } from '../../ui/announcement.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** As tall as the chart that comes, and the line below it that opens its figures. */
export function ChartSkeleton({ shape }: { shape: 'line' | 'bars' }) {
  return (
    <Announcement as="div" className="late" aria-busy="true" aria-label="Chargement en cours" data-awaited>
      <div className={`sk chart-skeleton chart-skeleton--${shape}`} aria-hidden="true" />
      <div className="chart-table">
        <Skeleton width={150} height={24} />
      </div>
    </Announcement>
  )
}
