import { closedAtCounter } from '../answers/at-counter.ts'
import { contentDisposition } from '../files/file-name.ts'
import type { Routes } from '../http/app-type.ts'
import { mailWeeklyPages } from './monday.service.ts'
import { weeklyPagePdf } from './weekly-page.service.ts'

/** « La page de la semaine » (D13-05): at any time for the staff of a pharmacy, on Monday by mail to who wants it. */
export const weeklyPageRoutes: Routes = async (app) => {
  const { deps } = app
  // Again each hour of the morning: for those whose quiet hours last, and for a server that was away at the first.
  deps.jobs.schedule('weekly-page.mail', '40 7-13 * * 1', async () => void (await mailWeeklyPages(deps)))

  app.get(
    '/me/weekly-page',
    { config: { access: 'drugstore', isExpensive: true }, onRequest: closedAtCounter },
    async ({ viewer }, reply) => {
      const { name, pdf } = await weeklyPagePdf(deps, viewer)
      return reply
        .header('content-type', 'application/pdf')
        .header('content-disposition', contentDisposition('attachment', name))
        .header('cache-control', 'no-store')
        .send(pdf)
    },
  )
}
