import { idParams } from '@kiosque/contract/wire/common'
import {
  allRead,
  noBody,
  notification,
  notificationList,
  notificationOwnerParams,
  notificationsQuery,
} from '@kiosque/contract/wire/notifications'
import type { Routes } from '../http/app-type.ts'
import { sendDigests } from './digest.service.ts'
import { listNotifications, purgeNotifications, readAll, readNotification } from './notifications.service.ts'
import { sendDue } from '../announcements/announce.service.ts'

const config = { access: 'member' } as const

/** S7-35 to S7-37. Personal: only one's own, and never what one may not see any more. */
export const notificationRoutes: Routes = async (app) => {
  const { deps } = app
  const { db, now, jobs } = deps
  const listSchema = {
    params: notificationOwnerParams,
    querystring: notificationsQuery,
    response: { 200: notificationList },
  }

  app.get('/notifications/:a/:b/unread', { config, schema: listSchema }, (request) =>
    listNotifications(
      db,
      request.params,
      { ...request.query, isRead: false },
      { viewer: request.viewer, now: now() },
    ),
  )
  app.get('/notifications/:a/:b/read', { config, schema: listSchema }, (request) =>
    listNotifications(
      db,
      request.params,
      { ...request.query, isRead: true },
      { viewer: request.viewer, now: now() },
    ),
  )
  app.patch(
    '/notifications/:id/read',
    { config, schema: { params: idParams, body: noBody, response: { 200: notification } } },
    (request) => readNotification(db, request.params.id, { viewer: request.viewer, now: now() }),
  )
  app.post(
    '/notifications/read-all',
    { config, schema: { body: noBody, response: { 200: allRead } } },
    (request) => readAll(db, { viewer: request.viewer, now: now() }),
  )

  jobs.schedule('notifications.due', '* * * * *', () => sendDue(db, now()))
  jobs.schedule('notifications.purge', '53 3 * * *', () => purgeNotifications(db, now()))
  jobs.schedule('notifications.daily-digest', '0 8 * * *', () => sendDigests(deps, 'daily'))
  // Whoever keeps the morning quiet gets the same mail once that is over.
  jobs.schedule('notifications.late-daily-digest', '0 9-14 * * *', () =>
    sendDigests(deps, 'daily', { isLate: true }),
  )
  jobs.schedule('notifications.late-weekly-digest', '10 9-14 * * 1', () =>
    sendDigests(deps, 'weekly', { isLate: true }),
  )
  jobs.schedule('notifications.weekly-digest', '15 8 * * 1', () => sendDigests(deps, 'weekly'))
}
