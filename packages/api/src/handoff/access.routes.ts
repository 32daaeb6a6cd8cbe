import { handoffParams, ownLog, ownLogQuery, partnerAccesses } from '@kiosque/contract/wire/handoff'
import { closedAtCounter } from '../answers/at-counter.ts'
import type { Routes } from '../http/app-type.ts'
import { giveConsent, listAccesses, listPharmacyLog, withdrawConsent } from './access.service.ts'

const config = { access: 'member' } as const

/** The partners of a pharmacy: in what state, agreed to or not, and what was opened. */
export const handoffAccessRoutes: Routes = async (app) => {
  const { deps } = app
  app.addHook('onRequest', closedAtCounter)

  app.get('/handoff/partners', { config, schema: { response: { 200: partnerAccesses } } }, (request) =>
    listAccesses(deps, request.viewer),
  )
  app.get(
    '/handoff/log',
    { config, schema: { querystring: ownLogQuery, response: { 200: ownLog } } },
    (request) => listPharmacyLog(deps, request.viewer, request.query),
  )
  app.put(
    '/handoff/partners/:partner/consent',
    { config, schema: { params: handoffParams } },
    async (request, reply) => {
      await giveConsent(deps, request.viewer, request.params.partner)
      return reply.code(204).send()
    },
  )
  app.delete(
    '/handoff/partners/:partner/consent',
    { config, schema: { params: handoffParams } },
    async (request, reply) => {
      await withdrawConsent(deps, request.viewer, request.params.partner)
      return reply.code(204).send()
    },
  )
}
