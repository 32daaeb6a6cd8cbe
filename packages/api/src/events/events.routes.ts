import { idParams } from '@kiosque/contract/wire/common'
import {
  calendarFeedQuery,
  calendarLink,
  calendarParams,
  eventBody,
  eventDetail,
  eventList,
  eventPatch,
  eventsQuery,
} from '@kiosque/contract/wire/events'
import { noBody } from '@kiosque/contract/wire/notifications'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Routes } from '../http/app-type.ts'
import { calendarOf, eventText, feedText, renewCalendar } from './calendar.service.ts'
import { listEvents, presentEvent, readEvent } from './events.service.ts'
import { changeEvent, createEvent, removeEvent } from './write-event.service.ts'

const member = { access: 'member' } as const
const editor = { access: 'editor' } as const

const sendCalendar = (reply: FastifyReply, name: string, text: string) =>
  reply
    .type('text/calendar; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'no-store')
    .send(text)

/** The agenda (D8-01, D8-04, D15-09). */
export const eventsRoutes: Routes = async (app) => {
  const { db, now, env } = app.deps
  const { publicUrl } = env
  const asking = ({ viewer }: Pick<FastifyRequest, 'viewer'>) => ({
    viewer,
    now: now(),
    secret: env.secretKey,
    publicUrl,
  })
  const writing = ({ viewer }: Pick<FastifyRequest, 'viewer'>) => ({ actor: viewer, now: now(), publicUrl })

  app.get(
    '/events',
    { config: member, schema: { querystring: eventsQuery, response: { 200: eventList } } },
    (request) => listEvents(db, request.query, asking(request)),
  )
  app.get(
    '/events/:id',
    { config: member, schema: { params: idParams, response: { 200: eventDetail } } },
    (request) => readEvent(db, request.params.id, asking(request)),
  )
  app.post(
    '/events',
    { config: editor, schema: { body: eventBody, response: { 201: eventDetail } } },
    async (request, reply) => {
      const row = await createEvent(db, request.body, writing(request))
      return reply.code(201).send(await presentEvent(db, row, asking(request)))
    },
  )
  app.patch(
    '/events/:id',
    { config: editor, schema: { params: idParams, body: eventPatch, response: { 200: eventDetail } } },
    async (request) => {
      const row = await changeEvent(db, request.params.id, request.body, writing(request))
      return presentEvent(db, row, asking(request))
    },
  )
  app.delete('/events/:id', { config: editor, schema: { params: idParams } }, async (request, reply) => {
    await removeEvent(db, request.params.id, writing(request))
    return reply.code(204).send()
  })
  app.get('/events/:id/ics', { config: member, schema: { params: idParams } }, async (request, reply) => {
    const text = await eventText(db, request.params.id, asking(request))
    return sendCalendar(reply, `evenement-${request.params.id}.ics`, text)
  })

  app.get('/me/calendar', { config: member, schema: { response: { 200: calendarLink } } }, (request) =>
    calendarOf(db, asking(request)),
  )
  app.post(
    '/me/calendar/renew',
    { config: member, schema: { body: noBody, response: { 200: calendarLink } } },
    (request) => renewCalendar(db, asking(request)),
  )
  // Calendar applications sign in nowhere: the address is the secret.
  app.get(
    '/calendar/:secret.ics',
    { config: { access: 'public' }, schema: { params: calendarParams, querystring: calendarFeedQuery } },
    async (request, reply) => {
      const { mine } = request.query
      const text = await feedText(db, request.params.secret, { now: now(), publicUrl, mine })
      return sendCalendar(reply, 'agenda-kiosque.ics', text)
    },
  )
}
