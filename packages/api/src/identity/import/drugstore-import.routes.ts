import multipart from '@fastify/multipart'
import { importQuery, importReport } from '@kiosque/contract/wire/people'
import type { FastifyRequest } from 'fastify'
import { invalid, tooLarge, wrongType } from '../../errors.ts'
import type { Routes } from '../../http/app-type.ts'
import { throttle } from '../../http/limits.ts'
import { sendCsv } from '../../http/csv.ts'
import { DRUGSTORE_COLUMNS } from './drugstore-columns.ts'
import { importDrugstores } from './drugstore-import.service.ts'

const MAX_BYTES = 30_000_000

export const drugstoreImportRoutes: Routes = async (app) => {
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
    async (request) => {
      const limit = { limit: 120, windowSeconds: 3_600 }
      await throttle(deps.db, `import:${request.viewer.user_id}`, limit, deps.now())
      return importDrugstores(deps, request.viewer, await fileOf(request), request.query)
    },
  )

  // The file to fill in, with the very names the import reads.
  app.get('/admin/drugstores/import/template', { config: { access: 'admin' } }, (_request, reply) =>
    sendCsv(
      reply,
      'modele-officines.csv',
      DRUGSTORE_COLUMNS.map((column) => column.label),
      [],
    ),
  )
}

/** The file itself, as the body or as the field `file` of a form. */
async function fileOf(request: FastifyRequest): Promise<Buffer> {
  if (Buffer.isBuffer(request.body)) return request.body
  if (!request.isMultipart()) throw wrongType('Envoyez un fichier CSV.')
  const part = await request.file()
  if (!part || part.fieldname !== 'file') throw invalid({ file: ['Choisissez un fichier CSV.'] })
  try {
    return await part.toBuffer()
  } catch (error) {
    if ((error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge()
    throw error
  }
}
