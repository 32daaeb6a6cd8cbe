interface Lane {
  busy: number
  waiting: (() => void)[]
}

/**
 * Runs tasks of one key in the order they came, `places` at a time: a thousand tries on one e-mail cost one password
 * hash at a time.
 */
export function createKeyedQueue(places = 1) {
  const lanes = new Map<string, Lane>()
  return async function inTurn<T>(key: string, task: () => Promise<T>): Promise<T> {
    const lane = lanes.get(key) ?? { busy: 0, waiting: [] }
    lanes.set(key, lane)
    if (lane.busy >= places) await new Promise<void>((resolve) => lane.waiting.push(resolve))
    else lane.busy += 1
    try {
      return await task()
    } finally {
      const next = lane.waiting.shift()
      if (next) next()
      else lane.busy -= 1
      if (lane.busy === 0) lanes.delete(key)
    }
  }
}

export const inTurnByEmail = createKeyedQueue()
