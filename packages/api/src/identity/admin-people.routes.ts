import { idParams, listOf } from '@kiosque/contract/wire/common'
import {
  adminDrugstore,
  adminDrugstoresQuery,
  adminUser,
  adminUsersQuery,
  createDrugstoreBody,
  updateDrugstoreBody,
} from '@kiosque/contract/wire/people'
import type { Routes } from '../http/app-type.ts'
import {
  changeDrugstore,
  createDrugstore,
  findAdminDrugstore,
  listDrugstores,
} from './admin-drugstores.service.ts'
import { findAdminUser, listUsers } from './admin-users.service.ts'

// Ids and flags come as text in a query.
const number = (text: string | undefined) => (text === undefined ? undefined : Number(text))
const flag = (text: 'true' | 'false' | undefined) => (text === undefined ? undefined : text === 'true')

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
      const { drugstore_id, zone_id, ...query } = request.query
      return listUsers(db, { ...query, drugstore_id: number(drugstore_id), zone_id: number(zone_id) }, now())
    },
  )

  app.get(
    '/admin/users/:id',
    { config: { access: 'admin' }, schema: { params: idParams, response: { 200: adminUser } } },
    (request) => findAdminUser(db, request.params.id, now()),
  )

  // Advisers and editors look pharmacies up; only right 1 changes them (D1-02).
  app.get(
    '/admin/drugstores',
    {
      config: { access: 'staff' },
      schema: { querystring: adminDrugstoresQuery, response: { 200: listOf(adminDrugstore) } },
    },
    (request) => {
      const { zone_id, is_disabled, has_titulaire, ...query } = request.query
      const flags = { is_disabled: flag(is_disabled), has_titulaire: flag(has_titulaire) }
      return listDrugstores(db, { ...query, ...flags, zone_id: number(zone_id) })
    },
  )

  app.get(
    '/admin/drugstores/:id',
    { config: { access: 'staff' }, schema: { params: idParams, response: { 200: adminDrugstore } } },
    (request) => findAdminDrugstore(db, request.params.id),
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
