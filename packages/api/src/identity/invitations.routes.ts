import { idParams, listOf, pageQuery } from '@kiosque/contract/wire/common'
import { account } from '@kiosque/contract/wire/identity'
import { invitation, invitationBody, invitationLookup, invitationToken } from '@kiosque/contract/wire/people'
import { z } from 'zod'
import type { Routes } from '../http/app-type.ts'
import { acceptInvitation, lookUpInvitation } from './invitation-acceptance.service.ts'
import { invite, listInvitations, resend, withdraw } from './invitations.service.ts'
import { originOf } from './origin.ts'
import { inTurn } from './registration.service.ts'

export const invitationRoutes: Routes = async (app) => {
  const { deps } = app

  app.get(
    '/invitations',
    {
      config: { access: 'member' },
      schema: { querystring: z.strictObject(pageQuery), response: { 200: listOf(invitation) } },
    },
    (request) => listInvitations(deps.db, request.viewer, request.query),
  )

  app.post(
    '/invitations',
    { config: { access: 'member' }, schema: { body: invitationBody, response: { 201: invitation } } },
    async (request, reply) => reply.code(201).send(await invite(deps, request.viewer, request.body)),
  )

  app.post(
    '/invitations/:id/resend',
    { config: { access: 'member' }, schema: { params: idParams, response: { 200: invitation } } },
    (request) => resend(deps, request.viewer, request.params.id),
  )

  app.delete(
    '/invitations/:id',
    { config: { access: 'member' }, schema: { params: idParams, response: { 204: z.null() } } },
    async (request, reply) => {
      await withdraw(deps, request.viewer, request.params.id)
      return reply.code(204).send(null)
    },
  )

  // The token is in the body, never in an address that logs and histories keep.
  app.post(
    '/invitations/lookup',
    { config: { access: 'public' }, schema: { body: invitationToken, response: { 200: invitationLookup } } },
    (request) => {
      const { invitation: token } = request.body
      return inTurn(deps, originOf(request), token, () => lookUpInvitation(deps, token))
    },
  )

  app.post(
    '/invitations/accept',
    {
      config: { access: 'member' },
      schema: { body: invitationToken, response: { 200: z.object({ account }) } },
    },
    (request) => acceptInvitation(deps, request.viewer, request.body.invitation),
  )
}
