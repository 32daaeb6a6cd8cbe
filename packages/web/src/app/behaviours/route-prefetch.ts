import { layouts } from '../layouts.ts'
import type { Page } from '../page.ts'
import { matchRoute } from '../route-match.ts'
import { ROUTES } from '../routes-table.ts'
import { mayPrefetch, prefetchAfterLoad } from './prefetch.ts'
import { createPreloadQueue } from './preload-queue.ts'

const preload = createPreloadQueue()

function preloadPage(page: Page): void {
  preload(page, page.load)
}

function preloadHref(href: string): void {
  const url = new URL(href, location.origin)
  if (url.origin !== location.origin) return
  const route = matchRoute(ROUTES, url.pathname)
  if (!route) return
  preloadPage(layouts[route.layout])
  preloadPage(route.page)
}

/** One second after load, the code of every page linked from this one; later, of the link about to be followed. */
export function startPrefetch(): void {
  prefetchAfterLoad(() => {
    const links = document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')
    for (const link of links) preloadHref(link.href)
    // From the sign-in page nothing links to the home page, which comes next.
    preloadHref('/')
  })
  const onIntent = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (link && mayPrefetch((navigator as { connection?: { effectiveType?: string } }).connection))
      preloadHref(link.href)
  }
  document.addEventListener('pointerover', onIntent, { passive: true })
  document.addEventListener('focusin', onIntent, { passive: true })
}
