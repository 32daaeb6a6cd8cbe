import { AsyncLocalStorage } from 'node:async_hooks'
import { departed } from '../errors.ts'

/** On whose behalf the database is asked, where that changes how: an ordinary request has none. */
export interface Asker {
  /** An expensive request lets the others pass first; a job may take its time. */
  pace: 'expensive' | 'job'
  /** Fires when whoever asked has left: what has not begun never will, what runs is stopped. */
  signal: AbortSignal | null
}

const asking = new AsyncLocalStorage<Asker>()

export function askAs<T>(asker: Asker, work: () => T): T {
  return asking.run(asker, work)
}

export function currentAsker(): Asker | undefined {
  return asking.getStore()
}

/** For what several wait for: it does not end with the one who happened to ask first, nor at their pace. */
export function forEveryone<T>(work: () => T): T {
  return asking.exit(work)
}

export function hasDeparted(): boolean {
  return asking.getStore()?.signal?.aborted === true
}

/** Before a connection is taken: nobody waits for the answer any more. */
export function refuseDeparted(): void {
  if (hasDeparted()) throw departed()
}
