import { idParams, listOf } from '@kiosque/contract/wire/common'
import {
  accessBody,
  adminDrugstore,
  adminDrugstoresExportQuery,
  adminDrugstoresQuery,
  adminUser,
  adminUsersExportQuery,
  adminUsersQuery,
  createDrugstoreBody,
  listedDrugstore,
  updateDrugstoreBody,
} from '@kiosque/contract/wire/people'
import type { z } from 'zod'
import type { Routes } from '../http/app-type.ts'
import { sendCsv } from '../http/csv.ts'
import {
  changeDrugstore,
  createDrugstore,
  listDrugstores,
  openAdminDrugstore,
} from './admin-drugstores.service.ts'
import {
  DRUGSTORE_CSV_HEADER,
  drugstoreCsvRows,
  recordExport,
  USER_CSV_HEADER,
  userCsvRows,
} from './people-export.service.ts'
import { findAdminUser, listUsers } from './admin-users.service.ts'
import { changeAccess } from './user-access.service.ts'

// Ids and flags come as text in a query.
const number = (text: string | undefined) => (text === undefined ? undefined : Number(text))
const flag = (text: 'true' | 'false' | undefined) => (text === undefined ? undefined : text === 'true')

const userFilters = (query: z.infer<typeof adminUsersExportQuery>) => ({
  drugstore_id: number(query.drugstore_id),
  zone_id: number(query.zone_id),
  is_disabled: flag(query.is_disabled),
  person_disabled: flag(query.person_disabled),
  never_signed_in: flag(query.never_signed_in),
})
const drugstoreFilters = (query: z.infer<typeof adminDrugstoresExportQuery>) => ({
  zone_id: number(query.zone_id),
  is_disabled: flag(query.is_disabled),
  has_titulaire: flag(query.has_titulaire),
})

export const adminPeopleRoutes: Routes = async (app) => {
  const { deps } = app
  const { db, now } = deps

  app.get(
    '/admin/users',
    {
      config: { access: 'admin' },
      schema: { querystring: adminUsersQuery, response: { 200: listOf(adminUser) } },
    },
    (request) => {
      return listUsers(db, { ...request.query, ...userFilters(request.query) }, now())
    },
  )

  app.get(
    '/admin/users/export',
    { config: { access: 'admin', isDear: true }, schema: { querystring: adminUsersExportQuery } },
    async (request, reply) => {
      await recordExport(deps, request.viewer, 'user')
      const rows = userCsvRows(db, { ...request.query, ...userFilters(request.query) }, now())
      return sendCsv(reply, 'utilisateurs.csv', USER_CSV_HEADER, rows)
    },
  )

  app.get(
    '/admin/users/:id',
    { config: { access: 'admin' }, schema: { params: idParams, response: { 200: adminUser } } },
    (request) => findAdminUser(db, request.params.id, now()),
  )

  app.patch(
    '/admin/users/:id',
    {
      config: { access: 'admin' },
      schema: { params: idParams, body: accessBody, response: { 200: adminUser } },
    },
    (request) => changeAccess(deps, request.viewer, request.params.id, request.body),
  )

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
    { config: { access: 'admin', isDear: true }, schema: { querystring: adminDrugstoresExportQuery } },
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
