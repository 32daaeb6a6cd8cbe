import { idParams } from '@kiosque/contract/wire/common'
import {
  adminHighlight,
  adminHighlightList,
  adminHighlightsQuery,
  boardAnswer,
  boardBody,
  highlightBody,
  highlightPatch,
  highlightOrderBody,
  placementList,
  placementOut,
  placementParams,
  placementPatch,
} from '@kiosque/contract/wire/highlights'
import type { Routes } from '../http/app-type.ts'
import { notFound } from '../errors.ts'
import { listHighlights, presentForEditors } from './admin-highlights.service.ts'
import { publishBoard } from './board.service.ts'
import { orderHighlights } from './highlight-order.service.ts'
import { changePlacement, listPlacements } from './placements.service.ts'
import { changeHighlight, createHighlight, removeHighlight } from './write-highlight.service.ts'

const config = { access: 'editor' } as const

export const adminHighlightsRoutes: Routes = async (app) => {
  const { db, now, env } = app.deps
  const links = () => ({ secret: env.secretKey, now: now(), isPublic: false })
  const present = async (row: Awaited<ReturnType<typeof createHighlight>>) => {
    const [shown] = await presentForEditors(db, [row], links())
    if (shown === undefined) throw notFound()
    return shown
  }

  app.get(
    '/admin/highlights',
    { config, schema: { querystring: adminHighlightsQuery, response: { 200: adminHighlightList } } },
    (request) => listHighlights(db, request.query, links()),
  )
  app.post(
    '/admin/highlights',
    { config, schema: { body: highlightBody, response: { 201: adminHighlight } } },
    async (request, reply) => {
      const row = await createHighlight(db, request.body, { actor: request.viewer, now: now() })
      return reply.code(201).send(await present(row))
    },
  )
  app.put(
    '/admin/highlights/order',
    { config, schema: { body: highlightOrderBody } },
    async (request, reply) => {
      const { body } = request
      const wanted = 'placements' in body ? body.placements : [body]
      await orderHighlights(db, wanted, { actor: request.viewer, now: now() })
      return reply.code(204).send()
    },
  )
  app.post(
    '/admin/highlights/board',
    { config, schema: { body: boardBody, response: { 200: boardAnswer } } },
    (request) => publishBoard(db, request.body, { actor: request.viewer, now: now() }),
  )
  app.patch(
    '/admin/highlights/:id',
    { config, schema: { params: idParams, body: highlightPatch, response: { 200: adminHighlight } } },
    async (request) => {
      const writing = { actor: request.viewer, now: now() }
      return present(await changeHighlight(db, request.params.id, request.body, writing))
    },
  )
  app.delete('/admin/highlights/:id', { config, schema: { params: idParams } }, async (request, reply) => {
    await removeHighlight(db, request.params.id, { actor: request.viewer, now: now() })
    return reply.code(204).send()
  })
  app.get('/admin/placements', { config, schema: { response: { 200: placementList } } }, () =>
    listPlacements(db, now()),
  )
  app.patch(
    '/admin/placements/:id',
    {
      config,
      schema: { params: placementParams, body: placementPatch, response: { 200: placementOut } },
    },
    (request) => changePlacement(db, request.params.id, request.body, { actor: request.viewer, now: now() }),
  )
}
