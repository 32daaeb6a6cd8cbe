import { page } from './page.ts'
import type { Page } from './page.ts'
import type { LayoutName } from './declare-route.ts'

export const layouts: Record<LayoutName, Page> = {
  default: page(() => import('./layouts/default-layout.tsx')),
  empty: page(() => import('./layouts/empty-layout.tsx')),
  backoffice: page(() => import('./layouts/backoffice-layout.tsx')),
}
