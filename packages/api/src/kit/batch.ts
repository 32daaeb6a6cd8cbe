interface Asked<Value> {
  answer: Promise<Value | undefined>
  resolve: (value: Value | undefined) => void
  reject: (error: unknown) => void
}

/**
 * Asks for many at once what many ask for one by one: the first at once, and those who come while it is asked together,
 * next. Alone one waits for nobody; in a crowd a few questions are asked instead of a thousand.
 */
export function createBatch<Key, Value>(
  ask: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  let waiting = new Map<Key, Asked<Value>>()
  let isAsking = false

  async function askAll(): Promise<void> {
    isAsking = true
    while (waiting.size > 0) {
      const asked = waiting
      waiting = new Map()
      try {
        const found = await ask([...asked.keys()])
        for (const [key, { resolve }] of asked) resolve(found.get(key))
      } catch (error) {
        for (const { reject } of asked.values()) reject(error)
      }
    }
    isAsking = false
  }

  return (key) => {
    const known = waiting.get(key)
    if (known !== undefined) return known.answer
    const asked = Promise.withResolvers<Value | undefined>()
    waiting.set(key, { answer: asked.promise, resolve: asked.resolve, reject: asked.reject })
    if (!isAsking) void askAll()
    return asked.promise
  }
}
