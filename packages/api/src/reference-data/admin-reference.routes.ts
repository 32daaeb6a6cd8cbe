import { z } from 'zod'
import { idParams, listOf } from '@kiosque/contract/wire/common'
import {
  adminContactCanned,
  adminContactDesk,
  adminContactTopic,
  contactCannedBody,
  contactDeskBody,
  contactTopicBody,
} from '@kiosque/contract/wire/contact'
import {
  adminAuthor,
  adminCategory,
  adminFaqTheme,
  adminLaboratory,
  adminPartner,
  adminUsefulLink,
  authorBody,
  categoryBody,
  faqThemeBody,
  referenceOrderBody,
  replacementQuery,
  laboratoryBody,
  partnerBody,
  referenceQuery,
  usefulLinkBody,
} from '@kiosque/contract/wire/reference-data'
import type { App, Routes } from '../http/app-type.ts'
import {
  changeRow,
  createRow,
  listRows,
  orderRows,
  presentRows,
  removeRow,
} from './reference-data.service.ts'
import { referenceTables, type ReferenceTable, type Row, type Values } from './reference-tables.ts'

const config = { access: 'editor' } as const

export const adminReferenceRoutes: Routes = async (app) => {
  mountTable(app, referenceTables.laboratories, laboratoryBody, adminLaboratory)
  mountTable(app, referenceTables.partners, partnerBody, adminPartner)
  mountTable(app, referenceTables.authors, authorBody, adminAuthor)
  mountTable(app, referenceTables.categories, categoryBody, adminCategory)
  mountTable(app, referenceTables.faqThemes, faqThemeBody, adminFaqTheme)
  mountTable(app, referenceTables.usefulLinks, usefulLinkBody, adminUsefulLink)
  mountTable(app, referenceTables.contactDesks, contactDeskBody, adminContactDesk)
  mountTable(app, referenceTables.contactTopics, contactTopicBody, adminContactTopic)
  mountTable(app, referenceTables.contactCanned, contactCannedBody, adminContactCanned)
}

function mountTable(app: App, table: ReferenceTable, body: z.ZodObject, row: z.ZodObject): void {
  const { db, now, env } = app.deps
  const base = `/admin/${table.path}`
  const links = () => ({ secret: env.secretKey, now: now() })
  const present = async (one: Row) => (await presentRows(db, table, [one], links()))[0] ?? {}

  app.get(
    base,
    { config, schema: { querystring: referenceQuery, response: { 200: listOf(row) } } },
    (request) => listRows(db, table, request.query, links()),
  )
  app.post(base, { config, schema: { body, response: { 201: row } } }, async (request, reply) => {
    const made = await createRow(db, table, request.body as Values, { actor: request.viewer, now: now() })
    return reply.code(201).send(await present(made))
  })
  app.patch(
    `${base}/:id`,
    { config, schema: { params: idParams, body: body.partial(), response: { 200: row } } },
    async (request) => {
      const writing = { actor: request.viewer, now: now() }
      return present(await changeRow(db, table, request.params.id, request.body as Values, writing))
    },
  )
  app.delete(
    `${base}/:id`,
    { config, schema: { params: idParams, querystring: replacementQuery } },
    async (request, reply) => {
      const writing = { actor: request.viewer, now: now() }
      await removeRow(db, table, request.params.id, writing, request.query.replacement)
      return reply.code(204).send()
    },
  )
  if (!table.isOrdered) return
  app.put(`${base}/order`, { config, schema: { body: referenceOrderBody } }, async (request, reply) => {
    await orderRows(db, table, request.body.ids, { actor: request.viewer, now: now() })
    return reply.code(204).send()
  })
}
