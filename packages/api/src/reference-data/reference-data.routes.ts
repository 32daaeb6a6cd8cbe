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
import { sendShared } from '../answers/send-shared.ts'
import { EVERY_KIND, LINKS, REFERENCES, type Topic } from '../answers/topic.ts'
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

const REFERENCE_TOPICS: readonly Topic[] = [REFERENCES]
const LINK_TOPICS: readonly Topic[] = [LINKS]
const THEME_TOPICS: readonly Topic[] = [REFERENCES, 'faq']

/** Guests are told of the companies of contents they see; everyone else of all (D4-04). */
const companyTopics = ({ right_id, account_type }: Reader): readonly Topic[] =>
  right_id === null && (account_type ?? 0) === 0 ? EVERY_KIND : REFERENCE_TOPICS

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
    return await sendShared(deps, request, reply, {
      name: 'laboratories',
      topics: companyTopics(request.viewer),
      make: async (viewer) => listLaboratories(db, readingOf(viewer)),
    })
  })
  app.get('/partners', { config, schema: { response: listed(partner) } }, async (request, reply) => {
    return await sendShared(deps, request, reply, {
      name: 'partners',
      topics: companyTopics(request.viewer),
      make: async (viewer) => listPartners(db, readingOf(viewer)),
    })
  })
  app.get('/faq-themes', { config, schema: { response: listed(faqTheme) } }, async (request, reply) => {
    return await sendShared(deps, request, reply, {
      name: 'faq themes',
      topics: THEME_TOPICS,
      make: async (viewer) => listThemes(db, readingOf(viewer)),
    })
  })
  app.get(
    '/categories',
    { config, schema: { querystring: kindQuery, response: listed(category) } },
    async (request, reply) => {
      const { kind } = request.query
      return await sendShared(deps, request, reply, {
        name: `categories ${kind ?? ''}`,
        topics: REFERENCE_TOPICS,
        make: () => listCategories(db, kind),
      })
    },
  )
  app.get(
    '/useful-links',
    { config, schema: { querystring: typeQuery, response: listed(usefulLink) } },
    async (request, reply) => {
      const { type } = request.query
      return await sendShared(deps, request, reply, {
        name: `links ${type ?? ''}`,
        topics: LINK_TOPICS,
        make: async (viewer) => listLinks(db, readingOf(viewer), type),
      })
    },
  )
}
