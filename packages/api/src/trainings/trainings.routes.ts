import { idParams } from '@kiosque/contract/wire/common'
import {
  assignBody,
  assignments,
  dropOff,
  myProgress as myProgressAnswer,
  myTrainings as myTrainingsAnswer,
  ownProgress,
  progressBody,
  progressParams,
  series as seriesAnswer,
  teamProgress as teamProgressAnswer,
  trainingsExportQuery,
} from '@kiosque/contract/wire/trainings'
import { closedAtCounter } from '../answers/at-counter.ts'
import { recordExport } from '../audit/record-export.ts'
import { contentDisposition } from '../files/file-name.ts'
import type { Routes } from '../http/app-type.ts'
import { sendCsv } from '../kit/csv.ts'
import { assignTraining, remindAssignment, withdrawAssignment } from './assignments.service.ts'
import { courseCertificateOf } from './course-certificates.service.ts'
import { exportFilter, trainingCsvRows, TRAININGS_CSV_HEADER } from './export.service.ts'
import { dropOffOf, seriesOf } from './films.service.ts'
import { myTrainings } from './my-trainings.service.ts'
import { myProgress, readProgress, saveProgress } from './progress.service.ts'
import { TEAM_CSV_HEADER, teamCsvRows, teamProgress } from './team.service.ts'

/** How far people came (D7-02, D15-08): their own, their team's, the network's. */
export const trainingsRoutes: Routes = async (app) => {
  const { deps } = app
  const { db, now } = deps
  const own = { config: { access: 'member' }, onRequest: closedAtCounter } as const
  const team = { config: { access: 'drugstore' }, onRequest: closedAtCounter } as const

  app.get('/me/progress', { ...own, schema: { response: { 200: myProgressAnswer } } }, (request) =>
    myProgress(db, { viewer: request.viewer, now: now() }),
  )
  app.get('/me/trainings', { ...own, schema: { response: { 200: myTrainingsAnswer } } }, (request) =>
    myTrainings(db, { viewer: request.viewer, now: now() }),
  )
  app.get(
    '/progress/:kind/:id',
    { ...own, schema: { params: progressParams, response: { 200: ownProgress } } },
    ({ params, viewer }) => readProgress(db, params.kind, params.id, { viewer, now: now() }),
  )
  app.put(
    '/progress/:kind/:id',
    { ...own, schema: { params: progressParams, body: progressBody, response: { 200: ownProgress } } },
    ({ params, viewer, body }) => saveProgress(db, params.kind, params.id, { viewer, now: now(), body }),
  )
  app.get(
    '/course-certificates/:id/file',
    { ...own, schema: { params: idParams } },
    async (request, reply) => {
      const who = { viewer: request.viewer, now: now() }
      const { name, pdf } = await courseCertificateOf(deps, request.params.id, who)
      return reply
        .header('content-type', 'application/pdf')
        .header('content-disposition', contentDisposition('attachment', name))
        .header('cache-control', 'no-store')
        .send(pdf)
    },
  )
  app.get(
    '/progress/tutorial/:id/series',
    { ...own, schema: { params: idParams, response: { 200: seriesAnswer } } },
    ({ params, viewer }) => seriesOf(db, params.id, { viewer, now: now() }),
  )
  app.get(
    '/admin/trainings/:id/drop-off',
    { config: { access: 'staff' }, schema: { params: idParams, response: { 200: dropOff } } },
    ({ params, viewer }) => dropOffOf(db, params.id, viewer),
  )
  app.get('/team/progress', { ...team, schema: { response: { 200: teamProgressAnswer } } }, (request) =>
    teamProgress(db, { viewer: request.viewer, now: now() }),
  )
  app.get('/team/progress.csv', team, async (request, reply) => {
    const progressOfTeam = await teamProgress(db, { viewer: request.viewer, now: now() })
    await recordExport(deps, request.viewer, 'training')
    return sendCsv(reply, 'formations-equipe.csv', TEAM_CSV_HEADER, teamCsvRows(progressOfTeam))
  })
  app.post(
    '/team/assignments',
    { ...team, schema: { body: assignBody, response: { 201: assignments } } },
    async ({ body, viewer }, reply) =>
      reply.code(201).send(await assignTraining(db, body, { viewer, now: now() })),
  )
  app.delete('/team/assignments/:id', { ...team, schema: { params: idParams } }, async (request, reply) => {
    await withdrawAssignment(db, request.params.id, { viewer: request.viewer, now: now() })
    return reply.code(204).send()
  })
  app.post(
    '/team/assignments/:id/remind',
    { ...team, schema: { params: idParams } },
    async (request, reply) => {
      await remindAssignment(db, request.params.id, { viewer: request.viewer, now: now() })
      return reply.code(204).send()
    },
  )
  app.get(
    '/admin/trainings/export',
    { config: { access: 'staff', isExpensive: true }, schema: { querystring: trainingsExportQuery } },
    async (request, reply) => {
      const filter = exportFilter(request.viewer, request.query)
      await recordExport(deps, request.viewer, 'training')
      return sendCsv(reply, 'formations.csv', TRAININGS_CSV_HEADER, trainingCsvRows(db, filter))
    },
  )
}
