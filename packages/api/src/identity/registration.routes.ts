import {
  canRegister,
  conseillerBody,
  pharmacistBody,
  registerBody,
  session,
} from '@kiosque/contract/wire/identity'
import { RIGHTS } from '@kiosque/contract/domain/roles'
import type { Routes } from '../http/app-type.ts'
import { registerInvited } from './invitation-acceptance.service.ts'
import { originOf } from './origin.ts'
import {
  checkPharmacist,
  limitRegistrations,
  registerGuest,
  registerPharmacist,
} from './registration.service.ts'

export const registrationRoutes: Routes = async (app) => {
  const { deps } = app

  app.post(
    '/drugstores/register',
    { config: { access: 'public' }, schema: { body: pharmacistBody, response: { 200: canRegister } } },
    (request) => checkPharmacist(deps, request.body, originOf(request)),
  )

  app.post(
    '/register/pharmacist',
    { config: { access: 'public' }, schema: { body: pharmacistBody, response: { 201: session } } },
    async (request, reply) =>
      reply.code(201).send(await registerPharmacist(deps, request.body, originOf(request))),
  )

  app.post(
    '/register',
    { config: { access: 'public' }, schema: { body: registerBody, response: { 201: session } } },
    async (request, reply) => {
      const { body } = request
      const origin = originOf(request)
      await limitRegistrations(deps, origin)
      const { invitation } = body
      const opened = invitation
        ? await registerInvited(deps, { ...body, invitation }, { origin })
        : await registerGuest(deps, body, origin)
      return reply.code(201).send(opened)
    },
  )

  app.post(
    '/register/conseiller',
    { config: { access: 'public' }, schema: { body: conseillerBody, response: { 201: session } } },
    async (request, reply) => {
      const origin = originOf(request)
      await limitRegistrations(deps, origin)
      const opened = await registerInvited(deps, request.body, { origin, onlyRight: RIGHTS.adviser })
      return reply.code(201).send(opened)
    },
  )
}
