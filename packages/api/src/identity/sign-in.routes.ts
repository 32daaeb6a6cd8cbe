import { loginBody, openSession, session } from '@kiosque/contract/wire/identity'
import { idParams, listOf } from '@kiosque/contract/wire/common'
import { z } from 'zod'
import type { Routes } from '../http/app-type.ts'
import { originOf } from './origin.ts'
import { prepareDummyHash } from './password-hash.ts'
import { listSessions, revokeSession } from './sessions.service.ts'
import { signIn } from './sign-in.service.ts'
import { wholeList } from '../kit/whole-list.ts'

export const signInRoutes: Routes = async (app) => {
  const { db, now } = app.deps
  await prepareDummyHash()

  app.post(
    '/login',
    {
      config: { access: 'public', duringMaintenance: true },
      schema: { body: loginBody, response: { 200: session } },
    },
    (request) => signIn(app.deps, request.body, originOf(request)),
  )

  // The specification signs out by GET; POST is there for clients that keep changes away from GET.
  for (const method of ['GET', 'POST'] as const) {
    app.route({
      method,
      url: '/logout',
      config: { access: 'member', whenDisabled: true, duringMaintenance: true },
      schema: { response: { 204: z.null() } },
      handler: async (request, reply) => {
        await revokeSession(db, request.viewer, request.viewer.session_id, now())
        return reply.code(204).send(null)
      },
    })
  }

  app.get(
    '/me/sessions',
    { config: { access: 'member' }, schema: { response: { 200: listOf(openSession) } } },
    async (request) => wholeList(await listSessions(db, request.viewer, now())),
  )

  app.delete(
    '/me/sessions/:id',
    { config: { access: 'member' }, schema: { params: idParams, response: { 204: z.null() } } },
    async (request, reply) => {
      await revokeSession(db, request.viewer, request.params.id, now())
      return reply.code(204).send(null)
    },
  )
}
