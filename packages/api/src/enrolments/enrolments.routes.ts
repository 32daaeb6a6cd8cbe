import { idParams } from '@kiosque/contract/wire/common'
import { enrolmentAnswer, enrolmentBody, enrolmentsAnswer } from '@kiosque/contract/wire/enrolments'
import type { Routes } from '../http/app-type.ts'
import { answerEnrolment, listEnrolments, readEnrolment } from './enrolments.service.ts'

export const enrolmentRoutes: Routes = async (app) => {
  const { db, now } = app.deps

  app.get(
    '/enrolments',
    { config: { access: 'member' }, schema: { response: { 200: enrolmentsAnswer } } },
    (request) => listEnrolments(db, request.viewer),
  )
  app.get(
    '/enrolments/:id',
    { config: { access: 'member' }, schema: { params: idParams, response: { 200: enrolmentAnswer } } },
    (request) => readEnrolment(db, request.params.id, { viewer: request.viewer, now: now() }),
  )
  app.put(
    '/enrolments/:id',
    {
      config: { access: 'drugstore' },
      schema: { params: idParams, body: enrolmentBody, response: { 200: enrolmentAnswer } },
    },
    (request) =>
      answerEnrolment(db, request.params.id, request.body.participates, {
        viewer: request.viewer,
        now: now(),
      }),
  )
}
