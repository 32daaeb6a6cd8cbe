import { importQuery, importReport } from '@kiosque/contract/wire/people'
import type { App, Routes } from '../../http/app-type.ts'
import { sendCsv } from '../../kit/csv.ts'
import { DRUGSTORE_COLUMNS } from './drugstore-columns.ts'
import { importDrugstores } from './drugstore-import.service.ts'
import { INVITATION_COLUMNS } from './invitation-columns.ts'
import { importInvitations } from './invitation-import.service.ts'
import { exampleLine } from './file-kind.ts'
import { acceptFiles, answerImport } from './uploads.ts'

export const importRoutes: Routes = async (app) => {
  await acceptFiles(app)

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
    async (request, reply) =>
      answerImport(request, reply, (file, watch) =>
        run(deps, request.viewer, file, { ...request.query, watch }),
      ),
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
