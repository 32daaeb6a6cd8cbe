import { useQuery } from '@tanstack/react-query'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { SearchAnswer } from '@kiosque/contract/wire/search'
import { HitRow } from '../../features/contents/search/hit-row.tsx'
import { SearchBox } from '../../features/contents/search/search-box.tsx'
import { searchResultsQuery } from '../../features/contents/search/search.queries.ts'
import { messageFor } from '../../lib/api.ts'
import { count, formatInteger } from '../../lib/format.ts'
import { useListState } from '../../lib/list-state.ts'
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Chip } from '../../ui/chip.tsx'
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { LineSkeletons } from '../../ui/skeleton.tsx'
import { Announcement } from '../../ui/announcement.tsx'
import '../../ui/styles/lists.css'
import '../../features/contents/search/hits.css'

const hrefOf = (q: string, kind: string | null, page = 1) =>
  paths.search(q) + (kind ? `&kind=${kind}` : '') + (page > 1 ? `&page=${page}` : '')

/** S2-13: words, kind and page in the address. */
export function SearchResultsPage() {
  const { filters, page } = useListState(['q', 'kind'])
  const q = (filters.q ?? '').trim().slice(0, 500)
  const kind = filters.kind && (filters.kind === 'event' || kindOf(filters.kind)) ? filters.kind : null
  const results = useQuery(searchResultsQuery(q, kind, page))
  return (
    <div className="wrap">
      <Breadcrumb items={[{ label: 'Accueil', href: '/' }, { label: 'Recherche' }]} />
      <h1 className="sr" tabIndex={-1}>
        {q ? `Recherche\u00A0: ${q}` : 'Recherche'}
      </h1>
      <SearchBox key={q} value={q} onSearch={(text) => go(hrefOf(text, null))} />
      {q === '' && (
        <EmptyState title="Que cherchez-vous&nbsp;?">
          Une offre, un laboratoire, une fiche, un code EAN&nbsp;: écrivez-le ci-dessus.
        </EmptyState>
      )}
      {results.error && !results.data && (
        <ErrorState onRetry={() => void results.refetch()}>{messageFor(results.error)}</ErrorState>
      )}
      {q !== '' && !results.data && !results.error && <LineSkeletons count={8} />}
      {q !== '' && results.data && <Results q={q} kind={kind} answer={results.data} />}
    </div>
  )
}

function Results({ q, kind, answer }: { q: string; kind: string | null; answer: SearchAnswer }) {
  const { counts, total, last_page, page, corrected } = answer.meta
  const all = Object.values(counts).reduce((sum, number) => sum + number, 0)
  if (all === 0) return <NoResult q={q} answer={answer} />
  return (
    <>
      <div className="row" style={{ marginBottom: 24, gap: 8 }}>
        <Chip pressed={kind === null} href={hrefOf(q, null)}>
          Tout {formatInteger(all)}
        </Chip>
        {Object.entries(counts).map(([key, number]) => (
          <Chip key={key} pressed={kind === key} href={hrefOf(q, key)}>
            {key === 'event' ? 'Événements' : (kindOf(key)?.labels.plural ?? key)} {formatInteger(number)}
          </Chip>
        ))}
      </div>
      <Announcement className="results" style={{ marginBottom: 12 }}>
        <strong>{count(total, 'résultat')}</strong> pour «&nbsp;{q}&nbsp;»
        {corrected && ', orthographe corrigée'}
      </Announcement>
      <div className="card">
        {answer.data.map((hit) => (
          <HitRow key={`${hit.kind}-${hit.id}`} hit={hit} />
        ))}
      </div>
      <Pagination
        page={page}
        lastPage={last_page}
        onChange={(next) => go(hrefOf(q, kind, next))}
        hrefFor={(next) => hrefOf(q, kind, next)}
      />
    </>
  )
}

function NoResult({ q, answer }: { q: string; answer: SearchAnswer }) {
  return (
    <EmptyState title={`Aucun résultat pour «\u00A0${q}\u00A0»`}>
      Vérifiez l’orthographe, essayez un mot plus court ou le nom du laboratoire.
      {answer.meta.suggestions.length > 0 && (
        <>
          {' '}
          Vous cherchiez peut-être&nbsp;:{' '}
          {answer.meta.suggestions.map((suggestion, index) => (
            <span key={suggestion.url}>
              {index > 0 && ', '}
              <a className="link" href={suggestion.url}>
                {suggestion.title}
              </a>
            </span>
          ))}
          .
        </>
      )}
    </EmptyState>
  )
}
