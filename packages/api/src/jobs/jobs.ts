import type { Db } from '../db/db.ts'

export type JobWork<Data = unknown> = (data: Data) => Promise<void>

/** Work done apart from requests, once for the whole cluster however many processes run. */
export interface Jobs {
  /** Says how jobs of this name are done. Called while routes are mounted. */
  work<Data extends object>(name: string, work: JobWork<Data>): void
  /** Does the work at the times of `cron`, in Europe/Paris. */
  schedule(name: string, cron: string, work: JobWork<object>): void
  /** Queues one, in the given transaction: rolled back, it never existed. Null outside any. */
  send(db: Db | null, name: string, data?: object, options?: { startAfter?: Date }): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}
