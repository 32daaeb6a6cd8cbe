import { idParams } from '@kiosque/contract/wire/common'
import { markParams } from '@kiosque/contract/wire/marks'
import { offerOrder, offerOrders, orderBody, orderParams, reminders } from '@kiosque/contract/wire/offers'
import { closedAtCounter } from '../answers/at-counter.ts'
import { contentDisposition } from '../files/file-name.ts'
import type { Routes } from '../http/app-type.ts'
import { listOrders, orderAsPdf, placeOrder, previewOrder } from './orders.service.ts'
import { askReminder, dropReminder, remindersOf, sendReminders } from './reminders.service.ts'
import { wholeList } from '../kit/whole-list.ts'

const REMIND_JOB = 'offers.remind'

/** Orders of direct offers, and reminders before an end. */
export const offersRoutes: Routes = async (app) => {
  const { deps } = app
  const { db, now } = deps
  deps.jobs.schedule(REMIND_JOB, '15 7 * * *', async () => {
    await sendReminders(deps)
  })

  app.post(
    '/offers/:id/orders',
    {
      config: { access: 'drugstore' },
      onRequest: closedAtCounter,
      schema: { params: idParams, body: orderBody, response: { 200: offerOrder, 201: offerOrder } },
    },
    async (request, reply) => {
      const who = { viewer: request.viewer, now: now() }
      const { order, isNew } = await placeOrder(db, request.params.id, request.body, who)
      return reply.code(isNew ? 201 : 200).send(order)
    },
  )
  app.post(
    '/offers/:id/orders/preview',
    {
      config: { access: 'drugstore' },
      onRequest: closedAtCounter,
      schema: { params: idParams, body: orderBody },
    },
    async (request, reply) => {
      const who = { viewer: request.viewer, now: now() }
      const pdf = await previewOrder(db, request.params.id, request.body, who)
      return reply
        .header('content-type', 'application/pdf')
        .header('content-disposition', contentDisposition('attachment', 'bon-de-commande.pdf'))
        .header('cache-control', 'no-store')
        .send(pdf)
    },
  )
  app.get(
    '/offers/:id/orders',
    {
      config: { access: 'drugstore' },
      onRequest: closedAtCounter,
      schema: { params: idParams, response: { 200: offerOrders } },
    },
    async (request) =>
      wholeList(await listOrders(db, request.params.id, { viewer: request.viewer, now: now() })),
  )
  app.get(
    '/offers/:id/orders/:orderId/pdf',
    {
      config: { access: 'drugstore' },
      onRequest: closedAtCounter,
      schema: { params: orderParams },
    },
    async (request, reply) => {
      const { id, orderId } = request.params
      const pdf = await orderAsPdf(db, id, orderId, { viewer: request.viewer, now: now() })
      return reply
        .header('content-type', 'application/pdf')
        .header('content-disposition', contentDisposition('attachment', `bon-de-commande-${orderId}.pdf`))
        .header('cache-control', 'no-store')
        .send(pdf)
    },
  )

  app.get(
    '/me/reminders',
    { config: { access: 'member' }, schema: { response: { 200: reminders } } },
    async (request) => wholeList(await remindersOf(db, { viewer: request.viewer, now: now() })),
  )
  app.put(
    '/me/reminders/:contentId',
    { config: { access: 'member' }, schema: { params: markParams } },
    async (request, reply) => {
      await askReminder(db, request.params.contentId, { viewer: request.viewer, now: now() })
      return reply.code(204).send()
    },
  )
  app.delete(
    '/me/reminders/:contentId',
    { config: { access: 'member' }, schema: { params: markParams } },
    async (request, reply) => {
      await dropReminder(db, request.params.contentId, { viewer: request.viewer, now: now() })
      return reply.code(204).send()
    },
  )
}
