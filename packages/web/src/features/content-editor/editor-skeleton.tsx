import { Announcement } from '../../ui/announcement.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const FIELDS = ['a', 'b', 'c', 'd']

/** The bar, what is written at left, when and for whom at right, before they are known. */
export function EditorSkeleton() {
  return (
    <Announcement as="div" className="late" aria-busy="true" aria-label="Chargement en cours" data-awaited>
      <div className="row between editor-skeleton__bar" aria-hidden="true">
        <Skeleton width={240} height={38} />
        <Skeleton width={160} height={38} />
      </div>
      <div className="editor" aria-hidden="true">
        <div className="stack">
          <div className="card card--pad stack">
            <Skeleton width="70%" height={34} />
            <Skeleton width="30%" />
            <Skeleton height={84} />
          </div>
          <div className="card card--pad">
            <Skeleton height={260} />
          </div>
        </div>
        <div className="card card--pad stack">
          {FIELDS.map((key) => (
            <div key={key} className="stack">
              <Skeleton width="40%" />
              <Skeleton height={42} />
            </div>
          ))}
        </div>
      </div>
    </Announcement>
  )
}
