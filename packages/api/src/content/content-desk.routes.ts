import { calendarAnswer, calendarQuery } from '@kiosque/contract/wire/calendar'
import { idParams } from '@kiosque/contract/wire/common'
import {
  bulkBody,
  bulkCheck,
  bulkCheckBody,
  bulkOutcome,
  contentView,
  contentViews,
  restoredContent,
  trashList,
  trashQuery,
  undoBody,
  viewBody,
  viewPatch,
} from '@kiosque/contract/wire/content-desk'
import { adminAllQuery, adminContentList, adminExportQuery } from '@kiosque/contract/wire/contents'
import type { App, Routes } from '../http/app-type.ts'
import { sendCsv } from '../kit/csv.ts'
import { listForEditors } from './admin-list.service.ts'
import { checkPublishing } from './bulk-check.service.ts'
import { runBulk } from './bulk.service.ts'
import { readCalendar } from './calendar.service.ts'
import { changeView, listViews, removeView, saveView } from './content-views.service.ts'
import { followTime, recount, refilter } from './content-counts.service.ts'
import { DESK_CSV_HEADER, deskCsvRows, recordDeskExport } from './desk-export.service.ts'
import { deleteForGood, listTrash, purgeTrash, restoreContent } from './trash.service.ts'
import { forgetOperations, undoBulk } from './undo-bulk.service.ts'

const config = { access: 'editor' } as const

/** What editors do over all kinds at once: the list, actions on many, their own views, the trash. */
export const contentDeskRoutes: Routes = async (app) => {
  const { db, now, jobs } = app.deps
  mountList(app)
  mountViews(app)
  mountTrash(app)
  jobs.schedule('contents.trash', '17 3 * * *', async () => {
    await purgeTrash(db, now())
    await forgetOperations(db, now())
  })
  jobs.schedule('contents.follow-time', '*/10 * * * *', () => followTime(db, now()))
  jobs.schedule('contents.recount', '47 3 * * *', async () => {
    await refilter(db)
    await recount(db)
  })
}

function mountList(app: App): void {
  const { db, now, env } = app.deps
  app.get(
    '/admin/contents',
    { config, schema: { querystring: adminAllQuery, response: { 200: adminContentList } } },
    ({ query: { kind = null, ...query }, viewer }) =>
      listForEditors(db, query, {
        kinds: kind,
        userId: viewer.user_id,
        links: { secret: env.secretKey, now: now(), isPublic: false },
      }),
  )
  app.get(
    '/admin/contents/export',
    { config: { ...config, isExpensive: true }, schema: { querystring: adminExportQuery } },
    async ({ query: { kind = null, ...filters }, viewer }, reply) => {
      await recordDeskExport(app.deps, viewer)
      const query = { ...filters, sort: 'created' as const, page: 1, per_page: 1 }
      const question = { kinds: kind, query, userId: viewer.user_id, now: now() }
      const links = { secret: env.secretKey, now: now(), isPublic: false }
      return sendCsv(reply, 'contenus.csv', DESK_CSV_HEADER, deskCsvRows(app.deps, question, links))
    },
  )
  app.get(
    '/admin/calendar',
    { config, schema: { querystring: calendarQuery, response: { 200: calendarAnswer } } },
    (request) => readCalendar(db, request.query, { userId: request.viewer.user_id, now: now() }),
  )
  app.post(
    '/admin/contents/bulk',
    { config, schema: { body: bulkBody, response: { 200: bulkOutcome } } },
    (request) => runBulk(db, request.body, { actor: request.viewer, now: now() }),
  )
  app.post(
    '/admin/contents/bulk/check',
    { config, schema: { body: bulkCheckBody, response: { 200: bulkCheck } } },
    (request) => checkPublishing(db, request.body.items, { actor: request.viewer, now: now() }),
  )
  app.post(
    '/admin/contents/bulk/undo',
    { config, schema: { body: undoBody, response: { 200: bulkOutcome } } },
    (request) => undoBulk(db, request.body.operation_id, { actor: request.viewer, now: now() }),
  )
}

function mountViews(app: App): void {
  const { db, now } = app.deps
  app.get('/admin/content-views', { config, schema: { response: { 200: contentViews } } }, (request) =>
    listViews(db, request.viewer.user_id),
  )
  app.post(
    '/admin/content-views',
    { config, schema: { body: viewBody, response: { 201: contentView } } },
    async (request, reply) =>
      reply.code(201).send(await saveView(db, request.body, { actor: request.viewer, now: now() })),
  )
  app.patch(
    '/admin/content-views/:id',
    { config, schema: { params: idParams, body: viewPatch, response: { 200: contentView } } },
    (request) => changeView(db, request.params.id, request.body, { actor: request.viewer, now: now() }),
  )
  app.delete('/admin/content-views/:id', { config, schema: { params: idParams } }, async (request, reply) => {
    await removeView(db, request.params.id, { actor: request.viewer, now: now() })
    return reply.code(204).send()
  })
}

function mountTrash(app: App): void {
  const { db, now } = app.deps
  app.get(
    '/admin/trash',
    { config, schema: { querystring: trashQuery, response: { 200: trashList } } },
    (request) => listTrash(db, request.query),
  )
  app.post(
    '/admin/trash/:id/restore',
    { config, schema: { params: idParams, response: { 200: restoredContent } } },
    (request) => restoreContent(db, request.params.id, { actor: request.viewer, now: now() }),
  )
  // What cannot be undone is the administrators' (D1-02).
  app.delete(
    '/admin/trash/:id',
    { config: { access: 'admin' }, schema: { params: idParams } },
    async (request, reply) => {
      await deleteForGood(db, request.params.id, { actor: request.viewer, now: now() })
      return reply.code(204).send()
    },
  )
}
