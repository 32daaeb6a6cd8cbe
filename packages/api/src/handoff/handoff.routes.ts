import {
  handoffBody,
  handoffConfig,
  handoffConfigs,
  handoffLog,
  handoffLogQuery,
  handoffParams,
} from '@kiosque/contract/wire/handoff'
import type { Routes } from '../http/app-type.ts'
import {
  configureHandoff,
  listHandoffLog,
  listHandoffs,
  purgeHandoffs,
  removeHandoff,
} from './handoff.service.ts'

const config = { access: 'admin' } as const

/** Right 1 sets the partners; a secret goes in and never comes out (D15-10). */
export const handoffRoutes: Routes = async (app) => {
  const { deps } = app
  deps.jobs.schedule('handoff.purge', '17 4 * * *', () => purgeHandoffs(deps))

  app.get('/admin/handoff', { config, schema: { response: { 200: handoffConfigs } } }, () =>
    listHandoffs(deps),
  )
  app.get(
    '/admin/handoff/log',
    { config, schema: { querystring: handoffLogQuery, response: { 200: handoffLog } } },
    (request) => listHandoffLog(deps, request.query),
  )
  app.put(
    '/admin/handoff/:partner',
    { config, schema: { params: handoffParams, body: handoffBody, response: { 200: handoffConfig } } },
    (request) => configureHandoff(deps, request.viewer, request.params.partner, request.body),
  )
  app.delete(
    '/admin/handoff/:partner',
    { config, schema: { params: handoffParams } },
    async (request, reply) => {
      await removeHandoff(deps, request.viewer, request.params.partner)
      return reply.code(204).send()
    },
  )
}
