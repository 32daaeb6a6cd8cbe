import { idParams } from '@kiosque/contract/wire/common'
import {
  adminVisit,
  adminVisitList,
  adminVisitsExportQuery,
  adminVisitsQuery,
  cancelVisitBody,
  confirmVisitBody,
  myVisits as myVisitsAnswer,
  visit,
  visitAnswerBody,
  visitBody,
} from '@kiosque/contract/wire/visits'
import { closedAtCounter } from '../answers/at-counter.ts'
import { recordExport } from '../audit/record-export.ts'
import type { Routes } from '../http/app-type.ts'
import { sendCsv } from '../kit/csv.ts'
import {
  answerVisit,
  listDeskVisits,
  VISITS_CSV_HEADER,
  visitCsvRows,
  visitFilter,
} from './admin-visits.service.ts'
import { cancelVisit, confirmVisit, myVisits, requestVisit } from './visits.service.ts'

/** « Demander une visite du délégué » (S2-24): the pharmacy asks, the head office answers. */
export const visitsRoutes: Routes = async (app) => {
  const { deps } = app
  const { db, now } = deps
  const team = { config: { access: 'drugstore' }, onRequest: closedAtCounter } as const

  app.get('/visits', { ...team, schema: { response: { 200: myVisitsAnswer } } }, ({ viewer }) =>
    myVisits(db, { viewer, now: now() }),
  )
  app.post(
    '/laboratory-trainings/:id/visits',
    { ...team, schema: { params: idParams, body: visitBody, response: { 201: visit } } },
    async ({ params, body, viewer }, reply) =>
      reply.code(201).send(await requestVisit(db, params.id, body, { viewer, now: now() })),
  )
  app.post(
    '/visits/:id/cancel',
    { ...team, schema: { params: idParams, body: cancelVisitBody, response: { 200: visit } } },
    ({ params, body, viewer }) => cancelVisit(db, params.id, body.comment, { viewer, now: now() }),
  )
  app.post(
    '/visits/:id/confirm',
    { ...team, schema: { params: idParams, body: confirmVisitBody, response: { 200: visit } } },
    ({ params, body, viewer }) => confirmVisit(db, params.id, body.user_ids, { viewer, now: now() }),
  )
  app.get(
    '/admin/visits',
    {
      config: { access: 'staff' },
      schema: { querystring: adminVisitsQuery, response: { 200: adminVisitList } },
    },
    ({ query: { page, per_page, ...asked }, viewer }) =>
      listDeskVisits(db, visitFilter(viewer, asked), { page, per_page }),
  )
  app.post(
    '/admin/visits/:id/answer',
    {
      config: { access: 'editor' },
      schema: { params: idParams, body: visitAnswerBody, response: { 200: adminVisit } },
    },
    ({ params, body, viewer }) => answerVisit(db, params.id, body, { viewer, now: now() }),
  )
  app.get(
    '/admin/visits/export',
    { config: { access: 'staff', isExpensive: true }, schema: { querystring: adminVisitsExportQuery } },
    async (request, reply) => {
      const filter = visitFilter(request.viewer, request.query)
      await recordExport(deps, request.viewer, 'visit')
      return sendCsv(reply, 'visites.csv', VISITS_CSV_HEADER, visitCsvRows(db, filter))
    },
  )
}
