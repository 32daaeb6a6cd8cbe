import multipart from '@fastify/multipart'
import { importQuery, importReport } from '@kiosque/contract/wire/people'
import type { Routes } from '../../http/app-type.ts'
import { throttle } from '../../http/limits.ts'
import { sendCsv } from '../../kit/csv.ts'
import { DRUGSTORE_COLUMNS } from './drugstore-columns.ts'
import { importDrugstores } from './drugstore-import.service.ts'
import { INVITATION_COLUMNS } from './invitation-columns.ts'
import { importInvitations } from './invitation-import.service.ts'
import { exampleLine } from './file-kind.ts'
import { fileOf } from './uploaded-file.ts'
import { answerWatched } from './watched.ts'

const MAX_BYTES = 30_000_000
const LIMIT = { limit: 120, windowSeconds: 3_600 }

export const importRoutes: Routes = async (app) => {
  const { deps } = app
  await app.register(multipart, { limits: { fileSize: MAX_BYTES, files: 1, fields: 0, parts: 1 } })
  app.addContentTypeParser('text/csv', { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, body, done) =>
    done(null, body),
  )

  app.post(
    '/admin/drugstores/import',
    {
      config: { access: 'admin', multipart: true, csv: true },
      schema: { querystring: importQuery, response: { 200: importReport } },
    },
    async (request, reply) => {
      await throttle(deps.db, `import:${request.viewer.user_id}`, LIMIT, deps.now())
      const file = await fileOf(request)
      return answerWatched(request, reply, (watch) =>
        importDrugstores(deps, request.viewer, file, { ...request.query, watch }),
      )
    },
  )

  // The file to fill in, with the very names the import reads.
  app.get('/admin/drugstores/import/template', { config: { access: 'admin' } }, (_request, reply) =>
    sendCsv(
      reply,
      'modele-officines.csv',
      DRUGSTORE_COLUMNS.map((column) => column.label),
      [exampleLine(DRUGSTORE_COLUMNS)],
    ),
  )

  app.post(
    '/admin/invitations/import',
    {
      config: { access: 'admin', multipart: true, csv: true },
      schema: { querystring: importQuery, response: { 200: importReport } },
    },
    async (request, reply) => {
      await throttle(deps.db, `import:${request.viewer.user_id}`, LIMIT, deps.now())
      const file = await fileOf(request)
      return answerWatched(request, reply, (watch) =>
        importInvitations(deps, request.viewer, file, { ...request.query, watch }),
      )
    },
  )

  app.get('/admin/invitations/import/template', { config: { access: 'admin' } }, (_request, reply) =>
    sendCsv(
      reply,
      'modele-invitations.csv',
      INVITATION_COLUMNS.map((column) => column.label),
      [exampleLine(INVITATION_COLUMNS)],
    ),
  )
}
