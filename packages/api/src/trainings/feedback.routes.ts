import { idParams } from '@kiosque/contract/wire/common'
import {
  feedbackBody,
  feedbackByLaboratory as byLaboratoryAnswer,
  feedbackExportQuery,
  feedbackList,
  feedbackQuery,
  feedbackScopeQuery,
  ownFeedback,
} from '@kiosque/contract/wire/training-feedback'
import { closedAtCounter } from '../answers/at-counter.ts'
import { recordExport } from '../audit/record-export.ts'
import type { Routes } from '../http/app-type.ts'
import { sendCsv } from '../kit/csv.ts'
import {
  FEEDBACK_CSV_HEADER,
  feedbackByLaboratory,
  feedbackCsvRows,
  feedbackFilter,
  giveFeedback,
  listFeedback,
  readFeedback,
} from './feedback.service.ts'

/** What people thought of a laboratory's training, and what the head office reads of it (D7-02). */
export const feedbackRoutes: Routes = async (app) => {
  const { deps } = app
  const { db, now } = deps
  const own = { config: { access: 'member' }, onRequest: closedAtCounter } as const
  const staff = { access: 'staff' } as const

  app.get(
    '/trainings/:id/feedback',
    { ...own, schema: { params: idParams, response: { 200: ownFeedback } } },
    ({ params, viewer }) => readFeedback(db, params.id, { viewer, now: now() }),
  )
  app.put(
    '/trainings/:id/feedback',
    { ...own, schema: { params: idParams, body: feedbackBody, response: { 200: ownFeedback } } },
    ({ params, viewer, body }) => giveFeedback(db, params.id, body, { viewer, now: now() }),
  )
  app.get(
    '/admin/training-feedback',
    { config: staff, schema: { querystring: feedbackQuery, response: { 200: feedbackList } } },
    ({ query: { page, per_page, ...asked }, viewer }) =>
      listFeedback(db, feedbackFilter(viewer, asked), { page, per_page }),
  )
  app.get(
    '/admin/training-feedback/laboratories',
    { config: staff, schema: { querystring: feedbackScopeQuery, response: { 200: byLaboratoryAnswer } } },
    ({ query, viewer }) => feedbackByLaboratory(db, viewer, query.zone_id),
  )
  app.get(
    '/admin/training-feedback/export',
    { config: { access: 'staff', isExpensive: true }, schema: { querystring: feedbackExportQuery } },
    async ({ query, viewer }, reply) => {
      const filter = feedbackFilter(viewer, query)
      await recordExport(deps, viewer, 'training')
      return sendCsv(reply, 'avis-formations.csv', FEEDBACK_CSV_HEADER, feedbackCsvRows(db, filter))
    },
  )
}
