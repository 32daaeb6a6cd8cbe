import type { Routes } from './http/app-type.ts'
import { sweepThrottles } from './http/limits.ts'
import { purgeMails } from './mail/purge-mails.ts'

/** The jobs of the ground floor, which mounts no route itself: it only needs the application to be there. */
export const housekeeping: Routes = async (app) => {
  const { db, now, jobs } = app.deps
  jobs.schedule('throttles.sweep', '41 * * * *', () => sweepThrottles(db, now()))
  jobs.schedule('mails.purge', '29 3 * * *', () => purgeMails(db, now()))
}
