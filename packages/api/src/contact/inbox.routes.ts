import { idParams } from '@kiosque/contract/wire/common'
import {
  contactAnswerBody,
  contactAssignees,
  contactMergeBody,
  contactMessageDetail,
  contactMessagePatch,
  contactMessages,
  contactMessagesQuery,
  contactNoteBody,
  contactSummary,
} from '@kiosque/contract/wire/contact'
import type { Routes } from '../http/app-type.ts'
import * as desk from './desk-actions.service.ts'
import * as inbox from './inbox.service.ts'

const config = { access: 'editor' } as const
const BASE = '/admin/contact-messages'

/** Where the head office answers the network (D9-02, D13-04, D15-10). */
export const inboxRoutes: Routes = async (app) => {
  const { deps } = app
  const answered = { 200: contactMessageDetail }

  app.get(
    BASE,
    { config, schema: { querystring: contactMessagesQuery, response: { 200: contactMessages } } },
    (request) => inbox.listMessages(deps, request.viewer, request.query),
  )
  app.get(`${BASE}/summary`, { config, schema: { response: { 200: contactSummary } } }, (request) =>
    inbox.messageSummary(deps, request.viewer),
  )
  app.get(`${BASE}/assignees`, { config, schema: { response: { 200: contactAssignees } } }, () =>
    inbox.listAssignees(deps.db),
  )
  app.get(`${BASE}/:id`, { config, schema: { params: idParams, response: answered } }, (request) =>
    inbox.openMessage(deps, request.viewer, request.params.id),
  )
  app.patch(
    `${BASE}/:id`,
    { config, schema: { params: idParams, body: contactMessagePatch, response: answered } },
    ({ viewer, params, body }) => desk.changeMessage(deps, viewer, params.id, body),
  )
  app.post(
    `${BASE}/:id/answers`,
    {
      config,
      schema: { params: idParams, body: contactAnswerBody, response: { 201: contactMessageDetail } },
    },
    async ({ viewer, params, body }, reply) =>
      reply.code(201).send(await desk.answer(deps, viewer, params.id, body)),
  )
  app.post(
    `${BASE}/:id/notes`,
    { config, schema: { params: idParams, body: contactNoteBody, response: { 201: contactMessageDetail } } },
    async ({ viewer, params, body }, reply) =>
      reply.code(201).send(await desk.addNote(deps, viewer, params.id, body.message)),
  )
  app.post(
    `${BASE}/:id/merge`,
    { config, schema: { params: idParams, body: contactMergeBody, response: answered } },
    ({ viewer, params, body }) => desk.merge(deps, viewer, params.id, body.into_id),
  )
}
