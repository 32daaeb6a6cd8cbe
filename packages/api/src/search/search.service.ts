import { readQuery } from '@kiosque/contract/domain/french-search'
import type { SearchAnswer, SearchQuery } from '@kiosque/contract/wire/search'
import { followed } from '../answers/written.ts'
import type { Reader } from '../audience/visible-targets.ts'
import { pageMeta } from '../kit/page-meta.ts'
import { extractsOf } from './extracts.ts'
import { findContents, titleIn, totalOf } from './find-contents.ts'
import { EVENT, eventHit } from './found-events.ts'
import { hitsOf } from './hits.ts'
import { othersToTry } from './others-to-try.ts'
import { recordMiss } from './record-miss.ts'
import { scopeOf, type SearchDeps } from './search-deps.ts'
import { eventsFor, NO_EVENTS } from './search-events.ts'
import { facetsOf } from './search-facets.ts'
import { nearest } from './suggest.service.ts'

/** What was found, of which the cards are text already where they are known. */
type SearchToSend = Omit<SearchAnswer, 'data'> & { data: object[] }

/** Everything this viewer may read that answers, ranked, with what to try when nothing does (D5-01). */
export async function search(
  deps: SearchDeps,
  viewer: Reader | null,
  { q, kind, page, per_page, category, period }: SearchQuery,
  /** A preview counts for nobody. */
  { isRecorded = true }: { isRecorded?: boolean } = {},
): Promise<SearchToSend> {
  const scope = scopeOf(deps, viewer)
  // Events have neither category nor date of publication: whoever narrows by one looks for contents.
  const isNarrowed = category !== undefined || period !== undefined
  const events = isNarrowed ? NO_EVENTS : await eventsFor(deps, scope, q, kind)
  const offset = (page - 1) * per_page
  // Events whose title answers come first, those whose words do last, contents between them.
  const first = events.shown.first.slice(offset, offset + per_page)
  const asked = {
    kind,
    category,
    period,
    limit: per_page - first.length,
    offset: Math.max(0, offset - events.shown.first.length),
    isNarrowable: true,
  }
  const outcome = await findContents(deps, scope, q, asked)
  const { query, ids, isCorrected } = outcome
  const counts: Record<string, number> = {
    ...outcome.counts,
    ...(events.count > 0 ? { [EVENT]: events.count } : {}),
  }
  const all = totalOf(counts)
  const total = kind === undefined ? all : (counts[kind] ?? 0)
  const before = total - events.shown.rest.length
  const rest = events.shown.rest.slice(Math.max(0, offset - before), Math.max(0, offset + per_page - before))
  const asking = hitsOf(deps, scope, ids)
  const [hits, extracts] = await Promise.all([asking, extractsOf(deps, outcome, asking)])
  if (all === 0 && isRecorded && !isNarrowed) await recordMiss(deps, query, scope.now)
  const found = hits.map((hit) => {
    const { marked, isTyped } = titleIn(outcome, hit.title)
    const more = { title_marked: marked, extract: extracts.get(hit.id) ?? '' }
    // A code, or a title typed whole, names one thing: no event comes before it.
    return { isNamed: page === 1 && isTyped, sent: followed(hit.sent, more) }
  })
  const foundThat = (isNamed: boolean) =>
    found.filter((each) => each.isNamed === isNamed).map(({ sent }) => sent)
  return {
    data: [
      ...foundThat(true),
      ...first.map((event) => eventHit(event, readQuery(q))),
      ...foundThat(false),
      ...rest.map((event) => eventHit(event, readQuery(q))),
    ],
    meta: {
      ...pageMeta({ page, per_page }, total),
      counts,
      corrected: isCorrected,
      suggestions: all === 0 && !isNarrowed ? await nearest(deps, scope, query) : [],
      ...(await othersToTry(deps, scope, q, { all, outcome, hits })),
      facets: await facetsOf(deps.known?.live, outcome.narrowing),
    },
  }
}
