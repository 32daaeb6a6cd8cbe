import { idParams } from '@kiosque/contract/wire/common'
import * as wire from '@kiosque/contract/wire/training-results'
import type { FastifyRequest } from 'fastify'
import { recordExport } from '../audit/record-export.ts'
import { forbidden, notFound } from '../errors.ts'
import type { Routes } from '../http/app-type.ts'
import { limitingZones } from '../http/viewer.ts'
import { sendCsv } from '../kit/csv.ts'
import { listTrainingPeople, PEOPLE_CSV_HEADER, trainingPeopleCsvRows } from './people.service.ts'
import { questionCsvRows, questionResultsOf, QUESTIONS_CSV_HEADER } from './questions.service.ts'
import { sendTrainingReminders } from './reminders.service.ts'
import * as csv from './results-csv.ts'
import { sendTeamDigests } from './team-digest.service.ts'
import { findTraining, listTrainingResults, trainingResultsOf, type Looking } from './results.service.ts'

const config = { access: 'staff', isExpensive: true } as const

/** D7-02: the head office sees how every training goes. An adviser's answers hold their zones only (D1-02). */
export const trainingResultsRoutes: Routes = async (app) => {
  const { deps } = app
  const { db, now, jobs } = deps

  // Before the mails of the morning, which take what is new in the bell along.
  jobs.schedule('trainings.remind', '35 7 * * *', async () => void (await sendTrainingReminders(deps)))
  jobs.schedule('trainings.team-digest', '25 7 * * *', async () => void (await sendTeamDigests(deps)))

  function looking({ viewer }: FastifyRequest, { zone_id: zone }: { zone_id?: number | undefined }): Looking {
    const own = limitingZones(viewer)
    if (zone !== undefined && own !== null && !own.includes(zone))
      throw forbidden('zone_not_followed', 'Vous ne suivez pas cette zone.')
    return { zones: zone === undefined ? own : [zone], now: now() }
  }

  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'))

  app.get(
    '/admin/trainings',
    {
      config,
      schema: { querystring: wire.trainingResultsQuery, response: { 200: wire.trainingResultsList } },
    },
    (request) => listTrainingResults(db, request.query, looking(request, request.query)),
  )
  app.get(
    '/admin/trainings.csv',
    { config, schema: { querystring: wire.trainingResultsExportQuery } },
    async (request, reply) => {
      const at = looking(request, request.query)
      const rows = csv.trainingListCsvRows((page) =>
        listTrainingResults(db, { ...request.query, ...page }, at),
      )
      return sendCsv(reply, 'suivi-formations.csv', csv.TRAININGS_LIST_CSV_HEADER, rows)
    },
  )

  const scoped = { params: idParams, querystring: wire.trainingScopeQuery }
  app.get(
    '/admin/trainings/:id/results',
    { config, schema: { ...scoped, response: { 200: wire.trainingResults } } },
    (request) => trainingResultsOf(db, request.params.id, request.query, looking(request, request.query)),
  )
  app.get('/admin/trainings/:id/results.csv', { config, schema: scoped }, async (request, reply) => {
    const { params, query } = request
    const results = await trainingResultsOf(db, params.id, query, looking(request, query))
    return sendCsv(reply, `formation-${params.id}.csv`, csv.RESULTS_CSV_HEADER, csv.resultsCsvRows(results))
  })

  async function questions(
    request: FastifyRequest,
    { id }: { id: number },
    query: wire.TrainingScopeQuery,
  ): Promise<wire.QuestionResults> {
    const { zones } = looking(request, query)
    const { kind } = await findTraining(db, id)
    if (kind !== 'quiz') throw notFound()
    return questionResultsOf(deps, { contentId: id, versionId: query.version_id ?? null, zones })
  }
  app.get(
    '/admin/trainings/:id/questions',
    { config, schema: { ...scoped, response: { 200: wire.questionResults } } },
    (request) => questions(request, request.params, request.query),
  )
  app.get('/admin/trainings/:id/questions.csv', { config, schema: scoped }, async (request, reply) => {
    const results = await questions(request, request.params, request.query)
    const name = `questions-${request.params.id}.csv`
    return sendCsv(reply, name, QUESTIONS_CSV_HEADER, questionCsvRows(results))
  })

  app.get(
    '/admin/trainings/:id/people',
    {
      config,
      schema: {
        params: idParams,
        querystring: wire.trainingPeopleQuery,
        response: { 200: wire.trainingPeople },
      },
    },
    (request) => listTrainingPeople(db, request.params.id, request.query, looking(request, request.query)),
  )
  app.get(
    '/admin/trainings/:id/people.csv',
    { config, schema: { params: idParams, querystring: wire.trainingPeopleExportQuery } },
    async (request, reply) => {
      const { params, query, viewer } = request
      const at = looking(request, query)
      await findTraining(db, params.id)
      await recordExport(deps, viewer, 'training')
      const rows = trainingPeopleCsvRows(db, params.id, query, at)
      return sendCsv(reply, `personnes-${params.id}.csv`, PEOPLE_CSV_HEADER, rows)
    },
  )
}
