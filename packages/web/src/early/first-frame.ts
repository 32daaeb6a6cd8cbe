/** Longest wait for a frame: a page in a tab behind draws none, and must start all the same. */
const PATIENCE_MS = 300

/** Other work of the browser comes first: drawing, a finger, an answer. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** When what the document itself draws is on the screen. */
export function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve()
  return new Promise((resolve) => {
    // A frame is drawn after its callbacks: the task that follows them comes after the drawing.
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, PATIENCE_MS)
  })
}

/**
 * When the browser says that the document's own drawing is on the screen. The code of the page is asked for after that: it is
 * twenty times as heavy as what draws first, and would come in its way. Where nothing is drawn, nothing is waited for.
 */
export function firstPaint(): Promise<unknown> {
  if (document.hidden || !document.getElementById('root')?.hasChildNodes()) return Promise.resolve()
  return new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })
    setTimeout(resolve, PATIENCE_MS)
  })
}

/** As many requests as begin at once without a finger having to wait: each costs a telephone ten milliseconds. */
const TOGETHER = 4

/** Has the files that the document names fetched at last (early-plugin.ts, ask.ts): first those every page needs. */
export async function askForFiles(): Promise<void> {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-rel]')].toReversed()
  for (const [index, link] of links.entries()) {
    if (index % TOGETHER === TOGETHER - 1) await nextTask()
    link.rel = link.dataset['rel'] ?? ''
  }
}
