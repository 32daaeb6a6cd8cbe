import {
  drugstoreDuplicates,
  duplicatesQuery,
  mergeDrugstoresBody,
  mergeUsersBody,
  userDuplicates,
} from '@kiosque/contract/wire/duplicates'
import { adminDrugstore, adminUser } from '@kiosque/contract/wire/people'
import type { Routes } from '../http/app-type.ts'
import { listDrugstoreDuplicates, listUserDuplicates, mergeDrugstores, mergeUsers } from './merge.service.ts'

const config = { access: 'admin' } as const

/** Probable duplicates, and merging two sheets into one. */
export const duplicatesRoutes: Routes = async (app) => {
  const { deps } = app
  const { db, now } = deps

  app.get(
    '/admin/users/duplicates',
    {
      config: { ...config, isDear: true },
      schema: { querystring: duplicatesQuery, response: { 200: userDuplicates } },
    },
    (request) => listUserDuplicates(db, request.query, now()),
  )
  app.post(
    '/admin/users/merge',
    { config, schema: { body: mergeUsersBody, response: { 200: adminUser } } },
    (request) => mergeUsers(deps, request.viewer, request.body),
  )
  app.get(
    '/admin/drugstores/duplicates',
    {
      config: { ...config, isDear: true },
      schema: { querystring: duplicatesQuery, response: { 200: drugstoreDuplicates } },
    },
    (request) => listDrugstoreDuplicates(db, request.query),
  )
  app.post(
    '/admin/drugstores/merge',
    { config, schema: { body: mergeDrugstoresBody, response: { 200: adminDrugstore } } },
    (request) => mergeDrugstores(deps, request.viewer, request.body),
  )
}
