import {
  fileRef,
  uploadBody,
  uploadChunkQuery,
  uploadFinishBody,
  uploadParams,
  uploadState,
} from '@kiosque/contract/wire/files'
import type { Routes } from '../http/app-type.ts'
import { abandonUpload, finishUpload, openUpload, receiveChunk, uploadStateOf } from './resumable.service.ts'

const config = { access: 'editor' } as const

/** Uploads of the library that survive a broken line: open, send from an offset, ask where it stands, finish. */
export const resumableRoutes: Routes = async (app) => {
  const { deps } = app
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )

  app.post(
    '/admin/media/uploads',
    { config, schema: { body: uploadBody, response: { 201: uploadState } } },
    async (request, reply) => reply.code(201).send(await openUpload(deps, request.viewer, request.body)),
  )
  app.get(
    '/admin/media/uploads/:upload',
    { config, schema: { params: uploadParams, response: { 200: uploadState } } },
    (request) => uploadStateOf(deps, request.viewer, request.params.upload),
  )
  app.put(
    '/admin/media/uploads/:upload',
    {
      config: { access: 'editor', bytes: true },
      schema: { params: uploadParams, querystring: uploadChunkQuery, response: { 200: uploadState } },
    },
    (request) => {
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      return receiveChunk(deps, request.viewer, request.params.upload, request.query.offset, bytes)
    },
  )
  app.post(
    '/admin/media/uploads/:upload/finish',
    { config, schema: { params: uploadParams, body: uploadFinishBody, response: { 201: fileRef } } },
    async (request, reply) => {
      const { upload } = request.params
      return reply.code(201).send(await finishUpload(deps, request.viewer, upload, request.body.replaces))
    },
  )
  app.delete(
    '/admin/media/uploads/:upload',
    { config, schema: { params: uploadParams } },
    async (request, reply) => {
      await abandonUpload(deps, request.viewer, request.params.upload)
      return reply.code(204).send()
    },
  )
}
