/** S4-12. */
export const PREFETCH_DELAY_MS = 1000

type Connection = { effectiveType?: string; saveData?: boolean }

export function mayPrefetch(connection: Connection | undefined): boolean {
  return connection?.effectiveType !== 'slow-2g' && connection?.saveData !== true
}

/** Starts one second after the page has loaded, unless the line is too slow. */
export function prefetchAfterLoad(start: () => void): void {
  const { connection } = navigator as Navigator & { connection?: Connection }
  if (!mayPrefetch(connection)) return
  const later = () => setTimeout(start, PREFETCH_DELAY_MS)
  if (document.readyState === 'complete') later()
  else addEventListener('load', later, { once: true })
}
