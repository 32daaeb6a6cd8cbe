import { router } from '../router.tsx'
import { mayPrefetch, oneByOne, prefetchAfterLoad } from './prefetch.ts'
import { linksInSight } from './links-in-sight.ts'
import { createPreloadQueue } from './preload-queue.ts'

const preload = createPreloadQueue()

/** The code of the page an address leads to, and of its layout; its data waits for the visit. */
async function preloadHref(href: string): Promise<void> {
  const url = new URL(href, location.origin)
  if (url.origin !== location.origin) return
  const [routes, params] = router.getMatchedRoutes(url.pathname)
  // Only the catch-alls have a splat: files and the like are no page of ours.
  if ('_splat' in params) return
  await Promise.all(routes.map((route) => preload(route, async () => router.loadRouteChunk(route))))
}

/**
 * One second after load, the code of every page that a link in sight leads to; later, of the link about to be followed.
 * The home page links to sixty pages, and their code was all that a telephone did for its first three seconds.
 */
export function startPrefetch(): void {
  prefetchAfterLoad(async () => {
    const links = await linksInSight()
    // From the sign-in page nothing links to the home page, which comes next.
    const pages = new Set([...links.map((link) => link.pathname), '/'])
    await oneByOne([...pages].map((page) => () => preloadHref(page)))
  })
  const onIntent = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
    if (link && mayPrefetch((navigator as { connection?: { effectiveType?: string } }).connection))
      void preloadHref(link.href)
  }
  document.addEventListener('pointerover', onIntent, { passive: true })
  document.addEventListener('focusin', onIntent, { passive: true })
}
