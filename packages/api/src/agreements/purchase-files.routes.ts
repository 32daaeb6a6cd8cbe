import {
  purchaseImport,
  purchaseImportQuery,
  purchaseImportReport,
  purchaseImports,
  purchaseImportsQuery,
} from '@kiosque/contract/wire/agreements'
import { idParams } from '@kiosque/contract/wire/common'
import type { Routes } from '../http/app-type.ts'
import { sendCsv } from '../kit/csv.ts'
import { exampleLine } from '../network/import/file-kind.ts'
import { acceptFiles, answerImport } from '../network/import/uploads.ts'
import { listImports, withdrawImport } from './imports.service.ts'
import { PURCHASE_COLUMNS } from './purchase-columns.ts'
import { importPurchases } from './purchase-import.service.ts'

const editor = { access: 'editor' } as const
const HEADER = PURCHASE_COLUMNS.map(({ label }) => label)

/** What laboratories tell of purchases: in by a dry run first, and taken back where a file was wrong. */
export const purchaseFilesRoutes: Routes = async (app) => {
  const { deps } = app
  await acceptFiles(app)

  app.post(
    '/admin/agreements/import',
    {
      config: { ...editor, multipart: true, csv: true },
      schema: { querystring: purchaseImportQuery, response: { 200: purchaseImportReport } },
    },
    async (request, reply) =>
      answerImport(request, reply, (file, watch) =>
        importPurchases(deps, request.viewer, file, { ...request.query, watch }),
      ),
  )
  app.get('/admin/agreements/import/template', { config: editor }, (_request, reply) =>
    sendCsv(reply, 'modele-achats.csv', HEADER, [exampleLine(PURCHASE_COLUMNS)]),
  )
  app.get(
    '/admin/agreements/imports',
    { config: editor, schema: { querystring: purchaseImportsQuery, response: { 200: purchaseImports } } },
    (request) => listImports(deps.db, request.query),
  )
  app.delete(
    '/admin/agreements/imports/:id',
    { config: editor, schema: { params: idParams, response: { 200: purchaseImport } } },
    (request) => withdrawImport(deps, request.viewer, request.params.id),
  )
}
