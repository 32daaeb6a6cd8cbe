import type { Routes } from '../http/app-type.ts'
import { sweepThrottles } from '../http/limits.ts'
import { purgeMails } from '../mail/purge-mails.ts'

/** What the kernel forgets by itself. It mounts no route; it only needs the application to be there. */
export const housekeeping: Routes = async (app) => {
  const { db, now, jobs } = app.deps
  jobs.schedule('throttles.sweep', '41 * * * *', () => sweepThrottles(db, now()))
  jobs.schedule('mails.purge', '29 3 * * *', () => purgeMails(db, now()))
}
