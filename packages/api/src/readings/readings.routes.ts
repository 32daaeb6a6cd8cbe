import { idParams } from '@kiosque/contract/wire/common'
import { noBody } from '@kiosque/contract/wire/notifications'
import * as wire from '@kiosque/contract/wire/readings'
import type { FastifyRequest } from 'fastify'
import { closedAtCounter } from '../answers/at-counter.ts'
import type { Routes } from '../http/app-type.ts'
import { sendCsv } from '../kit/csv.ts'
import * as desk from './desk.service.ts'
import { confirmReading, listReadings, readReading, remindTeam } from './readings.service.ts'
import { sendReadingReminders } from './reminders.service.ts'

/** What must be read, with the proof that it was: for who reads, for who manages a team, for the head office. */
export const readingsRoutes: Routes = async (app) => {
  const { deps } = app
  const { db, now, live, jobs } = deps
  const member = { config: { access: 'member' }, onRequest: closedAtCounter } as const
  const staff = { config: { access: 'staff', isExpensive: true } } as const
  const editor = { config: { access: 'editor' } } as const
  const asking = ({ viewer }: Pick<FastifyRequest, 'viewer'>) => ({ viewer, now: now(), live })

  // Before the mails of the morning, which take what is new in the bell along.
  jobs.schedule('readings.remind', '40 7 * * *', async () => void (await sendReadingReminders(deps)))
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))

  app.get('/readings', { ...member, schema: { response: { 200: wire.requiredReadings } } }, (request) =>
    listReadings(db, asking(request)),
  )
  const one = { params: wire.readingParams, response: { 200: wire.requiredReading } }
  app.get('/readings/:contentId', { ...member, schema: one }, (request) =>
    readReading(db, request.params.contentId, asking(request)),
  )
  app.put('/readings/:contentId', { ...member, schema: { ...one, body: noBody } }, (request) =>
    confirmReading(db, request.params.contentId, asking(request)),
  )
  app.post(
    '/readings/:contentId/remind',
    {
      ...member,
      schema: { params: wire.readingParams, body: noBody, response: { 200: wire.readingReminded } },
    },
    (request) => remindTeam(db, request.params.contentId, asking(request)),
  )

  app.get(
    '/admin/readings',
    { ...staff, schema: { querystring: wire.deskReadingsQuery, response: { 200: wire.deskReadingList } } },
    (request) => desk.listDeskReadings(db, request.query, asking(request)),
  )
  app.get(
    '/admin/readings/:id',
    { ...staff, schema: { params: idParams, response: { 200: wire.readingBoard } } },
    (request) => desk.readBoard(db, request.params.id, asking(request)),
  )
  app.get(
    '/admin/readings/:id/people',
    {
      ...staff,
      schema: {
        params: idParams,
        querystring: wire.readingPeopleQuery,
        response: { 200: wire.readingPeople },
      },
    },
    (request) => desk.listPeople(db, request.params.id, request.query, asking(request)),
  )
  app.get(
    '/admin/readings/:id/people.csv',
    { ...staff, schema: { params: idParams, querystring: wire.readingPeopleExportQuery } },
    async (request, reply) => {
      const { params, query } = request
      const reading = await desk.beginExport(db, params.id, asking(request))
      const rows = desk.readingCsvRows(db, reading, query, asking(request))
      return sendCsv(reply, `lecture-${params.id}.csv`, desk.READING_CSV_HEADER, rows)
    },
  )
  app.post(
    '/admin/readings/:id/remind',
    {
      ...editor,
      schema: {
        params: idParams,
        querystring: wire.readingPeopleExportQuery,
        body: noBody,
        response: { 200: wire.readingReminded },
      },
    },
    (request) => desk.remindReaders(db, request.params.id, request.query, asking(request)),
  )
  app.post(
    '/admin/readings/:id/ask-again',
    { ...editor, schema: { params: idParams, body: noBody, response: { 200: wire.readingReminded } } },
    (request) => desk.askAgain(db, request.params.id, asking(request)),
  )
}
