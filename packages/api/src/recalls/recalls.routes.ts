import { idParams } from '@kiosque/contract/wire/common'
import { recall, recallConfirmation, recallList, recallsQuery } from '@kiosque/contract/wire/recalls'
import type { FastifyRequest } from 'fastify'
import { closedAtCounter } from '../answers/at-counter.ts'
import type { Routes } from '../http/app-type.ts'
import { confirmRecall, listRecalls, readRecall } from './recalls.service.ts'

/** Lots to take off the shelves, as a pharmacy reads and answers them. */
export const recallsRoutes: Routes = async (app) => {
  const { db, now } = app.deps
  // Customers look at a counter tablet: what is recalled is for the team first.
  const member = { config: { access: 'member' }, onRequest: closedAtCounter } as const
  const asking = ({ viewer }: Pick<FastifyRequest, 'viewer'>) => ({ viewer, now: now() })

  app.get(
    '/recalls',
    { ...member, schema: { querystring: recallsQuery, response: { 200: recallList } } },
    (request) => listRecalls(db, request.query, asking(request)),
  )
  app.get('/recalls/:id', { ...member, schema: { params: idParams, response: { 200: recall } } }, (request) =>
    readRecall(db, request.params.id, asking(request)),
  )
  app.post(
    '/recalls/:id/confirmation',
    { ...member, schema: { params: idParams, body: recallConfirmation, response: { 201: recall } } },
    async (request, reply) =>
      reply.code(201).send(await confirmRecall(db, request.params.id, request.body, asking(request))),
  )
}
