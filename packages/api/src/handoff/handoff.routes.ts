import {
  handoffBody,
  handoffConfig,
  handoffConfigs,
  handoffLog,
  handoffLogQuery,
  handoffParams,
  handoffStateBody,
  handoffTrial,
  rotationBody,
} from '@kiosque/contract/wire/handoff'
import type { Routes } from '../http/app-type.ts'
import {
  configureHandoff,
  listHandoffLog,
  listHandoffs,
  purgeHandoffs,
  removeHandoff,
} from './handoff.service.ts'
import { checkPartners, declareState, rotateKeys } from './partner-states.service.ts'
import { tryHandoff } from './sign.service.ts'

const config = { access: 'admin' } as const

/** Right 1 sets the partners; a secret goes in and never comes out (D15-10). */
export const handoffRoutes: Routes = async (app) => {
  const { deps } = app
  deps.jobs.schedule('handoff.purge', '17 4 * * *', () => purgeHandoffs(deps))
  deps.jobs.schedule('handoff.check', '*/5 * * * *', () => checkPartners(deps))

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
  app.post(
    '/admin/handoff/:partner/rotation',
    { config, schema: { params: handoffParams, body: rotationBody, response: { 200: handoffConfig } } },
    (request) => rotateKeys(deps, request.viewer, request.params.partner, request.body.action),
  )
  app.put(
    '/admin/handoff/:partner/state',
    { config, schema: { params: handoffParams, body: handoffStateBody, response: { 200: handoffConfig } } },
    (request) => declareState(deps, request.viewer, request.params.partner, request.body),
  )
  app.post(
    '/admin/handoff/:partner/test',
    { config, schema: { params: handoffParams, response: { 200: handoffTrial } } },
    async (request, reply) => {
      void reply.header('cache-control', 'no-store')
      return tryHandoff(deps, request.viewer, request.params.partner)
    },
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
