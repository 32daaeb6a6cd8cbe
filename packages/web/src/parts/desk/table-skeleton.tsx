import { Skeleton } from '../../ui/skeleton.tsx'
import { Announcement } from '../../ui/announcement.tsx'

/** The geometry of a dense table: a header line, then rows with an avatar and a few columns. */
export function TableSkeleton({ rows = 8 }: { rows?: number }) {
  return (
    <Announcement
      as="div"
      className="card bo-skeleton late"
      aria-busy="true"
      aria-label="Chargement en cours"
    >
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="bo-skeleton__row" aria-hidden="true">
          <div className="sk bo-skeleton__disc" />
          <Skeleton width={`${70 - ((index * 13) % 35)}%`} height={16} />
          <Skeleton width={`${60 - ((index * 7) % 25)}%`} />
          <Skeleton width="40%" />
        </div>
      ))}
    </Announcement>
  )
}
