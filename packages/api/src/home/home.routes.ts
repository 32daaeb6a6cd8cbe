import { home, todo } from '@kiosque/contract/wire/home'
import { answerWarm, sendShared } from '../audience/shared-answers.ts'
import type { Routes } from '../http/app-type.ts'
import { homeOf } from './home.service.ts'
import { todoOf } from './todo.service.ts'

export const homeRoutes: Routes = async (app) => {
  const { deps } = app
  const { db, now, env } = deps

  app.get(
    '/home',
    { config: { access: 'member' }, onRequest: answerWarm(deps), schema: { response: { 200: home } } },
    async (request, reply) =>
      await sendShared(deps, request, reply, 'home', (viewer) =>
        homeOf(db, { viewer, now: now(), secret: env.secretKey }),
      ),
  )
  // Personal, so apart: the home page itself stays the same for a whole audience.
  app.get('/me/todo', { config: { access: 'member' }, schema: { response: { 200: todo } } }, (request) =>
    todoOf(db, { viewer: request.viewer, now: now() }),
  )
}
