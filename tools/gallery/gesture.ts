import type { Page } from '@playwright/test'
import type { Role } from './roles.ts'

export type Gesture = {
  name: string
  /** The page it is made on. */
  path: string
  role: Role
  /** Widths where there is something to do it with. */
  fits: (width: number) => boolean
  act: (page: Page) => Promise<void>
  /** It leads to a page, seen whole; what opens above a page is seen with what the window shows of it. */
  isPage?: boolean
  /** The only window it is seen in, where it is made for one. */
  own?: { width: number; height: number }
  /** It hands a document, whose sheets are the picture. */
  isDocument?: boolean
}

export const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first()
