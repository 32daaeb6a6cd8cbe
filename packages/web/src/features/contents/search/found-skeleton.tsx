import { Announcement } from '../../../ui/announcement.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** Results with the geometry of the real ones: chips, a count, rows, and the column beside them. */
export function FoundSkeleton() {
  return (
    <Announcement as="div" className="late" aria-busy="true" aria-label="Recherche en cours" data-awaited>
      <div className="found__kinds">
        {[96, 132, 110, 124].map((width) => (
          <Skeleton key={width} width={width} height={40} />
        ))}
      </div>
      <div className="found">
        <div>
          <Skeleton width={220} height={24} />
          <div className="card" style={{ marginTop: 12 }}>
            {Array.from({ length: 6 }, (_, index) => (
              <div className="hit" key={index}>
                <span className="ic" aria-hidden="true" />
                <div className="stack">
                  <Skeleton width="40%" />
                  <Skeleton width="80%" height={20} />
                  <Skeleton width="95%" />
                </div>
              </div>
            ))}
          </div>
        </div>
        <div className="found__side">
          <div className="card">
            <Skeleton width="50%" height={22} />
          </div>
        </div>
      </div>
    </Announcement>
  )
}
