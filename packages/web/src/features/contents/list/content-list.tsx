import { useQuery } from '@tanstack/react-query'
import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { ReactNode } from 'react'
import type { KindKey, KnownKind } from '@kiosque/contract/kinds/registry'
import type { CardOf } from '@kiosque/contract/wire/content-of'
import { messageFor } from '../../../lib/api.ts'
import { isGuest, useSession } from '../../../lib/session.ts'
import { useMediaQuery } from '../../../lib/use-media-query.ts'
import { useSteps } from '../../../lib/use-steps.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState, ErrorState } from '../../../ui/empty-state.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { Sheet } from '../../../ui/sheet.tsx'
import { Awaited, CardSkeletons } from '../../../ui/skeleton.tsx'
import { ContentCard } from '../card/content-card.tsx'
import type { ListOfKind } from '../contents.queries.ts'
import { kindView } from '../kinds/kind-views.ts'
import { EmptyList } from './empty-list.tsx'
import { chosenFilters, filterCount, filterNames } from './list-address.ts'
import type { Phase } from './list-address.ts'
import { ListFilters } from './list-filters.tsx'
import { PER_PAGE } from './list-address.ts'
import { listQuery } from './list-query.ts'
import { PhaseTabs } from './phase-tabs.tsx'
import { ListToolbar } from './list-toolbar.tsx'
import { totalText } from './total-text.ts'
import { useListAddress } from './use-list-address.ts'
import '../../../ui/styles/lists.css'
import './offer-grid.css'

type ContentListProps<K extends KindKey> = {
  kind: KnownKind<K>
  /** How the cards are laid out; a grid of three when not said. */
  layout?: (cards: CardOf<K>[]) => ReactNode
  /** What stands for the cards while they come; a grid of three when not said. */
  waiting?: ReactNode
  perPage?: number
  /** Filters that the page offers in a way of its own, above the list. */
  elsewhere?: readonly string[]
  /** How many there are, in the words of the page; « 43 résultats » when not said. */
  totalOf?: (list: ListOfKind<K>) => string
}

/** The whole list of a kind: filters, sort, page and words in the address. */
export function ContentList<K extends KindKey>({
  kind,
  layout = (cards) => <Grid kind={kind} cards={cards} />,
  waiting,
  perPage = PER_PAGE,
  elsewhere = [],
  totalOf = (list) => totalText(list.meta.total),
}: ContentListProps<K>) {
  const controls = useListAddress(kind)
  const { address } = controls
  const query = useQuery(listQuery(kind, address, perPage))
  const [isFiltering, setFiltering] = useState(false)
  // On a smaller screen the column is hidden: its boxes are drawn in the sheet, for whoever opens it.
  const isWide = useMediaQuery('(min-width: 1280px)')
  const isOutside = isGuest(useSession())
  const facets = query.data?.meta.facets ?? {}
  const filters = { kind, facets, address, elsewhere, onToggle: controls.toggle }
  const narrowedBy = [
    ...(address.q === '' ? [] : [address.q]),
    ...chosenFilters(kind, address, facets).map(({ label }) => label),
  ]
  const hasFilters =
    filterNames(kind).some((name) => (facets[name]?.length ?? 0) > 0) || filterCount(address) > 0
  // Until the list is there the column's place is kept, with nothing drawn in it: neither a failure nor a list without
  // anything moves what is above it.
  const hasColumn = hasFilters || (query.data?.data.length ?? 0) === 0
  // Nothing at all, and no tab beside: neither words nor an order would find more.
  const isBare =
    query.data?.meta.total === 0 && narrowedBy.length === 0 && (isOutside || address.tab === null)
  if (isBare) return <EmptyList title={kind.labels.empty} />
  return (
    <div className={hasColumn ? 'split split--left split--filters' : ''}>
      {hasFilters && isWide && (
        <div className="filters card card--pad sticky no-print">
          <ListFilters {...filters} onClear={controls.clear} />
        </div>
      )}
      {hasColumn && !hasFilters && <div className="filters-place" />}
      <div>
        {address.tab && (
          <PhaseTabs
            tab={address.tab}
            facets={facets}
            isKnown={query.data !== undefined}
            hrefOf={controls.tabHref}
          />
        )}
        <ListToolbar
          kind={kind}
          controls={controls}
          facets={facets}
          elsewhere={elsewhere}
          total={query.data ? totalOf(query.data) : null}
          onOpenFilters={() => setFiltering(true)}
        />
        <ListBody
          kind={kind}
          query={query}
          layout={layout}
          waiting={waiting}
          perPage={perPage}
          tab={address.tab}
          onClear={controls.clear}
          narrowedBy={narrowedBy}
        />
        {query.data && (
          <Pagination
            page={query.data.meta.page}
            lastPage={query.data.meta.last_page}
            onChange={controls.setPage}
            hrefFor={controls.pageHref}
          />
        )}
      </div>
      <Sheet
        open={isFiltering}
        onClose={() => setFiltering(false)}
        title="Filtrer"
        action={
          filterCount(address) > 0 && (
            <Button variant="ghost" size="sm" onClick={controls.clear}>
              Tout effacer
            </Button>
          )
        }
        footer={
          <Button variant="primary" block onClick={() => setFiltering(false)}>
            {query.data ? seeText(query.data.meta.total, totalOf(query.data)) : 'Voir les résultats'}
          </Button>
        }
      >
        <ListFilters {...filters} />
      </Sheet>
    </div>
  )
}

