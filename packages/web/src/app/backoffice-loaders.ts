import { page } from './page.ts'
import type { Page } from './page.ts'

const DESK = { label: 'Back-office', href: '/admin' }

/** A screen of the back office that is not open yet. */
export function comingToDesk(title: string, text: string): Page {
  return page(() => import('./coming-page.tsx'), { title, text, home: DESK })
}
