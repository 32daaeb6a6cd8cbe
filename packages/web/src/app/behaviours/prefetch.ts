/** S4-12. */
export const PREFETCH_DELAY_MS = 1000

type Connection = { effectiveType?: string; saveData?: boolean }

export function mayPrefetch(connection: Connection | undefined): boolean {
  return connection?.effectiveType !== 'slow-2g' && connection?.saveData !== true
}

const SOON_MS = 2000
/** A moment at which the browser has nothing else to do; soon, in any case. */
const idle = (): Promise<unknown> =>
  new Promise((resolve) => {
    // Not every browser has it.
    if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: SOON_MS })
    else setTimeout(resolve)
  })

/** One after the other, each when nothing else is to be done: code that comes is also run, and that is felt. */
export async function oneByOne(loads: Iterable<() => unknown>): Promise<void> {
  for (const load of loads) {
    await idle()
    await load()
  }
}

/**
 * Starts one second after the page has loaded, unless the line is too slow. What could not come ahead (the network
 * went away in between) is asked for again by whoever needs it: here it is no error.
 */
export function prefetchAfterLoad(start: () => Promise<unknown>): void {
  const { connection } = navigator as Navigator & { connection?: Connection }
  if (!mayPrefetch(connection)) return
  const later = () => setTimeout(() => void start().catch(() => undefined), PREFETCH_DELAY_MS)
  if (document.readyState === 'complete') later()
  else addEventListener('load', later, { once: true })
}
