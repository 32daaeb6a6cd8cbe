import type { HandoffPartner } from '@kiosque/contract/domain/handoff'
import {
  handoffLink,
  naocareBody,
  passedQuery,
  signPageParams,
  signParams,
} from '@kiosque/contract/wire/handoff'
import { closedAtCounter } from '../answers/at-counter.ts'
import type { Routes } from '../http/app-type.ts'
import { signHandoff, type Passed } from './sign.service.ts'

const config = { access: 'member' } as const
const response = { 200: handoffLink }
/** Partners that only take the drugstore. */
const PLAIN: readonly HandoffPartner[] = ['affichactiv', 'adelya', 'deporef']

/** S7-60 to S7-65. An address of a minute is nobody else's: never kept by any cache. */
export const signRoutes: Routes = async (app) => {
  const { deps } = app
  // At the counter one is a customer: nobody leaves from there signed in as the pharmacy.
  app.addHook('onRequest', closedAtCounter)
  app.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))

  app.get('/sign/ec/:id/:page', { config, schema: { params: signPageParams, response } }, (request) => {
    const { id, page } = request.params
    return signHandoff(deps, request.viewer, 'ec', id, { page })
  })
  for (const partner of PLAIN) {
    app.get(`/sign/${partner}/:id`, { config, schema: { params: signParams, response } }, (request) =>
      signHandoff(deps, request.viewer, partner, request.params.id),
    )
  }
  app.get(
    '/sign/ospharm/:id',
    { config, schema: { params: signParams, querystring: passedQuery, response } },
    (request) =>
      signHandoff(deps, request.viewer, 'ospharm', request.params.id, { query: request.query as Passed }),
  )
  app.post('/sign/naocare', { config, schema: { body: naocareBody, response } }, (request) =>
    signHandoff(deps, request.viewer, 'naocare', request.body.drugstore_id),
  )
}
