/** S4-13. */
export const MOST_AT_ONCE = 5

/** Runs each task once, a few at a time; a failed task may be asked again. Tells when what was asked for is over. */
export function createPreloadQueue(limit = MOST_AT_ONCE) {
  const known = new Set<unknown>()
  const waiting: (() => void)[] = []
  let running = 0

  function next() {
    while (running < limit) {
      const start = waiting.shift()
      if (!start) return
      running += 1
      start()
    }
  }

  return function preload(key: unknown, load: () => Promise<unknown>): Promise<void> {
    if (known.has(key)) return Promise.resolve()
    known.add(key)
    return new Promise((resolve) => {
      waiting.push(() => {
        load()
          .catch(() => known.delete(key))
          .finally(() => {
            running -= 1
            resolve()
            next()
          })
      })
      next()
    })
  }
}