/** What closing the filters shows; with nothing to see, it says so before. */
function seeText(total: number, words: string): string {
  return total === 0 ? totalText(0) : `Voir ${words}`
}

/** More than the first screen of a telephone, or of anything wider, holds. */
const firstCards = () => (innerWidth < 600 ? 4 : 6)

function Grid<K extends KindKey>({ kind, cards }: { kind: KnownKind<K>; cards: CardOf<K>[] }) {
  const isWhole = useSteps(2) === 2
  return (
    <div className={['grid grid--3', kindView(kind.key).grid].filter(Boolean).join(' ')}>
      {cards.slice(0, isWhole ? undefined : firstCards()).map((card, index) => (
        <ContentCard key={card.id} card={card} eager={index < 3} />
      ))}
      {!isWhole && <Awaited />}
    </div>
  )
}

type BodyProps<K extends KindKey> = {
  kind: KnownKind<K>
  query: UseQueryResult<ListOfKind<K>>
  layout: (cards: CardOf<K>[]) => ReactNode
  waiting: ReactNode
  perPage: number
  tab: Phase | null
  /** The words and filters chosen, as people read them. */
  narrowedBy: readonly string[]
  onClear: () => void
}

/** What is said where a tab has nothing; the kind says it of what runs. */
const EMPTY: Partial<Record<Phase, string>> = {
  coming: 'Rien n’est encore annoncé.',
  past: 'Rien n’est terminé.',
}

function ListBody<K extends KindKey>({
  kind,
  query,
  layout,
  waiting,
  perPage,
  tab,
  narrowedBy,
  onClear,
}: BodyProps<K>) {
  if (query.data === undefined)
    return query.error ? (
      <ErrorState onRetry={() => void query.refetch()}>{messageFor(query.error)}</ErrorState>
    ) : (
      (waiting ?? (
        <div className={kindView(kind.key).grid}>
          <CardSkeletons count={Math.min(perPage, 6)} columns={3} />
        </div>
      ))
    )
  if (query.data.data.length > 0)
    return <div aria-busy={query.isPlaceholderData || undefined}>{layout(query.data.data)}</div>
  if (narrowedBy.length === 0) return <EmptyList title={EMPTY[tab ?? 'current'] ?? kind.labels.empty} />
  return (
    <EmptyState
      title="Rien ne correspond à ces critères"
      actions={
        <Button variant="secondary" onClick={onClear}>
          Effacer les filtres
        </Button>
      }
    >
      {narrowedBy.length === 1 ? 'Retirez ' : 'Retirez l’un de ces critères\u00A0: '}
      {narrowedBy.map((word) => `«\u00A0${word}\u00A0»`).join(', ')}.
    </EmptyState>
  )
}
