import { Announcement } from '../../../ui/announcement.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** Partners on their way: a low picture, words, the terms, and the button at the foot. */
export function PactSkeletons() {
  return (
    <Announcement
      as="div"
      className="grid grid--3 pacts late"
      aria-busy="true"
      aria-label="Chargement en cours"
      data-awaited
    >
      {[1, 2, 3, 4, 5, 6].map((each) => (
        <div key={each} className="card" aria-hidden="true">
          <div className="sk sk--media" style={{ aspectRatio: 2 }} />
          <div className="stack" style={{ padding: 18 }}>
            <Skeleton width="40%" />
            <Skeleton width="86%" height={18} />
            <Skeleton height={34} />
            <Skeleton height={90} />
            <Skeleton width="60%" height={44} />
          </div>
        </div>
      ))}
    </Announcement>
  )
}
