import { contentList } from '@kiosque/contract/wire/contents'
import { downloadBody, favouritesQuery, markParams, marks, recentReads } from '@kiosque/contract/wire/marks'
import type { Routes } from '../http/app-type.ts'
import {
  dropFavourite,
  keepFavourite,
  listFavourites,
  listRecent,
  markRead,
  marksOf,
  recordDownload,
} from './marks.service.ts'

const config = { access: 'member' } as const
const params = { params: markParams }

/** Personal and small: never cached, never shared. Each change is the same done once or twice. */
export const marksRoutes: Routes = async (app) => {
  const { db, now, env, live } = app.deps

  app.get('/me/marks', { config, schema: { response: { 200: marks } } }, (request) =>
    marksOf(db, live, { viewer: request.viewer, now: now() }),
  )
  app.get(
    '/me/favourites',
    { config, schema: { querystring: favouritesQuery, response: { 200: contentList } } },
    (request) =>
      listFavourites(db, request.query, { viewer: request.viewer, now: now(), secret: env.secretKey }),
  )
  app.get('/me/reads', { config, schema: { response: { 200: recentReads } } }, (request) =>
    listRecent(db, { viewer: request.viewer, now: now(), secret: env.secretKey }),
  )
  app.put('/me/favourites/:contentId', { config, schema: params }, async (request, reply) => {
    await keepFavourite(db, request.params.contentId, { viewer: request.viewer, now: now() })
    return reply.code(204).send()
  })
  app.delete('/me/favourites/:contentId', { config, schema: params }, async (request, reply) => {
    await dropFavourite(db, request.params.contentId, { viewer: request.viewer, now: now() })
    return reply.code(204).send()
  })
  app.put('/me/reads/:contentId', { config, schema: params }, async (request, reply) => {
    await markRead(db, request.params.contentId, { viewer: request.viewer, now: now() })
    return reply.code(204).send()
  })
  app.put(
    '/me/downloads/:contentId',
    { config, schema: { ...params, body: downloadBody } },
    async (request, reply) => {
      const who = { viewer: request.viewer, now: now() }
      await recordDownload(db, request.params.contentId, request.body.file_id, who)
      return reply.code(204).send()
    },
  )
}
