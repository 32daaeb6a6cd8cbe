import { Announcement } from './announcement.tsx'
type SkeletonProps = { width?: string | number; height?: number; media?: boolean }

export function Skeleton({ width = '100%', height = 14, media }: SkeletonProps) {
  if (media) return <div className="sk sk--media" aria-hidden="true" />
  return <div className="sk" style={{ width, height }} aria-hidden="true" />
}

/**
 * While one of these stands in the page, what follows the content is not drawn (styles/awaited.css): whatever
 * arrives first, nothing is pushed away by what comes after it.
 */
export function Awaited() {
  return <span data-awaited hidden />
}

/** Cards with the geometry of the real ones; nothing shows before 200 ms. */
export function CardSkeletons({ count = 4, columns = 4 }: { count?: number; columns?: 2 | 3 | 4 }) {
  return (
    <Announcement
      as="div"
      className={`grid grid--${columns} late`}
      aria-busy="true"
      aria-label="Chargement en cours"

      data-awaited
    >
      {Array.from({ length: count }, (_, index) => (
        <div key={index} className="card" aria-hidden="true">
          <Skeleton media />
          <div className="stack" style={{ padding: 18 }}>
            <Skeleton width="40%" />
            <Skeleton width="86%" height={18} />
            <Skeleton width="30%" height={24} />
          </div>
        </div>
      ))}
    </Announcement>
  )
}

export function LineSkeletons({ count = 4 }: { count?: number }) {
  return (
    <Announcement
      as="div"
      className="stack late"
      aria-busy="true"
      aria-label="Chargement en cours"
      data-awaited
    >
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} width={`${90 - ((index * 17) % 40)}%`} height={18} />
      ))}
    </Announcement>
  )
}
