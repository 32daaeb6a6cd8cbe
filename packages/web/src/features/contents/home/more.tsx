import type { ReactNode } from 'react'
import { count } from '../../../lib/format.ts'

/** What was placed beyond the room of its block: folded, never left out. */
export function More({ left, children }: { left: number; children: ReactNode }) {
  if (left <= 0) return null
  return (
    <details className="home-more">
      <summary className="more">Voir tout ({count(left, 'de plus', 'de plus')})</summary>
      {children}
    </details>
  )
}
