import { readQuery } from '@kiosque/contract/domain/french-search'
import type { SearchScope } from '../search-index/search-scope.ts'
import { EVENT, findEvents, type FoundEvents } from './found-events.ts'
import type { SearchDeps } from './search-deps.ts'

const NO_EVENT: FoundEvents = { first: [], rest: [] }
export const NO_EVENTS = { count: 0, shown: NO_EVENT }

/** How many events answer, and those to show: none where another kind is asked for. */
export async function eventsFor(deps: SearchDeps, scope: SearchScope, q: string, kind: string | undefined) {
  const found = deps.known ? await findEvents(deps.known.events, readQuery(q), scope) : NO_EVENT
  const isWanted = kind === undefined || kind === EVENT
  return { count: found.first.length + found.rest.length, shown: isWanted ? found : NO_EVENT }
}
