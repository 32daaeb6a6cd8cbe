import { useQuery } from '@tanstack/react-query'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { SearchAnswer } from '@kiosque/contract/wire/search'
import { FoundAside, type Narrowed } from '../../features/contents/search/found-aside.tsx'
import { FoundSkeleton } from '../../features/contents/search/found-skeleton.tsx'
import { HitRow } from '../../features/contents/search/hit-row.tsx'
import { NothingFound } from '../../features/contents/search/nothing-found.tsx'
import { lookOf } from '../../features/contents/search/palette/palette-lines.ts'
import { SearchBox } from '../../features/contents/search/search-box.tsx'
import { searchResultsQuery, type SearchAsked } from '../../features/contents/search/search.queries.ts'
import { messageFor } from '../../lib/api.ts'
import { count, formatInteger } from '../../lib/format.ts'
import { pageText, useListState } from '../../lib/list-state.ts'
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import { stringifySearch } from '../../lib/search-params.ts'
import { Announcement } from '../../ui/announcement.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Chip } from '../../ui/chip.tsx'
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import '../../ui/styles/lists.css'
import '../../features/contents/search/hits.css'

/** The address of a search: what is not asked for is not in it. */
function hrefOf({ q, kind, category, period, page }: SearchAsked): string {
  return paths.search() + stringifySearch({ q, kind, category, period, page: pageText(page) })
}

const PERIODS = ['month', 'year']

/** S2-13: words, kind, category, period and page in the address. */
export function SearchResultsPage() {
  const { filters, page } = useListState(['q', 'kind', 'category', 'period'])
  const q = (filters.q ?? '').trim().slice(0, 500)
  const asked: SearchAsked = {
    q,
    kind: filters.kind && (filters.kind === 'event' || kindOf(filters.kind)) ? filters.kind : null,
    category: filters.category && /^[\p{L}\p{N}_.-]{1,80}$/u.test(filters.category) ? filters.category : null,
    period: filters.period && PERIODS.includes(filters.period) ? filters.period : null,
    page,
  }
  const results = useQuery(searchResultsQuery(asked))
  return (
    <div className="wrap">
      <Breadcrumb items={[{ label: 'Accueil', href: '/' }, { label: 'Recherche' }]} />
      <h1 className="sr" tabIndex={-1}>
        {q ? `Recherche\u00A0: ${q}` : 'Recherche'}
      </h1>
      <SearchBox
        key={q}
        value={q}
        onSearch={(text) => go(hrefOf({ q: text, kind: null, category: null, period: null, page: 1 }))}
      />
      {q === '' && (
        <EmptyState title="Que cherchez-vous&nbsp;?">
          Une offre, un laboratoire, une fiche, un code EAN ou CIP&nbsp;: écrivez-le ci-dessus.
        </EmptyState>
      )}
      {results.error && !results.data && (
        <ErrorState onRetry={() => void results.refetch()}>{messageFor(results.error)}</ErrorState>
      )}
      {q !== '' && !results.data && !results.error && <FoundSkeleton />}
      {q !== '' && results.data && <Results asked={asked} answer={results.data} />}
    </div>
  )
}

/** On a phone the chips scroll: the one that is on is brought into sight, and nothing else moves. */
function showCurrent(chips: HTMLElement | null): void {
  const current = chips?.querySelector<HTMLElement>('[aria-current]')
  if (chips && current) chips.scrollLeft = current.offsetLeft - chips.offsetLeft - 24
}

function Results({ asked, answer }: { asked: SearchAsked; answer: SearchAnswer }) {
  const { q, kind, category, period } = asked
  const { counts, total, last_page, page, corrected, understood } = answer.meta
  const all = Object.values(counts).reduce((sum, number) => sum + number, 0)
  const isNarrowed = category !== null || period !== null
  const narrowedHref = (narrowed: Narrowed) => hrefOf({ ...asked, ...narrowed, page: 1 })
  if (all === 0 && !isNarrowed) return <NothingFound q={q} meta={answer.meta} />
  return (
    <>
      <nav className="found__kinds" aria-label="Rubriques des résultats" ref={showCurrent}>
        <Chip pressed={kind === null} href={hrefOf({ ...asked, kind: null, page: 1 })}>
          Tout {formatInteger(all)}
        </Chip>
        {Object.entries(counts).map(([key, number]) => (
          <Chip key={key} pressed={kind === key} href={hrefOf({ ...asked, kind: key, page: 1 })}>
            {lookOf(key).plural} {formatInteger(number)}
          </Chip>
        ))}
      </nav>
      <div className="found">
        <div>
          <Announcement className="results" style={{ marginBottom: 12 }}>
            <strong>{count(total, 'résultat')}</strong> pour «&nbsp;{understood ?? q}&nbsp;»
            {corrected && ', orthographe corrigée'}
          </Announcement>
          {answer.data.length > 0 ? (
            <div className="card">
              {answer.data.map((hit) => (
                <HitRow key={`${hit.kind}-${hit.id}`} hit={hit} />
              ))}
            </div>
          ) : (
            <EmptyState title="Rien de tel avec ces filtres">
              <a className="link" href={narrowedHref({ category: null, period: null })}>
                Retirer les filtres
              </a>
            </EmptyState>
          )}
          <Pagination
            page={page}
            lastPage={last_page}
            onChange={(next) => go(hrefOf({ ...asked, page: next }))}
            hrefFor={(next) => hrefOf({ ...asked, page: next })}
          />
        </div>
        <FoundAside meta={answer.meta} narrowed={{ category, period }} hrefOf={narrowedHref} />
      </div>
    </>
  )
}
