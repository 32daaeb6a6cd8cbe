import multipart from '@fastify/multipart'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ImportReport } from '@kiosque/contract/wire/people'
import type { App } from '../../http/app-type.ts'
import { throttle } from '../../http/limits.ts'
import { fileOf } from './uploaded-file.ts'
import { answerWatched, type Watch } from './watched.ts'

/** D12-01. */
const MAX_BYTES = 30_000_000
const LIMIT = { limit: 120, windowSeconds: 3_600 }

/** A file comes alone: as the body itself, or as the one part of a form. */
export async function acceptFiles(app: App, maxBytes = MAX_BYTES): Promise<void> {
  await app.register(multipart, { limits: { fileSize: maxBytes, files: 1, fields: 0, parts: 1 } })
  app.addContentTypeParser('text/csv', { parseAs: 'buffer', bodyLimit: maxBytes }, (_request, body, done) =>
    done(null, body),
  )
}

/** Reads the file that was sent and tells how far its import is; so many in an hour by each person. */
export async function answerImport<Report extends ImportReport>(
  request: FastifyRequest,
  reply: FastifyReply,
  run: (file: Buffer, watch: Watch) => Promise<Report>,
  what = 'import',
): Promise<Report | FastifyReply> {
  const { db, now } = request.server.deps
  await throttle(db, `${what}:${request.viewer.user_id}`, LIMIT, now())
  const file = await fileOf(request)
  return answerWatched(request, reply, (watch) => run(file, watch))
}
