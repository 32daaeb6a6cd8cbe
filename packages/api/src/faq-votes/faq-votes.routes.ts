import { idParams } from '@kiosque/contract/wire/common'
import { voteAnswer, voteBody } from '@kiosque/contract/wire/marks'
import type { Routes } from '../http/app-type.ts'
import { voteOn, votesOn } from './faq-votes.service.ts'

const config = { access: 'member' } as const

export const faqVotesRoutes: Routes = async (app) => {
  const { db, now } = app.deps

  app.post(
    '/contents/faq/:id/vote',
    { config, schema: { params: idParams, body: voteBody, response: { 200: voteAnswer } } },
    (request) => voteOn(db, request.params.id, request.body.useful, { viewer: request.viewer, now: now() }),
  )
  app.get(
    '/contents/faq/:id/vote',
    { config, schema: { params: idParams, response: { 200: voteAnswer } } },
    (request) => votesOn(db, request.params.id, { viewer: request.viewer, now: now() }),
  )
}
