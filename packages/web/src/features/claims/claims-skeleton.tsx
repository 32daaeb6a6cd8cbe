import { Announcement } from '../../ui/announcement.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import '../../ui/styles/figures.css'

/** The page on its way: four figures, the lists, and the form beside them where there is room. */
export function ClaimsSkeleton() {
  return (
    <Announcement
      as="div"
      className="stack late"
      aria-busy="true"
      aria-label="Chargement en cours"
      data-awaited
    >
      <div className="kpis claims-kpis">
        {[1, 2, 3, 4].map((each) => (
          <Skeleton key={each} height={120} />
        ))}
      </div>
      <Skeleton height={64} />
      <div className="claims">
        <div className="claims__lists">
          <Skeleton height={300} />
          <Skeleton height={420} />
        </div>
        <Skeleton height={620} />
      </div>
    </Announcement>
  )
}
