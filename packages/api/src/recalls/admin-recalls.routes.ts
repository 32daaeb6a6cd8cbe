import { idParams } from '@kiosque/contract/wire/common'
import { noBody } from '@kiosque/contract/wire/notifications'
import * as wire from '@kiosque/contract/wire/recalls'
import { z } from 'zod'
import type { FastifyRequest } from 'fastify'
import { askAs } from '../db/asker.ts'
import { contentDisposition } from '../files/file-name.ts'
import type { Routes } from '../http/app-type.ts'
import { sendCsv } from '../kit/csv.ts'
import {
  askAgain,
  boardFilter,
  confirmByPhone,
  listDeskRecalls,
  readBoard,
  readDeskRecall,
} from './desk.service.ts'
import { escalateRecalls, mailRecall, remindSilent } from './escalation.service.ts'
import { beginReport, RECALL_CSV_HEADER, recallCsvRows, recallPdf } from './report.service.ts'
import { changeRecall, closeRecall, createRecall, openRecall, removeRecall } from './write-recall.service.ts'

/** The head office writes a recall, sends it, watches the answers come in and closes it. */
export const adminRecallRoutes: Routes = async (app) => {
  const { deps } = app
  const { db, now, jobs } = deps
  const staff = { config: { access: 'staff' } } as const
  const editor = { config: { access: 'editor' } } as const
  const writing = ({ viewer }: Pick<FastifyRequest, 'viewer'>) => ({ actor: viewer, now: now(), jobs })
  const asking = ({ viewer }: Pick<FastifyRequest, 'viewer'>) => ({ viewer, now: now() })
  const one = { params: idParams, response: { 200: wire.deskRecall } }

  jobs.work<{ id: number }>('recalls.mail', ({ id }) => mailRecall(deps, id))
  jobs.schedule('recalls.escalate', '*/5 * * * *', () => escalateRecalls(deps))

  app.get(
    '/admin/recalls',
    { ...staff, schema: { querystring: wire.deskRecallsQuery, response: { 200: wire.deskRecallList } } },
    (request) => listDeskRecalls(db, request.query, request.viewer),
  )
  app.post(
    '/admin/recalls',
    { ...editor, schema: { body: wire.recallBody, response: { 201: wire.deskRecall } } },
    async (request, reply) => reply.code(201).send(await createRecall(db, request.body, writing(request))),
  )
  app.get('/admin/recalls/:id', { ...staff, schema: one }, (request) =>
    readDeskRecall(db, request.params.id, request.viewer),
  )
  app.patch('/admin/recalls/:id', { ...editor, schema: { ...one, body: wire.recallPatch } }, (request) =>
    changeRecall(db, request.params.id, request.body, writing(request)),
  )
  app.delete(
    '/admin/recalls/:id',
    { ...editor, schema: { params: idParams, response: { 204: z.null() } } },
    async (request, reply) => {
      await removeRecall(db, request.params.id, writing(request))
      return reply.code(204).send(null)
    },
  )
  app.post('/admin/recalls/:id/open', { ...editor, schema: { ...one, body: noBody } }, (request) =>
    // It leaves whole however busy the database is: the time of a job, and not with whoever pressed.
    askAs({ pace: 'job', signal: null }, () => openRecall(db, request.params.id, writing(request))),
  )
  app.post(
    '/admin/recalls/:id/close',
    { ...editor, schema: { ...one, body: wire.recallClosing } },
    (request) => closeRecall(db, request.params.id, request.body, writing(request)),
  )
  app.post(
    '/admin/recalls/:id/remind',
    { ...editor, schema: { params: idParams, body: noBody, response: { 200: wire.recallReminded } } },
    (request) => remindSilent(deps, request.params.id, request.viewer),
  )

  app.get(
    '/admin/recalls/:id/drugstores',
    {
      ...staff,
      schema: { params: idParams, querystring: wire.recallBoardQuery, response: { 200: wire.recallBoard } },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return readBoard(db, request.params.id, request.query, request.viewer)
    },
  )
  const place = { params: wire.recallPharmacyParams, response: { 204: z.null() } }
  app.post(
    '/admin/recalls/:id/drugstores/:drugstoreId/confirmation',
    { ...staff, schema: { ...place, body: wire.recallPhoneConfirmation } },
    async (request, reply) => {
      await confirmByPhone(db, request.params, request.body, asking(request))
      return reply.code(204).send(null)
    },
  )
  app.delete(
    '/admin/recalls/:id/drugstores/:drugstoreId/confirmation',
    { ...editor, schema: place },
    async (request, reply) => {
      await askAgain(db, request.params, asking(request))
      return reply.code(204).send(null)
    },
  )

  const heavy = { config: { access: 'staff', isExpensive: true }, schema: { params: idParams } } as const
  app.get('/admin/recalls/:id/report.csv', heavy, async (request, reply) => {
    const { id } = request.params
    const { name } = await beginReport(db, id, 'csv', asking(request))
    const rows = recallCsvRows(db, boardFilter(id, {}, request.viewer))
    return sendCsv(reply, name, RECALL_CSV_HEADER, rows)
  })
  app.get('/admin/recalls/:id/report.pdf', heavy, async (request, reply) => {
    const { recall, name } = await beginReport(db, request.params.id, 'pdf', asking(request))
    const pdf = await recallPdf(db, recall, asking(request))
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', contentDisposition('attachment', name))
      .header('cache-control', 'no-store')
      .send(pdf)
  })
}
