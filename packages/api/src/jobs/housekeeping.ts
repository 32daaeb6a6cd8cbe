import type { Routes } from '../http/app-type.ts'
import { sweepThrottles } from '../http/limits.ts'
import { deleteMailsBefore } from '../mail/mails.sql.ts'

const DAY_MS = 86_400_000
// Long enough to answer « I never received it », no longer.
const MAILS_KEPT_DAYS = 30

/** What the kernel forgets by itself. It mounts no route; it only needs the application to be there. */
export const housekeeping: Routes = async (app) => {
  const { db, now, jobs } = app.deps
  jobs.schedule('throttles.sweep', '41 * * * *', () => sweepThrottles(db, now()))
  jobs.schedule('mails.purge', '29 3 * * *', () =>
    deleteMailsBefore(db, new Date(now().getTime() - MAILS_KEPT_DAYS * DAY_MS)),
  )
}
