import { idParams } from '@kiosque/contract/wire/common'
import {
  contactBody,
  contactInterlocutors,
  contactRatingBody,
  contactReplyBody,
  contactThreadDetail,
  contactThreads,
  contactThreadsQuery,
  contactTopics,
} from '@kiosque/contract/wire/contact'
import { closedAtCounter } from '../answers/at-counter.ts'
import type { Routes } from '../http/app-type.ts'
import { wholeList } from '../kit/whole-list.ts'
import { closeIdle } from './close-idle.service.ts'
import * as contact from './contact.service.ts'
import { replyToHeadOffice, writeToHeadOffice } from './write-request.service.ts'

const CLOSE_JOB = 'contact.close_idle'

/** Writing to the head office (S7-70, D9-02, D15-10), and following what was asked. */
export const contactRoutes: Routes = async (app) => {
  const { deps } = app
  const own = { config: { access: 'member' }, onRequest: closedAtCounter } as const
  deps.jobs.schedule(CLOSE_JOB, '50 5 * * *', async () => {
    await closeIdle(deps)
  })

  app.get(
    '/contact/topics',
    { config: { access: 'member' }, schema: { response: { 200: contactTopics } } },
    async () => wholeList(await contact.listTopics(deps.db)),
  )
  app.get(
    '/contact/interlocutors',
    { config: { access: 'member' }, schema: { response: { 200: contactInterlocutors } } },
    (request) => contact.listInterlocutors(deps.db, request.viewer),
  )
  app.post(
    '/contact',
    {
      ...own,
      schema: { body: contactBody, response: { 200: contactThreadDetail, 201: contactThreadDetail } },
    },
    async (request, reply) => {
      const { thread, isNew } = await writeToHeadOffice(deps, request.viewer, request.body)
      return reply.code(isNew ? 201 : 200).send(thread)
    },
  )
  app.get(
    '/contact/messages',
    { ...own, schema: { querystring: contactThreadsQuery, response: { 200: contactThreads } } },
    (request) => contact.listOwn(deps.db, request.viewer, request.query),
  )
  app.get(
    '/contact/messages/:id',
    { ...own, schema: { params: idParams, response: { 200: contactThreadDetail } } },
    (request) => contact.ownThread(deps, request.viewer, request.params.id),
  )
  app.put('/contact/messages/:id/seen', { ...own, schema: { params: idParams } }, async (request, reply) => {
    await contact.markSeen(deps, request.viewer, request.params.id)
    return reply.code(204).send()
  })
  app.post(
    '/contact/messages/:id/replies',
    {
      ...own,
      schema: { params: idParams, body: contactReplyBody, response: { 201: contactThreadDetail } },
    },
    async ({ params, viewer, body }, reply) =>
      reply.code(201).send(await replyToHeadOffice(deps, viewer, params.id, body)),
  )
  app.post(
    '/contact/messages/:id/close',
    { ...own, schema: { params: idParams, response: { 200: contactThreadDetail } } },
    (request) => contact.closeOwn(deps, request.viewer, request.params.id),
  )
  app.put(
    '/contact/messages/:id/rating',
    {
      ...own,
      schema: { params: idParams, body: contactRatingBody, response: { 200: contactThreadDetail } },
    },
    ({ params, viewer, body }) => contact.rate(deps, viewer, params.id, body),
  )
}
