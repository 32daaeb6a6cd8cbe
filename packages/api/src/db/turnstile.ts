import { EmbeddedDatabaseError } from './pglite-client.ts'

/** Lets one holder through at a time, in order of arrival. */
export interface Turnstile {
  /** Resolves with the function that lets the next one in. `holder` says on whose behalf. */
  enter(holder?: object): Promise<() => void>
  isHeldBy(holder: object | undefined): boolean
}

export function createTurnstile(longestWaitMs: number): Turnstile {
  const waiting: (() => void)[] = []
  let current: { holder: object | undefined } | null = null

  function pass(holder: object | undefined): () => void {
    const mine = { holder }
    current = mine
    return () => {
      if (current !== mine) return
      current = null
      waiting.shift()?.()
    }
  }

  return {
    enter(holder) {
      if (!current && waiting.length === 0) return Promise.resolve(pass(holder))
      return new Promise((resolve, reject) => {
        const enter = () => {
          clearTimeout(timer)
          resolve(pass(holder))
        }
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(enter), 1)
          reject(new EmbeddedDatabaseError({ message: 'waited too long for the database', code: '53300' }))
        }, longestWaitMs)
        waiting.push(enter)
      })
    },
    isHeldBy: (holder) => holder !== undefined && current !== null && current.holder === holder,
  }
}
