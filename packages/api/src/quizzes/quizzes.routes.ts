import { idParams } from '@kiosque/contract/wire/common'
import {
  answersBody,
  attempt,
  attemptComparison,
  attemptsAnswer,
  myQuizzes as myQuizzesAnswer,
} from '@kiosque/contract/wire/quizzes'
import { closedAtCounter } from '../answers/at-counter.ts'
import { contentDisposition } from '../files/file-name.ts'
import type { Routes } from '../http/app-type.ts'
import { saveAnswers, submitAttempt } from './answer-attempt.service.ts'
import { listAttempts, readAttempt, startAttempt } from './attempts.service.ts'
import { certificateOf } from './certificates.service.ts'
import { closeOverdue } from './close-attempt.service.ts'
import { compareAttempt } from './comparison.service.ts'
import { myQuizzes } from './my-quizzes.service.ts'

const CLOSE_JOB = 'quizzes.close'

/** Taking a quiz (D7-01, D15-08). What is one's own is never shown at the counter. */
export const quizzesRoutes: Routes = async (app) => {
  const { deps } = app
  const { db, now } = deps
  deps.jobs.schedule(CLOSE_JOB, '* * * * *', async () => {
    await closeOverdue(deps, now())
  })
  const own = { config: { access: 'member' }, onRequest: closedAtCounter } as const

  app.get('/me/quizzes', { ...own, schema: { response: { 200: myQuizzesAnswer } } }, (request) =>
    myQuizzes(db, { viewer: request.viewer, now: now() }),
  )
  app.get(
    '/quizzes/:id/attempts',
    { ...own, schema: { params: idParams, response: { 200: attemptsAnswer } } },
    (request) => listAttempts(deps, request.params.id, { viewer: request.viewer, now: now() }),
  )
  app.post(
    '/quizzes/:id/attempts',
    { ...own, schema: { params: idParams, response: { 200: attempt, 201: attempt } } },
    async (request, reply) => {
      const who = { viewer: request.viewer, now: now() }
      const started = await startAttempt(deps, request.params.id, who)
      return reply.code(started.isNew ? 201 : 200).send(started.attempt)
    },
  )
  app.get('/attempts/:id', { ...own, schema: { params: idParams, response: { 200: attempt } } }, (request) =>
    readAttempt(deps, request.params.id, { viewer: request.viewer, now: now() }),
  )
  app.put(
    '/attempts/:id/answers',
    { ...own, schema: { params: idParams, body: answersBody, response: { 200: attempt } } },
    (request) => saveAnswers(deps, request.params.id, request.body, { viewer: request.viewer, now: now() }),
  )
  app.post(
    '/attempts/:id/submit',
    { ...own, schema: { params: idParams, response: { 200: attempt } } },
    (request) => submitAttempt(deps, request.params.id, { viewer: request.viewer, now: now() }),
  )
  app.get(
    '/attempts/:id/comparison',
    { ...own, schema: { params: idParams, response: { 200: attemptComparison } } },
    (request) => compareAttempt(deps, request.params.id, { viewer: request.viewer, now: now() }),
  )
  app.get('/attempts/:id/certificate', { ...own, schema: { params: idParams } }, async (request, reply) => {
    const who = { viewer: request.viewer, now: now() }
    const { name, pdf } = await certificateOf(deps, request.params.id, who)
    return reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', contentDisposition('attachment', name))
      .header('cache-control', 'no-store')
      .send(pdf)
  })
}
