import {
  drugstoreDuplicates,
  duplicateParams,
  duplicatesQuery,
  mergeDrugstoresBody,
  mergeUsersBody,
  userDuplicates,
} from '@kiosque/contract/wire/duplicates'
import { adminDrugstore, adminUser } from '@kiosque/contract/wire/people'
import { z } from 'zod'
import type { Routes } from '../http/app-type.ts'
import { judgeDuplicates, listDrugstoreDuplicates, listUserDuplicates } from './duplicates.service.ts'
import { mergeDrugstores } from '../network/merge-drugstores.service.ts'
import { mergeUsers } from './merge-users.service.ts'

const config = { access: 'admin' } as const

/** Probable duplicates: merged into one sheet, or told apart for good. */
export const duplicatesRoutes: Routes = async (app) => {
  const { deps } = app
  const { db, now } = deps

  app.get(
    '/admin/users/duplicates',
    {
      config: { ...config, isExpensive: true },
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
      config: { ...config, isExpensive: true },
      schema: { querystring: duplicatesQuery, response: { 200: drugstoreDuplicates } },
    },
    (request) => listDrugstoreDuplicates(db, request.query),
  )
  app.post(
    '/admin/drugstores/merge',
    { config, schema: { body: mergeDrugstoresBody, response: { 200: adminDrugstore } } },
    (request) => mergeDrugstores(deps, request.viewer, request.body),
  )

  const verdict = { params: duplicateParams, response: { 204: z.null() } }
  for (const [kind, plural] of [
    ['user', 'users'],
    ['drugstore', 'drugstores'],
  ] as const) {
    const path = `/admin/${plural}/duplicates/:first/:second/dismissal`
    app.put(path, { config, schema: verdict }, async ({ params, viewer }, reply) => {
      await judgeDuplicates(deps, viewer, { kind, ids: [params.first, params.second], isDismissed: true })
      return reply.code(204).send(null)
    })
    app.delete(path, { config, schema: verdict }, async ({ params, viewer }, reply) => {
      await judgeDuplicates(deps, viewer, { kind, ids: [params.first, params.second], isDismissed: false })
      return reply.code(204).send(null)
    })
  }
}
