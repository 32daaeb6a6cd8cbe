import { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import { idParams } from '@kiosque/contract/wire/common'
import {
  fileLink,
  fileLinkQuery,
  filePageParams,
  filePageQuery,
  fileRef,
  publicFilePageQuery,
  publicFileQuery,
  zipBody,
} from '@kiosque/contract/wire/files'
import { forbidden, notFound } from '../errors.ts'
import type { Routes } from '../http/app-type.ts'
import { isLinkGood } from './file-links.ts'
import { contentDisposition } from './file-name.ts'
import { isPublicFile } from './file-uses.ts'
import { filesForZip, freshLink, upload } from './files.service.ts'
import { createFindFile } from './find-file.ts'
import { catchUp, CATCH_UP_JOB, PROCESS_JOB, processFile } from './process-file.ts'
import { serveFile } from './serve-file.ts'
import { sweep, SWEEP_JOB } from './sweep.ts'
import { zipStream } from './zip-stream.ts'

const noLink = () =>
  forbidden(
    'link_required',
    'Ce lien a expiré ou n’est pas complet. Rouvrez la page pour en obtenir un autre.',
  )

export const filesRoutes: Routes = async (app) => {
  const { deps } = app
  const findFile = createFindFile(deps)
  await app.register(multipart)

  deps.jobs.work<{ file_id: number }>(PROCESS_JOB, ({ file_id }) => processFile(deps, file_id))
  deps.jobs.schedule(CATCH_UP_JOB, '*/5 * * * *', () => catchUp(deps))
  deps.jobs.schedule(SWEEP_JOB, '40 4 * * *', async () => {
    deps.log.info(await sweep(deps), 'files swept')
  })

  app.post(
    '/admin/media',
    { config: { access: 'editor', multipart: true }, schema: { response: { 201: fileRef } } },
    async (request, reply) => reply.code(201).send(await upload(deps, request, request.viewer, 'media')),
  )

  app.post(
    '/files',
    { config: { access: 'member', multipart: true }, schema: { response: { 201: fileRef } } },
    async (request, reply) => reply.code(201).send(await upload(deps, request, request.viewer, 'member')),
  )

  // The signature is the right to read: pictures and videos cannot send a token. Kept as long as the link is good.
  const signedFile = async (id: number, query: Parameters<typeof isLinkGood>[2]) => {
    const now = deps.now()
    if (!isLinkGood(deps.env.secretKey, id, query, now)) throw noLink()
    const file = await findFile(id)
    if (!file) throw notFound()
    const seconds = Math.floor(Number(query.exp) - now.getTime() / 1000)
    return { file, caching: `private, max-age=${seconds}, immutable` }
  }

  app.get(
    '/files/:id',
    {
      config: { access: 'public', duringMaintenance: true },
      schema: { params: idParams, querystring: fileLinkQuery },
    },
    async (request, reply) => {
      const { params, query } = request
      const { file, caching } = await signedFile(params.id, query)
      return serveFile(deps, request, reply, file, query, caching)
    },
  )

  // The pages of a catalogue to leaf through: whoever may read the file may see its pages.
  app.get(
    '/files/:id/pages/:page',
    {
      config: { access: 'public', duringMaintenance: true },
      schema: { params: filePageParams, querystring: filePageQuery },
    },
    async (request, reply) => {
      const { params, query } = request
      const { file, caching } = await signedFile(params.id, query)
      return serveFile(deps, request, reply, file, { w: query.w, page: params.page }, caching)
    },
  )

  app.get(
    '/files/:id/link',
    { config: { access: 'member' }, schema: { params: idParams, response: { 200: fileLink } } },
    (request) => freshLink(deps, request.viewer, request.params.id),
  )

  const publicFile = async (id: number) => {
    const file = (await isPublicFile(deps.db, id, deps.now())) ? await findFile(id) : null
    if (!file) throw notFound()
    return file
  }

  app.get(
    '/public-files/:id',
    {
      config: { access: 'public' },
      schema: { params: idParams, querystring: publicFileQuery },
    },
    async (request, reply) => {
      const file = await publicFile(request.params.id)
      return serveFile(deps, request, reply, file, request.query, 'public, max-age=300')
    },
  )

  app.get(
    '/public-files/:id/pages/:page',
    {
      config: { access: 'public' },
      schema: { params: filePageParams, querystring: publicFilePageQuery },
    },
    async (request, reply) => {
      const { id, page } = request.params
      const asked = { w: request.query.w, page }
      return serveFile(deps, request, reply, await publicFile(id), asked, 'public, max-age=300')
    },
  )

  app.post(
    '/files/zip',
    { config: { access: 'member' }, schema: { body: zipBody } },
    async (request, reply) => {
      const sources = await filesForZip(deps, request.viewer, request.body.ids)
      return reply
        .header('content-type', 'application/zip')
        .header('content-disposition', contentDisposition('attachment', 'kiosque.zip'))
        .header('cache-control', 'no-store')
        .send(Readable.from(zipStream(sources), { objectMode: false }))
    },
  )
}
