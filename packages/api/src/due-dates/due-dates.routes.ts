import { idParams } from '@kiosque/contract/wire/common'
import { dueDates, dueDatesBody } from '@kiosque/contract/wire/due-dates'
import type { Routes } from '../http/app-type.ts'
import { changeDueDates, listDueDates } from './due-dates.service.ts'

/** Another last day of a training for some of those it is for (D7-02). */
export const dueDatesRoutes: Routes = async (app) => {
  const { db, now } = app.deps

  app.get(
    '/admin/trainings/:id/due-dates',
    { config: { access: 'staff' }, schema: { params: idParams, response: { 200: dueDates } } },
    (request) => listDueDates(db, request.params.id),
  )
  app.put(
    '/admin/trainings/:id/due-dates',
    {
      config: { access: 'editor' },
      schema: { params: idParams, body: dueDatesBody, response: { 200: dueDates } },
    },
    ({ params, body, viewer }) => changeDueDates(db, params.id, body, { actor: viewer, now: now() }),
  )
}
