import { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import { idParams } from '@kiosque/contract/wire/common'
import { certificateCheck, certificateParams } from '@kiosque/contract/wire/quizzes'
import {
  attestation,
  attestationBody,
  privateFile,
  trainingFile as trainingFileAnswer,
} from '@kiosque/contract/wire/training-file'
import { closedAtCounter } from '../answers/at-counter.ts'
import { contentDisposition } from '../files/file-name.ts'
import { servePrivateFile, uploadPrivate } from '../files/private-files.ts'
import { zipStream } from '../files/zip-stream.ts'
import type { Routes } from '../http/app-type.ts'
import {
  addAttestation,
  changeAttestation,
  findAttestation,
  removeAttestation,
} from './attestations.service.ts'
import { checkCertificate } from './check-certificate.service.ts'
import { warnOfExpiry } from './expiry.service.ts'
import { archiveOf, exportPdf } from './export.service.ts'
import { readTrainingFile } from './training-file.service.ts'

const EXPIRY_JOB = 'attestations.expiry'

/** « Mon dossier de formation » (D7-02): one's own, wherever one works; nobody else opens any of it. */
export const trainingFileRoutes: Routes = async (app) => {
  const { deps } = app
  const { db, now } = deps
  await app.register(multipart)
  deps.jobs.schedule(EXPIRY_JOB, '10 7 * * *', () => warnOfExpiry(db, now()))
  const own = { config: { access: 'member' }, onRequest: closedAtCounter } as const

  app.get(
    '/certificates/:code',
    {
      config: { access: 'public' },
      schema: { params: certificateParams, response: { 200: certificateCheck } },
    },
    (request) => checkCertificate(db, request.params.code, now()),
  )
  app.get('/me/training-file', { ...own, schema: { response: { 200: trainingFileAnswer } } }, (request) =>
    readTrainingFile(db, { viewer: request.viewer, now: now() }),
  )
  app.get('/me/training-file/export', { ...own }, async (request, reply) => {
    const { name, pdf } = await exportPdf(db, { viewer: request.viewer, now: now() })
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', contentDisposition('attachment', name))
      .header('cache-control', 'no-store')
      .send(pdf)
  })
  app.get(
    '/me/training-file/archive',
    { config: { access: 'member', isExpensive: true }, onRequest: closedAtCounter },
    async (request, reply) => {
      const { name, sources } = await archiveOf(deps, { viewer: request.viewer, now: now() })
      return reply
        .header('content-type', 'application/zip')
        .header('content-disposition', contentDisposition('attachment', name))
        .header('cache-control', 'no-store')
        .send(Readable.from(zipStream(sources), { objectMode: false }))
    },
  )
  app.post(
    '/me/attestations/files',
    {
      config: { access: 'member', multipart: true },
      onRequest: closedAtCounter,
      schema: { response: { 201: privateFile } },
    },
    async (request, reply) => reply.code(201).send(await uploadPrivate(deps, request, request.viewer)),
  )
  app.post(
    '/me/attestations',
    { ...own, schema: { body: attestationBody, response: { 201: attestation } } },
    async ({ body, viewer }, reply) =>
      reply.code(201).send(await addAttestation(deps, body, { viewer, now: now() })),
  )
  app.put(
    '/me/attestations/:id',
    { ...own, schema: { params: idParams, body: attestationBody, response: { 200: attestation } } },
    ({ params, body, viewer }) => changeAttestation(deps, params.id, body, { viewer, now: now() }),
  )
  app.delete('/me/attestations/:id', { ...own, schema: { params: idParams } }, async (request, reply) => {
    await removeAttestation(deps, request.params.id, { viewer: request.viewer, now: now() })
    return reply.code(204).send()
  })
  app.get('/me/attestations/:id/file', { ...own, schema: { params: idParams } }, async (request, reply) => {
    const owner = { viewer: request.viewer, now: now() }
    const { file_id } = await findAttestation(db, request.params.id, owner)
    return servePrivateFile(deps, request, reply, file_id)
  })
}
