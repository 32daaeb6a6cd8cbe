import { idParams } from '@kiosque/contract/wire/common'
import { mediaDetail, mediaList, mediaPatch, mediaQuery, mediaSummary } from '@kiosque/contract/wire/files'
import multipart from '@fastify/multipart'
import type { Routes } from '../http/app-type.ts'
import { changeMedia, deleteMedia, listMedia, mediaDetailOf, mediaSummaryOf } from './media.service.ts'
import { replaceMedia } from './replace-file.ts'

/** The media library of the back office (D13-02). Uploads themselves are in files.routes.ts. */
export const mediaRoutes: Routes = async (app) => {
  const { deps } = app
  await app.register(multipart)

  app.get(
    '/admin/media',
    { config: { access: 'editor' }, schema: { querystring: mediaQuery, response: { 200: mediaList } } },
    (request) => listMedia(deps, request.query),
  )

  app.get(
    '/admin/media/summary',
    { config: { access: 'editor' }, schema: { response: { 200: mediaSummary } } },
    () => mediaSummaryOf(deps),
  )

  app.put(
    '/admin/media/:id/file',
    {
      config: { access: 'editor', multipart: true },
      schema: { params: idParams, response: { 200: mediaDetail } },
    },
    async (request) => {
      await replaceMedia(deps, request, request.viewer, request.params.id)
      return mediaDetailOf(deps, request.params.id)
    },
  )

  app.get(
    '/admin/media/:id',
    { config: { access: 'editor' }, schema: { params: idParams, response: { 200: mediaDetail } } },
    (request) => mediaDetailOf(deps, request.params.id),
  )

  app.patch(
    '/admin/media/:id',
    {
      config: { access: 'editor' },
      schema: { params: idParams, body: mediaPatch, response: { 200: mediaDetail } },
    },
    (request) => changeMedia(deps, request.viewer, request.params.id, request.body),
  )

  app.delete(
    '/admin/media/:id',
    { config: { access: 'editor' }, schema: { params: idParams } },
    async (request, reply) => {
      await deleteMedia(deps, request.viewer, request.params.id)
      return reply.code(204).send()
    },
  )
}
