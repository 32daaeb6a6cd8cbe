import { idParams } from '@kiosque/contract/wire/common'
import {
  enrolmentAnswer,
  enrolmentBody,
  enrolmentsAnswer,
  participationAnswer,
} from '@kiosque/contract/wire/enrolments'
import type { Routes } from '../http/app-type.ts'
import { answerEnrolment, listEnrolments, listParticipation, readEnrolment } from './enrolments.service.ts'

export const enrolmentRoutes: Routes = async (app) => {
  const { db, now, live } = app.deps

  app.get(
    '/enrolments',
    { config: { access: 'member' }, schema: { response: { 200: enrolmentsAnswer } } },
    (request) => listEnrolments(db, request.viewer),
  )
  app.get(
    '/enrolments/participation',
    { config: { access: 'member' }, schema: { response: { 200: participationAnswer } } },
    (request) => listParticipation(db, { viewer: request.viewer, now: now(), live }),
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
