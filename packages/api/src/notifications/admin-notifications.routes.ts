import { idParams } from '@kiosque/contract/wire/common'
import { sentNotificationList, sentNotificationsQuery } from '@kiosque/contract/wire/notifications'
import { z } from 'zod'
import type { Routes } from '../http/app-type.ts'
import { cancelSend, listSent } from './admin-notifications.service.ts'

const config = { access: 'editor' } as const

/** What the head office told the network, to how many, and how many read it. */
export const adminNotificationRoutes: Routes = async (app) => {
  const { deps } = app
  app.get(
    '/admin/notifications',
    { config, schema: { querystring: sentNotificationsQuery, response: { 200: sentNotificationList } } },
    (request) => listSent(deps.db, request.query),
  )
  app.delete(
    '/admin/notifications/:id',
    { config, schema: { params: idParams, response: { 204: z.null() } } },
    async (request, reply) => {
      await cancelSend(deps, request.viewer, request.params.id)
      return reply.code(204).send(null)
    },
  )
}
