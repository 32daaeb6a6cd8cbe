import type { ReactNode } from 'react'

/** Sign-in, registration, maintenance: the page is the whole screen and brings its own landmarks. */
export function EmptyLayout({ children }: { children: ReactNode }) {
  return children
}
