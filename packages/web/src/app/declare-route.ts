import type { Page } from './page.ts'

export type LayoutName = 'default' | 'empty' | 'backoffice'

export type RouteDeclaration = {
  /** With $id and $slug, which are checked before the page loads (S2-52). */
  path: string
  page: Page
  layout: LayoutName
  /** Names of app/middleware.ts, in order. */
  middleware: readonly string[]
  /** « {title} | Kiosque »; a page may refine it with usePageTitle. */
  title: string
}

export const open = (
  path: string,
  title: string,
  page: Page,
  layout: LayoutName = 'empty',
): RouteDeclaration => ({
  path,
  title,
  page,
  layout,
  middleware: [],
})

export const signedIn = (
  path: string,
  title: string,
  page: Page,
  more: readonly string[] = [],
): RouteDeclaration => ({
  path,
  title,
  page,
  layout: 'default',
  middleware: ['auth', ...more],
})

/** Signed in, and the whole screen: the page brings its own head and foot. */
export const fullScreen = (path: string, title: string, page: Page): RouteDeclaration => ({
  ...signedIn(path, title, page),
  layout: 'empty',
})
