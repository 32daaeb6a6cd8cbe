import { idParams } from '@kiosque/contract/wire/common'
import * as wire from '@kiosque/contract/wire/statistics'
import type { FastifyRequest } from 'fastify'
import type { Routes } from '../http/app-type.ts'
import { sendCsv } from '../kit/csv.ts'
import { closeDays } from './close-days.ts'
import { contentStatisticsOf, listContentFigures, listNeverRead } from './content-statistics.service.ts'
import { scopeOf } from './scope.ts'
import * as csv from './statistics-csv.ts'
import { activityOf, demandKind, readingsOf, searchMissesOf, statisticsOf } from './statistics.service.ts'

const config = { access: 'staff', isExpensive: true } as const

/** Rights 1 to 3; an adviser's answers hold their zones only. Each list also comes as a French spreadsheet. */
export const statisticsRoutes: Routes = async (app) => {
  const { db, now, jobs } = app.deps
  const scope = (request: FastifyRequest, query: wire.StatisticsQuery) =>
    scopeOf(request.viewer, query, now())

  jobs.schedule('statistics.close', '7 2 * * *', () => closeDays(db, now()))

  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))

  const general = { querystring: wire.statisticsQuery }
  app.get(
    '/admin/statistics',
    { config, schema: { ...general, response: { 200: wire.statistics } } },
    (request) => statisticsOf(db, scope(request, request.query)),
  )
  app.get('/admin/statistics.csv', { config, schema: general }, async (request, reply) => {
    const answer = await statisticsOf(db, scope(request, request.query))
    return sendCsv(reply, 'statistiques.csv', csv.PEOPLE_HEADER, csv.peopleRows(answer))
  })

  const byKind = { querystring: wire.readingsQuery }
  app.get(
    '/admin/statistics/readings',
    { config, schema: { ...byKind, response: { 200: wire.readings } } },
    (request) => readingsOf(db, scope(request, request.query), request.query.kind),
  )
  app.get('/admin/statistics/readings.csv', { config, schema: byKind }, async (request, reply) => {
    const answer = await readingsOf(db, scope(request, request.query), request.query.kind)
    return sendCsv(reply, 'lectures.csv', csv.READINGS_HEADER, csv.readingRows(answer))
  })

  app.get(
    '/admin/statistics/contents',
    {
      config,
      schema: { querystring: wire.contentStatisticsQuery, response: { 200: wire.contentFiguresList } },
    },
    (request) => listContentFigures(db, scope(request, request.query), request.query),
  )
  app.get(
    '/admin/statistics/contents.csv',
    { config, schema: { querystring: wire.contentStatisticsExportQuery } },
    (request, reply) => {
      const { query } = request
      const asked = scope(request, query)
      demandKind(query.kind)
      const rows = csv.contentRows((page) => listContentFigures(db, asked, { ...query, ...page }))
      return sendCsv(reply, 'contenus.csv', csv.CONTENTS_HEADER, rows)
    },
  )

  app.get(
    '/admin/statistics/unread',
    { config, schema: { querystring: wire.unreadQuery, response: { 200: wire.contentFiguresList } } },
    (request) => listNeverRead(db, scope(request, request.query), request.query),
  )
  app.get(
    '/admin/statistics/unread.csv',
    { config, schema: { querystring: wire.unreadExportQuery } },
    (request, reply) => {
      const { query } = request
      const asked = scope(request, query)
      demandKind(query.kind)
      const rows = csv.contentRows((page) => listNeverRead(db, asked, { ...query, ...page }))
      return sendCsv(reply, 'jamais-lus.csv', csv.CONTENTS_HEADER, rows)
    },
  )

  app.get(
    '/admin/statistics/searches',
    { config, schema: { querystring: wire.searchMissesQuery, response: { 200: wire.searchMissList } } },
    (request) => searchMissesOf(db, scope(request, request.query).from, request.query),
  )
  app.get(
    '/admin/statistics/searches.csv',
    { config, schema: { querystring: wire.searchMissesExportQuery } },
    (request, reply) => {
      const { from } = scope(request, request.query)
      const rows = csv.searchRows((page) => searchMissesOf(db, from, page))
      return sendCsv(reply, 'recherches-sans-resultat.csv', csv.SEARCHES_HEADER, rows)
    },
  )

  app.get(
    '/admin/statistics/activity',
    { config, schema: { ...general, response: { 200: wire.activity } } },
    (request) => activityOf(db, scope(request, request.query)),
  )
  app.get('/admin/statistics/activity.csv', { config, schema: general }, async (request, reply) => {
    const answer = await activityOf(db, scope(request, request.query))
    return sendCsv(reply, 'officines-actives.csv', csv.ACTIVITY_HEADER, csv.activityRows(answer))
  })

  const one = { params: idParams, ...general }
  app.get(
    '/admin/statistics/contents/:id',
    { config, schema: { ...one, response: { 200: wire.contentStatistics } } },
    (request) => contentStatisticsOf(db, request.params.id, scope(request, request.query)),
  )
  app.get('/admin/statistics/contents/:id/export.csv', { config, schema: one }, async (request, reply) => {
    const answer = await contentStatisticsOf(db, request.params.id, scope(request, request.query))
    return sendCsv(
      reply,
      `contenu-${request.params.id}.csv`,
      csv.CONTENT_HEADER,
      csv.contentStatisticsRows(answer),
    )
  })
}
