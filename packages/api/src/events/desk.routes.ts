import { idParams } from '@kiosque/contract/wire/common'
import { adminEventsQuery, eventList, repeatBody, repeated } from '@kiosque/contract/wire/events'
import { noBody } from '@kiosque/contract/wire/notifications'
import {
  approvalBody,
  attendeesMailAnswer,
  attendeesMailBody,
  checkInBody,
  checkInParams,
  checkInsAnswer,
  checkInsBody,
  deskAttendees,
  deskAttendeesQuery,
  registration,
} from '@kiosque/contract/wire/registrations'
import type { FastifyRequest } from 'fastify'
import type { Routes } from '../http/app-type.ts'
import { createKeyedQueue } from '../kit/keyed-queue.ts'
import { sendCsv } from '../kit/csv.ts'
import { writeToAttendees } from './attendees-mail.service.ts'
import { checkIn, checkInAll } from './check-in.service.ts'
import { beginExport, listAttendees } from './desk.service.ts'
import { listForDesk } from './events.service.ts'
import { decide, releaseLapsed } from './places.service.ts'
import { sendReminders } from './reminders.service.ts'
import { repeatEvent } from './series.service.ts'

const editor = { access: 'editor' } as const

/** An event at the desk: who comes, who is there, what they are told (D13-04); and what follows it by itself. */
export const eventsDeskRoutes: Routes = async (app) => {
  const { db, now, env, jobs } = app.deps
  const { publicUrl, secretKey: secret } = env
  const inTurn = createKeyedQueue()
  const asking = ({ viewer }: Pick<FastifyRequest, 'viewer'>) => ({
    viewer,
    actor: viewer,
    now: now(),
    secret,
    publicUrl,
    inTurn,
  })
  jobs.schedule('registrations.release', '*/5 * * * *', async () => {
    await releaseLapsed(db, { now: now(), publicUrl })
  })
  jobs.schedule('events.remind', '5 8 * * *', async () => {
    await sendReminders(db, { now: now(), publicUrl })
  })

  app.get(
    '/admin/events',
    { config: editor, schema: { querystring: adminEventsQuery, response: { 200: eventList } } },
    (request) => listForDesk(db, request.query, asking(request)),
  )
  app.get(
    '/admin/events/:id/attendees',
    {
      config: editor,
      schema: { params: idParams, querystring: deskAttendeesQuery, response: { 200: deskAttendees } },
    },
    (request) => listAttendees(db, request.params.id, request.query, asking(request)),
  )
  app.post(
    '/events/:id/export',
    { config: { access: 'editor', isExpensive: true }, schema: { params: idParams, body: noBody } },
    async (request, reply) => {
      const { name, header, rows } = await beginExport(db, request.params.id, asking(request))
      return sendCsv(reply, name, header, rows)
    },
  )
  app.post(
    '/admin/events/:id/mail',
    {
      config: { access: 'editor', isExpensive: true },
      schema: { params: idParams, body: attendeesMailBody, response: { 200: attendeesMailAnswer } },
    },
    (request) => writeToAttendees(db, request.params.id, request.body, asking(request)),
  )
  app.post(
    '/admin/events/:id/repeat',
    { config: editor, schema: { params: idParams, body: repeatBody, response: { 201: repeated } } },
    async (request, reply) =>
      reply.code(201).send(await repeatEvent(db, request.params.id, request.body, asking(request))),
  )
  app.post(
    '/admin/events/:id/check-ins',
    { config: editor, schema: { params: idParams, body: checkInsBody, response: { 200: checkInsAnswer } } },
    (request) => checkInAll(db, request.params.id, request.body, asking(request)),
  )
  app.post(
    '/admin/registrations/:id/decision',
    { config: editor, schema: { params: idParams, body: approvalBody, response: { 200: registration } } },
    (request) => decide(db, request.params.id, request.body, asking(request)),
  )
  app.put(
    '/registrations/:id/attendees/:attendeeId/check-in',
    {
      config: editor,
      schema: { params: checkInParams, body: checkInBody, response: { 200: registration } },
    },
    (request) => checkIn(db, { ...request.params, ...request.body }, asking(request)),
  )
}
