import { router } from '../router.tsx'
import { mayPrefetch, prefetchAfterLoad } from './prefetch.ts'
import { createPreloadQueue } from './preload-queue.ts'

const preload = createPreloadQueue()

/** The code of the page an address leads to, and of its layout; its data waits for the visit. */
function preloadHref(href: string): void {
  const url = new URL(href, location.origin)
  if (url.origin !== location.origin) return
  const [routes, params] = router.getMatchedRoutes(url.pathname)
  // Only the catch-alls have a splat: files and the like are no page of ours.
  if ('_splat' in params) return
  for (const route of routes) preload(route, async () => router.loadRouteChunk(route))
}

/** One second after load, the code of every page linked from this one; later, of the link about to be followed. */
export function startPrefetch(): void {
  prefetchAfterLoad(async () => {
    const links = document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')
    // One at a time: whoever scrolls or presses meanwhile is answered between two.
    for (const path of new Set([...links].map((link) => link.pathname))) {
      preloadHref(path)
      await new Promise((resolve) => setTimeout(resolve))
    }
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
