import { AsyncLocalStorage } from 'node:async_hooks'
import type { Db } from './db.ts'

interface Open {
  /** The pool the transaction was opened from. */
  base: Db
  afterCommit: (() => void)[]
}

const open = new AsyncLocalStorage<Open>()
const RETRYABLE = new Set(['40001', '40P01'])
const ATTEMPTS = 3

/**
 * Runs `work` in one transaction: all of it or nothing. Called inside another one, it joins it.
 * A deadlock or a serialisation failure runs `work` again, so it must touch nothing but the database.
 */
export async function inTransaction<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db)
  for (let attempt = 1; ; attempt += 1) {
    const state: Open = { base: db, afterCommit: [] }
    try {
      const result = await open.run(state, () => db.transaction().execute(work))
      for (const run of state.afterCommit) run()
      return result
    } catch (error) {
      if (attempt >= ATTEMPTS || !isRetryable(error)) throw error
    }
  }
}

/** Carries the answer of a rehearsal out of the transaction that its throwing undoes. */
class Rehearsed<T> {
  readonly answer: T
  constructor(answer: T) {
    this.answer = answer
  }
}

/** Runs `work` as if its changes were made, answers what it saw, and undoes all of it: nobody hears of it. */
export async function rehearse<T>(db: Db, work: (trx: Db) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(db, async (trx) => {
      throw new Rehearsed(await work(trx))
    })
  } catch (ended) {
    if (ended instanceof Rehearsed) return ended.answer as T
    throw ended
  }
}

/** Runs once the transaction around the caller has committed, never if it rolls back; at once when there is none. */
export function afterCommit(run: () => void): void {
  const state = open.getStore()
  if (state) state.afterCommit.push(run)
  else run()
}

/** What another process says may be heard while a transaction of ours commits: it is no part of it. */
export function outsideTransaction<T>(work: () => T): T {
  return open.exit(work)
}

/** Stands for the transaction around the caller, if there is one. */
export function currentTransaction(): object | undefined {
  return open.getStore()
}

/** The pool that transaction was opened from. */
export function transactionBase(): Db | undefined {
  return open.getStore()?.base
}

function isRetryable(error: unknown): boolean {
  return error instanceof Error && RETRYABLE.has(String((error as { code?: unknown }).code))
}
