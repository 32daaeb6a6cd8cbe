import { POSITIONS } from '@kiosque/contract/domain/events'
import { idParams } from '@kiosque/contract/wire/common'
import {
  checkInParams,
  positionsList,
  ratingBody,
  registration,
  registrationBody,
  registrationList,
  registrationPatch,
  registrationsQuery,
} from '@kiosque/contract/wire/registrations'
import { noBody } from '@kiosque/contract/wire/notifications'
import type { FastifyRequest } from 'fastify'
import { closedAtCounter } from '../answers/at-counter.ts'
import { contentDisposition } from '../files/file-name.ts'
import type { Routes } from '../http/app-type.ts'
import { createKeyedQueue } from '../kit/keyed-queue.ts'
import { attendancePdf, rate } from './attestations.service.ts'
import { confirmPlace } from './places.service.ts'
import {
  changeRegistration,
  listRegistrations,
  readRegistration,
  register,
  withdraw,
} from './registrations.service.ts'

/** Who comes (D8-02, D8-04). */
export const eventRegistrationsRoutes: Routes = async (app) => {
  const { db, now, env } = app.deps
  const inTurn = createKeyedQueue()
  // Names of colleagues are nothing for a counter that customers look at.
  const member = { config: { access: 'member' }, onRequest: closedAtCounter } as const
  const registering = ({ viewer }: Pick<FastifyRequest, 'viewer'>) => ({
    viewer,
    now: now(),
    secret: env.secretKey,
    publicUrl: env.publicUrl,
    inTurn,
  })

  app.get(
    '/registrations-positions-list',
    { config: { access: 'member' }, schema: { response: { 200: positionsList } } },
    async () => [...POSITIONS],
  )
  app.get(
    '/registrations',
    { ...member, schema: { querystring: registrationsQuery, response: { 200: registrationList } } },
    (request) => listRegistrations(db, request.query, registering(request)),
  )
  app.get(
    '/registrations/:id',
    { ...member, schema: { params: idParams, response: { 200: registration } } },
    (request) => readRegistration(db, request.params.id, registering(request)),
  )
  app.post(
    '/registrations',
    { ...member, schema: { body: registrationBody, response: { 201: registration } } },
    async (request, reply) => reply.code(201).send(await register(db, request.body, registering(request))),
  )
  app.patch(
    '/registrations/:id',
    { ...member, schema: { params: idParams, body: registrationPatch, response: { 200: registration } } },
    (request) => changeRegistration(db, request.params.id, request.body, registering(request)),
  )
  app.delete('/registrations/:id', { ...member, schema: { params: idParams } }, async (request, reply) => {
    await withdraw(db, request.params.id, registering(request))
    return reply.code(204).send()
  })
  app.post(
    '/registrations/:id/confirm',
    { ...member, schema: { params: idParams, body: noBody, response: { 200: registration } } },
    (request) => confirmPlace(db, request.params.id, registering(request)),
  )
  app.get(
    '/registrations/:id/attendees/:attendeeId/certificate',
    { ...member, schema: { params: checkInParams } },
    async (request, reply) => {
      const { name, pdf } = await attendancePdf(db, request.params, registering(request))
      return reply
        .header('content-type', 'application/pdf')
        .header('content-disposition', contentDisposition('attachment', name))
        .header('cache-control', 'no-store')
        .send(pdf)
    },
  )
  app.put(
    '/registrations/:id/attendees/:attendeeId/rating',
    { ...member, schema: { params: checkInParams, body: ratingBody } },
    async (request, reply) => {
      await rate(db, request.params, request.body, registering(request))
      return reply.code(204).send()
    },
  )
}
