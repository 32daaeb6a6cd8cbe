import { page } from './page.ts'
import type { Page } from './page.ts'

/** A screen of the shell for a feature that is not open yet; replaced by its real page, one line each. */
export function coming(title: string, text: string, area?: { label: string; href: string }): Page {
  return page(() => import('./coming-page.tsx'), { title, text, area })
}

export const maintenancePage = page(() => import('./errors/maintenance-page.tsx'))
export const notFoundPage = page(() => import('./errors/not-found-page.tsx'))
