import { departed } from '../errors.ts'
import type { Asker } from './asker.ts'
import { EmbeddedDatabaseError } from './pglite-client.ts'

/**
 * Gives the embedded database, which has one connection, to one holder at a time: in order of arrival, expensive
 * questions after all others.
 */
export interface ExclusiveAccess {
  /** Resolves with the function that lets the next one in. `holder` says on whose behalf. */
  enter(holder?: object, asker?: Asker): Promise<() => void>
  isHeldBy(holder: object | undefined): boolean
}

interface Waiting {
  enter(): void
  isExpensive: boolean
}

export function createExclusiveAccess(longestWaitMs: number): ExclusiveAccess {
  const waiting: Waiting[] = []
  let current: { holder: object | undefined } | null = null

  function pass(holder: object | undefined): () => void {
    const mine = { holder }
    current = mine
    return () => {
      if (current !== mine) return
      current = null
      const first = waiting.findIndex(({ isExpensive }) => !isExpensive)
      waiting.splice(Math.max(0, first), 1)[0]?.enter()
    }
  }

  return {
    enter(holder, asker) {
      if (!current && waiting.length === 0) return Promise.resolve(pass(holder))
      return new Promise((resolve, reject) => {
        const signal = asker?.signal
        const leaveLine = () => {
          clearTimeout(timer)
          signal?.removeEventListener('abort', goAway)
        }
        const giveUp = (error: Error) => {
          leaveLine()
          waiting.splice(waiting.indexOf(mine), 1)
          reject(error)
        }
        const goAway = () => giveUp(departed())
        const mine: Waiting = {
          isExpensive: asker?.pace === 'expensive',
          enter() {
            leaveLine()
            resolve(pass(holder))
          },
        }
        const timer = setTimeout(
          () =>
            giveUp(new EmbeddedDatabaseError({ message: 'waited too long for the database', code: '53300' })),
          longestWaitMs,
        )
        signal?.addEventListener('abort', goAway, { once: true })
        waiting.push(mine)
      })
    },
    isHeldBy: (holder) => holder !== undefined && current !== null && current.holder === holder,
  }
}
