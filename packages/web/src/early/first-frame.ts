/** Longest wait for a frame: a page in a tab behind draws none, and must start all the same. */
const PATIENCE_MS = 300

const DRAWN = 'first-contentful-paint'

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
 * When the browser says that the document's own drawing is on the screen, with the picture of a content (draw.ts). The code of the page is asked for after that: it is
 * twenty times as heavy as what draws first, and would come in its way. Where nothing is drawn, nothing is waited for.
 */
export async function firstPaint(): Promise<void> {
  if (document.hidden || !document.getElementById('root')?.hasChildNodes()) return
  await inTime((resolve) => {
    // Before anything is drawn on it, a page that is white is painted too.
    const watch = (told: PerformanceObserverEntryList) => told.getEntriesByName(DRAWN)[0] && resolve()
    new PerformanceObserver(watch).observe({ type: 'paint', buffered: true })
  })
  await inTime((resolve) => void Promise.resolve(window.kiosqueEarly?.drawn).then(resolve))
}

const inTime = (wait: (resolve: () => void) => void) =>
  new Promise<void>((resolve) => {
    wait(resolve)
    setTimeout(resolve, PATIENCE_MS)
  })

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
