import { idParams, listOf } from '@kiosque/contract/wire/common'
import {
  adminDrugstore,
  adminDrugstoresExportQuery,
  adminDrugstoresQuery,
  createDrugstoreBody,
  listedDrugstore,
  updateDrugstoreBody,
} from '@kiosque/contract/wire/people'
import type { z } from 'zod'
import { recordExport } from '../audit/record-export.ts'
import type { Routes } from '../http/app-type.ts'
import { sendCsv } from '../kit/csv.ts'
import { flag, number } from '../kit/query-values.ts'
import {
  changeDrugstore,
  createDrugstore,
  listDrugstores,
  openAdminDrugstore,
} from './admin-drugstores.service.ts'
import { DRUGSTORE_CSV_HEADER, drugstoreCsvRows } from './drugstores-export.service.ts'

const drugstoreFilters = (query: z.infer<typeof adminDrugstoresExportQuery>) => ({
  zone_id: number(query.zone_id),
  is_disabled: flag(query.is_disabled),
  has_titulaire: flag(query.has_titulaire),
})

export const adminDrugstoresRoutes: Routes = async (app) => {
  const { deps } = app
  const { db } = deps

  // Advisers and editors look pharmacies up, an adviser those of their zones; only right 1 changes them (D1-02).
  app.get(
    '/admin/drugstores',
    {
      config: { access: 'staff' },
      schema: { querystring: adminDrugstoresQuery, response: { 200: listOf(listedDrugstore) } },
    },
    (request) => {
      return listDrugstores(db, request.viewer, { ...request.query, ...drugstoreFilters(request.query) })
    },
  )

  app.get(
    '/admin/drugstores/export',
    { config: { access: 'admin', isExpensive: true }, schema: { querystring: adminDrugstoresExportQuery } },
    async (request, reply) => {
      await recordExport(deps, request.viewer, 'drugstore')
      const rows = drugstoreCsvRows(db, { ...request.query, ...drugstoreFilters(request.query) })
      return sendCsv(reply, 'officines.csv', DRUGSTORE_CSV_HEADER, rows)
    },
  )

  app.get(
    '/admin/drugstores/:id',
    { config: { access: 'staff' }, schema: { params: idParams, response: { 200: adminDrugstore } } },
    (request) => openAdminDrugstore(db, request.viewer, request.params.id),
  )

  app.post(
    '/admin/drugstores',
    { config: { access: 'admin' }, schema: { body: createDrugstoreBody, response: { 201: adminDrugstore } } },
    async (request, reply) => reply.code(201).send(await createDrugstore(deps, request.viewer, request.body)),
  )

  app.patch(
    '/admin/drugstores/:id',
    {
      config: { access: 'admin' },
      schema: { params: idParams, body: updateDrugstoreBody, response: { 200: adminDrugstore } },
    },
    (request) => changeDrugstore(deps, request.viewer, request.params.id, request.body),
  )
}
