import {
  createAudienceBody,
  savedAudience,
  savedAudienceList,
  savedAudiencesQuery,
  updateAudienceBody,
} from '@kiosque/contract/wire/audience'
import { idParams } from '@kiosque/contract/wire/common'
import { z } from 'zod'
import type { Routes } from '../http/app-type.ts'
import * as audiences from './saved-audiences.service.ts'

/** Targets the editors keep under a name. */
export const savedAudienceRoutes: Routes = async (app) => {
  const { deps } = app
  const editor = { access: 'editor' } as const

  app.get(
    '/admin/audiences',
    { config: editor, schema: { querystring: savedAudiencesQuery, response: { 200: savedAudienceList } } },
    (request) => audiences.listAudiences(deps.db, request.query),
  )
  app.get(
    '/admin/audiences/:id',
    { config: editor, schema: { params: idParams, response: { 200: savedAudience } } },
    (request) => audiences.readAudience(deps.db, request.params.id),
  )
  app.post(
    '/admin/audiences',
    { config: editor, schema: { body: createAudienceBody, response: { 201: savedAudience } } },
    async (request, reply) =>
      reply.code(201).send(await audiences.createAudience(deps, request.viewer, request.body)),
  )
  app.patch(
    '/admin/audiences/:id',
    {
      config: editor,
      schema: { params: idParams, body: updateAudienceBody, response: { 200: savedAudience } },
    },
    (request) => audiences.updateAudience(deps, request.viewer, request.params.id, request.body),
  )
  app.delete(
    '/admin/audiences/:id',
    { config: editor, schema: { params: idParams, response: { 204: z.null() } } },
    async (request, reply) => {
      await audiences.removeAudience(deps, request.viewer, request.params.id)
      return reply.code(204).send(null)
    },
  )
}
