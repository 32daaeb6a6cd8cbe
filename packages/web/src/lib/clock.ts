const MINUTE_MS = 60_000

/** What the clock asks of the page it stands in. */
type Page = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>

/**
 * One clock for a whole page: it turns with the minute, for as long as somebody reads it and the page is looked at.
 * A page one comes back to is told the hour at once.
 */
export function createClock(pageOf: () => Page) {
  let shown = new Date(0)
  let timer: ReturnType<typeof setTimeout> | undefined
  const readers = new Set<() => void>()

  function turn() {
    clearTimeout(timer)
    if (pageOf().visibilityState === 'hidden') return
    timer = setTimeout(turn, MINUTE_MS - (Date.now() % MINUTE_MS))
    for (const tell of readers) tell()
  }

  return {
    /** The same instant for everything that is drawn within a minute, also where nobody read the clock before. */
    read(): Date {
      const at = Date.now()
      if (Math.floor(at / MINUTE_MS) !== Math.floor(shown.getTime() / MINUTE_MS)) shown = new Date(at)
      return shown
    },
    subscribe(tell: () => void): () => void {
      readers.add(tell)
      if (readers.size === 1) {
        pageOf().addEventListener('visibilitychange', turn)
        turn()
      }
      return () => {
        readers.delete(tell)
        if (readers.size > 0) return
        clearTimeout(timer)
        pageOf().removeEventListener('visibilitychange', turn)
      }
    },
  }
}
