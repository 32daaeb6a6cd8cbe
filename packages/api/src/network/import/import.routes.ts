import multipart from '@fastify/multipart'
import { importQuery, importReport } from '@kiosque/contract/wire/people'
import type { App, Routes } from '../../http/app-type.ts'
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
  await app.register(multipart, { limits: { fileSize: MAX_BYTES, files: 1, fields: 0, parts: 1 } })
  app.addContentTypeParser('text/csv', { parseAs: 'buffer', bodyLimit: MAX_BYTES }, (_request, body, done) =>
    done(null, body),
  )

  mountImport(app, {
    what: 'drugstores',
    columns: DRUGSTORE_COLUMNS,
    template: 'modele-officines.csv',
    run: importDrugstores,
  })
  mountImport(app, {
    what: 'invitations',
    columns: INVITATION_COLUMNS,
    template: 'modele-invitations.csv',
    run: importInvitations,
  })
}

interface Import {
  what: 'drugstores' | 'invitations'
  columns: typeof DRUGSTORE_COLUMNS | typeof INVITATION_COLUMNS
  template: string
  run: typeof importDrugstores | typeof importInvitations
}

/** The import itself, and the file to fill in, with the very names the import reads. */
function mountImport(app: App, { what, columns, template, run }: Import): void {
  const { deps } = app
  app.post(
    `/admin/${what}/import`,
    {
      config: { access: 'admin', multipart: true, csv: true },
      schema: { querystring: importQuery, response: { 200: importReport } },
    },
    async (request, reply) => {
      await throttle(deps.db, `import:${request.viewer.user_id}`, LIMIT, deps.now())
      const file = await fileOf(request)
      return answerWatched(request, reply, (watch) =>
        run(deps, request.viewer, file, { ...request.query, watch }),
      )
    },
  )
  app.get(`/admin/${what}/import/template`, { config: { access: 'admin' } }, (_request, reply) =>
    sendCsv(
      reply,
      template,
      columns.map((column) => column.label),
      [exampleLine(columns)],
    ),
  )
}
