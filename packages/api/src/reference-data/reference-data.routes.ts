import { z } from 'zod'
import {
  category,
  faqTheme,
  kindQuery,
  laboratory,
  partner,
  typeQuery,
  usefulLink,
} from '@kiosque/contract/wire/reference-data'
import type { Reader } from '../audience/visible-targets.ts'
import { sendShared } from '../audience/shared-answers.ts'
import { unauthorized } from '../errors.ts'
import type { Routes } from '../http/app-type.ts'
import { ensureCategories } from './ensure-categories.ts'
import {
  listCategories,
  listLaboratories,
  listLinks,
  listPartners,
  listThemes,
} from './member-reference.service.ts'
import { listOf } from '@kiosque/contract/wire/common'

const config = { access: 'member' } as const
const listed = <Row extends z.ZodType>(row: Row) => ({ 200: listOf(row) })

/** What members read of the reference data: whole, short lists that many share. */
export const referenceDataRoutes: Routes = async (app) => {
  const { deps } = app
  const { db, now, env } = deps
  await ensureCategories(db)

  const readingOf = (viewer: Reader | null) => {
    if (viewer === null) throw unauthorized()
    return { viewer, now: now(), secret: env.secretKey }
  }

  app.get('/laboratories', { config, schema: { response: listed(laboratory) } }, async (request, reply) => {
    return await sendShared(deps, request, reply, 'laboratories', (viewer) =>
      listLaboratories(db, readingOf(viewer)),
    )
  })
  app.get('/partners', { config, schema: { response: listed(partner) } }, async (request, reply) => {
    return await sendShared(deps, request, reply, 'partners', (viewer) => listPartners(db, readingOf(viewer)))
  })
  app.get('/faq-themes', { config, schema: { response: listed(faqTheme) } }, async (request, reply) => {
    return await sendShared(deps, request, reply, 'faq themes', (viewer) => listThemes(db, readingOf(viewer)))
  })
  app.get(
    '/categories',
    { config, schema: { querystring: kindQuery, response: listed(category) } },
    async (request, reply) => {
      const { kind } = request.query
      return await sendShared(deps, request, reply, `categories ${kind ?? ''}`, () =>
        listCategories(db, kind),
      )
    },
  )
  app.get(
    '/useful-links',
    { config, schema: { querystring: typeQuery, response: listed(usefulLink) } },
    async (request, reply) => {
      const { type } = request.query
      return await sendShared(deps, request, reply, `links ${type ?? ''}`, (viewer) =>
        listLinks(db, readingOf(viewer), type),
      )
    },
  )
}
