import { idParams, listOf } from '@kiosque/contract/wire/common'
import { accessBody, adminUser, adminUsersExportQuery, adminUsersQuery } from '@kiosque/contract/wire/people'
import type { z } from 'zod'
import { recordExport } from '../audit/record-export.ts'
import type { Routes } from '../http/app-type.ts'
import { sendCsv } from '../kit/csv.ts'
import { flag, number } from '../kit/query-values.ts'
import { findAdminUser, listUsers } from './admin-users.service.ts'
import { changeAccess } from './user-access.service.ts'
import { USER_CSV_HEADER, userCsvRows } from './users-export.service.ts'

const userFilters = (query: z.infer<typeof adminUsersExportQuery>) => ({
  drugstore_id: number(query.drugstore_id),
  zone_id: number(query.zone_id),
  is_disabled: flag(query.is_disabled),
  person_disabled: flag(query.person_disabled),
  never_signed_in: flag(query.never_signed_in),
})

export const adminUsersRoutes: Routes = async (app) => {
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
    { config: { access: 'admin', isExpensive: true }, schema: { querystring: adminUsersExportQuery } },
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
}
