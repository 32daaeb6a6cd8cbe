import { home, todo } from '@kiosque/contract/wire/home'
import { Recipe } from '../answers/recipe.ts'
import { sendShared, sendWritten } from '../answers/send-shared.ts'
import { written } from '../answers/written.ts'
import { HIGHLIGHTS, type Topic } from '../answers/topic.ts'
import { createClosingEvents } from '../events/events.todo.ts'
import type { Routes } from '../http/app-type.ts'
import { createKnownHighlights } from '../highlights/known-highlights.ts'
import { homeOf } from './home.service.ts'
import { todoOf } from './todo.service.ts'

const HOME_TOPICS: readonly Topic[] = [HIGHLIGHTS, 'news', 'promotional_offer', 'quiz']

export const homeRoutes: Routes = async (app) => {
  const { deps } = app
  const { db, now, env, live } = deps
  const highlights = createKnownHighlights(deps)
  const closingEvents = createClosingEvents(deps)

  app.get(
    '/home',
    { config: { access: 'member' }, schema: { response: { 200: home } } },
    async (request, reply) =>
      await sendShared(deps, request, reply, {
        name: 'home',
        topics: HOME_TOPICS,
        isSteady: true,
        async make(viewer) {
          const shown = await homeOf(db, { viewer, now: now(), secret: env.secretKey, live, highlights })
          return new Recipe(written(shown).digest, () => shown)
        },
      }),
  )
  // Personal, so separate: the home page itself stays the same for a whole audience.
  app.get(
    '/me/todo',
    { config: { access: 'member' }, schema: { response: { 200: todo } } },
    async (request, reply) =>
      sendWritten(
        reply,
        await todoOf(db, {
          viewer: request.viewer,
          now: now(),
          secret: env.secretKey,
          live,
          closingEvents,
        }),
      ),
  )
}
