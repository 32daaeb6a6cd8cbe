interface Asked<Value> {
  answer: Promise<Value | undefined>
  resolve: (value: Value | undefined) => void
  reject: (error: unknown) => void
}

/** Asks for one, or for several in one question where nothing else is being asked. */
export interface Batch<Key, Value> {
  (key: Key): Promise<Value | undefined>
  all(keys: readonly Key[]): Promise<(Value | undefined)[]>
}

/**
 * Asks for many at once what many ask for one by one: the first at once, and those who come while it is asked together,
 * next. Alone one waits for nobody; in a crowd a few questions are asked instead of a thousand.
 */
export function createBatch<Key, Value>(
  ask: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): Batch<Key, Value> {
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

  function wait(key: Key): Promise<Value | undefined> {
    const known = waiting.get(key)
    if (known !== undefined) return known.answer
    const asked = Promise.withResolvers<Value | undefined>()
    waiting.set(key, { answer: asked.promise, resolve: asked.resolve, reject: asked.reject })
    return asked.promise
  }
  function all(keys: readonly Key[]): Promise<(Value | undefined)[]> {
    const answers = Promise.all(keys.map(wait))
    if (!isAsking) void askAll()
    return answers
  }
  function one(key: Key): Promise<Value | undefined> {
    const answer = wait(key)
    if (!isAsking) void askAll()
    return answer
  }
  return Object.assign(one, { all })
}
