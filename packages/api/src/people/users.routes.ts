import { idParam, listOf, messageBody, pageQuery } from '@kiosque/contract/wire/common'
import { user } from '@kiosque/contract/wire/identity'
import { createUserBody, deleteUserBody, updateUserBody } from '@kiosque/contract/wire/people'
import { z } from 'zod'
import type { Routes } from '../http/app-type.ts'
import { throttle } from '../http/limits.ts'
import { confirmEmail } from '../identity/email-change.service.ts'
import { tendInactiveAccounts } from './inactivity.service.ts'
import { sweepIdentity } from '../identity/sweep.service.ts'
import { originOf } from '../identity/origin.ts'
import { eraseUser } from './user-erasure.service.ts'
import { exportUser } from './user-export.service.ts'
import { changeUser } from './user-profile.service.ts'
import { createUser, findUser, listByRight } from './users.service.ts'
import type { Viewer } from '../http/viewer.ts'

/** « me » is an alias of one's own id. */
const params = z.object({ id: z.union([z.literal('me'), idParam]) })
const idOf = (given: number | 'me', viewer: Viewer) => (given === 'me' ? viewer.user_id : given)
const rightParams = z.object({
  right: z.enum(['1', '2', '3'], 'Ce droit n’existe pas.').transform((right) => Number(right) as 1 | 2 | 3),
})

export const userRoutes: Routes = async (app) => {
  const { deps } = app
  const { db, now } = deps
  deps.jobs.schedule('identity.inactive_accounts', '43 3 * * *', async () => {
    const counts = await tendInactiveAccounts(deps)
    deps.log.info({ event: 'inactive_accounts', ...counts })
  })
  deps.jobs.schedule('identity.sweep', '13 * * * *', () => sweepIdentity(deps))

  app.get(
    '/users/:id',
    { config: { access: 'member' }, schema: { params, response: { 200: user } } },
    (request) => findUser(db, request.viewer, idOf(request.params.id, request.viewer), now()),
  )

  app.get(
    '/users/right/:right',
    {
      config: { access: 'staff' },
      schema: {
        params: rightParams,
        querystring: z.strictObject(pageQuery),
        response: { 200: listOf(user) },
      },
    },
    (request) => listByRight(db, request.viewer, { ...request.query, ...request.params }, now()),
  )

  app.post(
    '/users',
    { config: { access: 'admin' }, schema: { body: createUserBody, response: { 201: user } } },
    async (request, reply) => reply.code(201).send(await createUser(deps, request.viewer, request.body)),
  )

  app.patch(
    '/users/:id',
    { config: { access: 'member' }, schema: { params, body: updateUserBody, response: { 200: user } } },
    (request) => {
      const target = idOf(request.params.id, request.viewer)
      return changeUser(deps, request.viewer, target, { body: request.body, origin: originOf(request) })
    },
  )

  app.delete(
    '/users/:id',
    {
      config: { access: 'member' },
      schema: { params, body: deleteUserBody, response: { 204: z.null() } },
    },
    async (request, reply) => {
      const target = idOf(request.params.id, request.viewer)
      const confirmation = { password: request.body.password, origin: originOf(request) }
      await eraseUser(deps, request.viewer, target, confirmation)
      return reply.code(204).send(null)
    },
  )

  app.get(
    '/users/:id/export',
    {
      config: { access: 'member', isExpensive: true },
      schema: { params, response: { 200: z.record(z.string(), z.unknown()) } },
    },
    async (request, reply) => {
      await throttle(db, `export:${request.viewer.user_id}`, { limit: 20, windowSeconds: 3_600 }, now())
      const data = await exportUser(deps, request.viewer, idOf(request.params.id, request.viewer))
      reply.header('content-disposition', 'attachment; filename="mes-donnees-kiosque.json"')
      return data
    },
  )

  // Opened from a mailbox, often on another device: the token alone proves who asks.
  app.post(
    '/users/me/email/confirm',
    {
      config: { access: 'public' },
      schema: { body: z.strictObject({ token: z.string().min(1).max(200) }), response: { 200: messageBody } },
    },
    async (request) => {
      const limit = { limit: 60, windowSeconds: 3_600 }
      await throttle(db, `confirm-email:${originOf(request).address}`, limit, now())
      await confirmEmail(deps, request.body.token)
      return { message: 'Votre nouvelle adresse e-mail est confirmée.' }
    },
  )
}
