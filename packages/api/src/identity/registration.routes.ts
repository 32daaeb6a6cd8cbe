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
import { checkPharmacist, inTurn, registerGuest, registerPharmacist } from './registration.service.ts'

export const registrationRoutes: Routes = async (app) => {
  const { deps } = app

  app.post(
    '/drugstores/register',
    { config: { access: 'public' }, schema: { body: pharmacistBody, response: { 200: canRegister } } },
    (request) => {
      const { body } = request
      return inTurn(deps, originOf(request), body.email, () => checkPharmacist(deps, body))
    },
  )

  app.post(
    '/register/pharmacist',
    { config: { access: 'public' }, schema: { body: pharmacistBody, response: { 201: session } } },
    async (request, reply) => {
      const { body } = request
      const origin = originOf(request)
      const opened = await inTurn(deps, origin, body.email, () => registerPharmacist(deps, body, origin))
      return reply.code(201).send(opened)
    },
  )

  app.post(
    '/register',
    { config: { access: 'public' }, schema: { body: registerBody, response: { 201: session } } },
    async (request, reply) => {
      const { body } = request
      const { invitation } = body
      const origin = originOf(request)
      const opened = await inTurn(deps, origin, invitation ?? body.email ?? '', () =>
        invitation
          ? registerInvited(deps, { ...body, invitation }, { origin })
          : registerGuest(deps, body, origin),
      )
      return reply.code(201).send(opened)
    },
  )

  app.post(
    '/register/conseiller',
    { config: { access: 'public' }, schema: { body: conseillerBody, response: { 201: session } } },
    async (request, reply) => {
      const { body } = request
      const origin = originOf(request)
      const options = { origin, onlyRight: RIGHTS.adviser }
      const opened = await inTurn(deps, origin, body.invitation, () => registerInvited(deps, body, options))
      return reply.code(201).send(opened)
    },
  )
}
