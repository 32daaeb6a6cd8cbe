import { PLACEMENTS, PUBLIC_PLACEMENTS } from '@kiosque/contract/domain/placements'
import { highlightEventsBody, highlightList, highlightsQuery } from '@kiosque/contract/wire/highlights'
import { sendShared } from '../answers/send-shared.ts'
import { HIGHLIGHTS, type Topic } from '../answers/topic.ts'
import { unauthorized } from '../errors.ts'
import type { Routes } from '../http/app-type.ts'
import { countEvents } from './highlight-counts.service.ts'
import { visibleHighlights } from './highlights.service.ts'
import { createKnownHighlights } from './known-highlights.ts'
import { wholeList } from '../kit/whole-list.ts'

const TOPICS: readonly Topic[] = [HIGHLIGHTS]
const ALL = PLACEMENTS.map(({ id }) => id)

export const highlightsRoutes: Routes = async (app) => {
  const { deps } = app
  const { db, now, env, live } = deps
  const highlights = createKnownHighlights(deps)

  // Open, for the picture of the sign-in page and the footer; every other placement asks to sign in.
  app.get(
    '/highlights',
    {
      config: { access: 'public', whenDisabled: false },
      schema: { querystring: highlightsQuery, response: { 200: highlightList } },
    },
    async (request, reply) => {
      const { viewerOrNull: viewer } = request
      const { placement: placements = ALL, item = null } = request.query
      if (viewer === null && !placements.every((id) => PUBLIC_PLACEMENTS.includes(id))) throw unauthorized()
      return await sendShared(deps, request, reply, {
        name: `highlights ${placements.join(',')} ${item}`,
        topics: TOPICS,
        async make(audience) {
          const reading = { viewer: audience, now: now(), secret: env.secretKey, live, highlights }
          return wholeList(await visibleHighlights(db, { placements, item }, reading))
        },
      })
    },
  )

  // What was seen and followed on a page, in one go; only numbers are kept, never who.
  app.post(
    '/highlights/events',
    { config: { access: 'member' }, schema: { body: highlightEventsBody } },
    async (request, reply) => {
      await countEvents(db, request.body, { viewer: request.viewer, now: now() })
      return reply.code(204).send()
    },
  )
}
