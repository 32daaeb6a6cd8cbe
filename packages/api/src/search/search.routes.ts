import { kindOf } from '@kiosque/contract/kinds/registry'
import { searchQuery, suggestionsQuery } from '@kiosque/contract/wire/search'
import { sendShared } from '../answers/send-shared.ts'
import { ALL_TO_FIND } from '../answers/topic.ts'
import { invalid } from '../errors.ts'
import type { Routes } from '../http/app-type.ts'
import { createFinds } from './finds.ts'
import { createKnownEvents, EVENT } from './found-events.ts'
import { search } from './search.service.ts'
import { suggest } from './suggest.service.ts'
import { tidySearch } from './tidy-search.ts'

const TIDY_JOB = 'search.tidy'

function demandKind(kind: string | undefined): void {
  if (kind !== undefined && kind !== EVENT && kindOf(kind) === null)
    throw invalid({ kind: ['Cette rubrique n’existe pas.'] })
}

export const searchRoutes: Routes = async (app) => {
  const { deps } = app
  const known = { live: deps.live, finds: createFinds(deps), events: createKnownEvents(deps) }

  deps.jobs.schedule(TIDY_JOB, '10 4 * * 0', () => tidySearch(deps.db, deps.now()))

  // Not personal: everyone of one audience who types the same shares the answer.
  app.get(
    '/search',
    { config: { access: 'member', isExpensive: true }, schema: { querystring: searchQuery } },
    (request, reply) => {
      const { query } = request
      demandKind(query.kind)
      return sendShared(deps, request, reply, {
        name: `search ${JSON.stringify(query)}`,
        topics: ALL_TO_FIND,
        isTyped: true,
        make: (viewer) => search({ ...deps, known }, viewer, query),
      })
    },
  )

  app.get(
    '/search/suggestions',
    { config: { access: 'member', isExpensive: true }, schema: { querystring: suggestionsQuery } },
    (request, reply) => {
      const { query } = request
      demandKind(query.kind)
      return sendShared(deps, request, reply, {
        name: `suggestions ${JSON.stringify(query)}`,
        topics: ALL_TO_FIND,
        isTyped: true,
        make: (viewer) => suggest({ ...deps, known }, viewer, query.q, query.kind),
      })
    },
  )
}
