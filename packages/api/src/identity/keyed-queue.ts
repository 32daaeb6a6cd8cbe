/** Runs one task at a time for each key: a thousand tries on one e-mail cost one password hash at a time. */
export function createKeyedQueue() {
  const tails = new Map<string, Promise<unknown>>()
  return async function inTurn<T>(key: string, task: () => Promise<T>): Promise<T> {
    const before = tails.get(key) ?? Promise.resolve()
    const run = before.then(task, task)
    const tail = run.catch(() => undefined)
    tails.set(key, tail)
    try {
      return await run
    } finally {
      if (tails.get(key) === tail) tails.delete(key)
    }
  }
}

export const inTurnByEmail = createKeyedQueue()
