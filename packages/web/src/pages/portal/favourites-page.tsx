import { useQuery } from '@tanstack/react-query'
import { ContentCard } from '../../features/contents/card/content-card.tsx'
import { favouritesQuery, recentQuery } from '../../features/contents/favourites/favourites.queries.ts'
import { RecentReads } from '../../features/contents/favourites/recent-reads.tsx'
import { messageFor } from '../../lib/api.ts'
import { count } from '../../lib/format.ts'
import { useListState } from '../../lib/list-state.ts'
import { paths } from '../../lib/paths.ts'
import { Announcement } from '../../ui/announcement.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { CardSkeletons } from '../../ui/skeleton.tsx'
import '../../ui/styles/lists.css'
import '../../features/contents/list/offer-grid.css'

/** D15-04: what one kept, by kind, and what one read last. */
export function FavouritesPage() {
  const list = useListState(['rubrique'])
  const kind = list.filters.rubrique
  const { data, error, refetch, isPlaceholderData } = useQuery(favouritesQuery({ kind, page: list.page }))
  useQuery(recentQuery)
  const kinds = data?.meta.facets['kind'] ?? []
  const all = kinds.reduce((sum, each) => sum + each.count, 0)
  return (
    <div className="wrap">
      <PageHead
        title="Mes favoris"
        intro="Ce que vous gardez d’un clic sur le marque-page, et ce que vous avez lu en dernier."
        crumbs={[{ label: 'Accueil', href: paths.home() }, { label: 'Mes favoris' }]}
      />
      {kinds.length > 1 && (
        <nav className="hscroll no-print" aria-label="Rubriques de mes favoris" style={{ marginBottom: 18 }}>
          <Chip href={list.hrefOf({})} pressed={kind === undefined}>
            Tous ({all})
          </Chip>
          {kinds.map(({ value, label, count: own }) => (
            <Chip key={value} href={list.hrefOf({ rubrique: value })} pressed={kind === value}>
              {label} ({own})
            </Chip>
          ))}
        </nav>
      )}
      {!data && !error && <CardSkeletons count={6} columns={3} />}
      {error && !data && <ErrorState onRetry={() => void refetch()}>{messageFor(error)}</ErrorState>}
      {data && data.data.length > 0 && (
        <>
          <Announcement className="results" style={{ marginBottom: 16 }}>
            <strong>{count(data.meta.total, 'favori')}</strong>
          </Announcement>
          <div className="grid grid--3 grid--offers" aria-busy={isPlaceholderData || undefined}>
            {data.data.map((card, index) => (
              <ContentCard key={card.id} card={card} eager={index < 3} />
            ))}
          </div>
          <Pagination
            page={data.meta.page}
            lastPage={data.meta.last_page}
            onChange={list.setPage}
            hrefFor={list.pageHref}
          />
        </>
      )}
      {data?.data.length === 0 && <NoFavourite isNarrowed={all > 0} />}
      {/* Asked for with the favourites, and drawn under them once they have their height. */}
      {(data || error) && <RecentReads />}
    </div>
  )
}

function NoFavourite({ isNarrowed }: { isNarrowed: boolean }) {
  if (isNarrowed)
    return (
      <EmptyState
        title="Aucun favori dans cette rubrique"
        actions={
          <ButtonLink variant="secondary" href={paths.favourites()}>
            Voir tous mes favoris
          </ButtonLink>
        }
      />
    )
  return (
    <EmptyState
      title="Vous n’avez pas encore de favori"
      actions={
        <ButtonLink variant="secondary" href={paths.news()}>
          Parcourir les actualités
        </ButtonLink>
      }
    >
      Touchez le marque-page d’une offre, d’une fiche ou d’un article&nbsp;: vous le retrouverez ici.
    </EmptyState>
  )
}
