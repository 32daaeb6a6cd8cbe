import type { ReactNode } from 'react'
import { Announcement } from '../../../ui/announcement.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import './detail-skeleton.css'

/** A whole page on its way, from where one is; its places are for the eyes alone, and none shows before 200 ms. */
export function PageSkeleton({ children }: { children: ReactNode }) {
  return (
    <div className="wrap">
      <Announcement as="div" className="late" aria-busy="true" aria-label="Chargement en cours" data-awaited>
        <div aria-hidden="true">
          <div className="crumbs detail-awaited__crumbs">
            <Skeleton width={240} />
          </div>
          {children}
        </div>
      </Announcement>
    </div>
  )
}

/** Of a text. */
export function LinePlaces({ count }: { count: number }) {
  return (
    <div className="stack">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} width={`${94 - ((index * 17) % 34)}%`} height={18} />
      ))}
    </div>
  )
}
