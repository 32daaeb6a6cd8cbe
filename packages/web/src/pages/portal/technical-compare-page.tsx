import { useQuery } from '@tanstack/react-query'
import { kinds } from '@kiosque/contract/kinds/registry'
import { comparedIds, MOST_COMPARED } from '../../features/contents/compare/compare-rows.ts'
import { CompareTable } from '../../features/contents/compare/compare-table.tsx'
import { contentListQuery, contentQuery } from '../../features/contents/contents.queries.ts'
import { EmptyList } from '../../features/contents/list/empty-list.tsx'
import { messageFor } from '../../lib/api.ts'
import { useListState } from '../../lib/list-state.ts'
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Select } from '../../ui/select.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const kind = kinds.technical_file

/** Two or three technical files side by side; which ones is in the address, to be kept or sent. */
export function TechnicalComparePage() {
  const { filters, set } = useListState(['ids'])
  const ids = comparedIds(filters.ids ?? null)
  const [first, second, third] = ids
  const found = [useFile(first), useFile(second), useFile(third)].filter((_, rank) => rank < ids.length)
  const {
    data: all,
    error,
    refetch,
  } = useQuery(contentListQuery('technical_file', { per_page: '100', sort: 'title' }))
  const isLost = error !== null && !all
  const files = found.flatMap(({ data }) => data ?? [])
  const choose = (next: readonly number[]) => set({ ids: next.join(',') })
  const choices = (all?.data ?? [])
    .filter(({ id }) => !ids.includes(id))
    .map(({ id, title }) => ({ value: String(id), label: title }))
  const isNone = all?.meta.total === 0
  return (
    <div className="wrap">
      <PageHead
        title="Comparer des fiches"
        intro="Deux ou trois fiches côte à côte. Ce qui diffère est mis en évidence."
        crumbs={[
          { label: 'Accueil', href: '/' },
          { label: kind.labels.plural, href: kind.route },
          { label: 'Comparer' },
        ]}
      />
      <div className="stack" style={{ '--gap': '20px' } as React.CSSProperties}>
        <div className="no-print" style={{ maxWidth: 420 }} hidden={isNone}>
          <Select
            label={ids.length === 0 ? 'Première fiche' : 'Ajouter une fiche'}
            placeholder={ids.length >= MOST_COMPARED ? 'Trois fiches au plus' : 'Choisissez…'}
            value=""
            disabled={ids.length >= MOST_COMPARED}
            options={choices}
            onChange={(id) => id && choose([...ids, Number(id)])}
          />
        </div>
        {found.some(({ isPending }) => isPending) && <Skeleton height={640} />}
        {isLost && <ErrorState onRetry={() => void refetch()}>{messageFor(error)}</ErrorState>}
        {isNone && <EmptyList title={kind.labels.empty} />}
        {!isLost && !isNone && ids.length === 0 && (
          <EmptyState title="Choisissez une première fiche">
            Prix, composition, conditionnement&nbsp;: tout se lira ligne à ligne.
          </EmptyState>
        )}
        {files.length > 0 && !found.some(({ isPending }) => isPending) && (
          <CompareTable files={files} onRemove={(id) => choose(ids.filter((other) => other !== id))} />
        )}
      </div>
    </div>
  )
}

/** One of the three places. The library's way to ask for many at once would weigh on every page, the home page too. */
function useFile(id: number | undefined) {
  return useQuery({
    ...contentQuery('technical_file', String(id ?? 0)),
    enabled: id !== undefined,
    // One that is not there any more leaves the others to be compared.
    meta: {},
    throwOnError: false,
    retry: false,
  })
}
