import { useQuery } from '@tanstack/react-query'
import { NoPharmacy } from '../../features/contents/list/empty-list.tsx'
import { RecallState } from '../../features/recalls/recall-state.tsx'
import { recallsQuery } from '../../features/recalls/recalls.queries.ts'
import { messageFor } from '../../lib/api.ts'
import { formatDate } from '../../lib/format.ts'
import { useListState } from '../../lib/list-state.ts'
import { paths } from '../../lib/paths.ts'
import { useHasPharmacy } from '../../lib/use-has-pharmacy.ts'
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { LineSkeletons } from '../../ui/skeleton.tsx'
import '../../features/recalls/recalls.css'

/** Every recall that went to one's pharmacies: what waits first, what is closed kept. */
export function RecallsPage() {
  const hasPharmacy = useHasPharmacy()
  const list = useListState([])
  const { data, error, refetch } = useQuery(recallsQuery(list.page))
  return (
    <div className="wrap">
      <PageHead
        title="Rappels de lot"
        intro={`Ce qu’il a fallu retirer de la vente, et ce que ${hasPharmacy ? 'votre officine a' : 'les officines ont'} répondu.`}
        crumbs={[{ label: 'Accueil', href: paths.home() }, { label: 'Rappels de lot' }]}
      />
      {!data && !error && <LineSkeletons count={5} />}
      {error && !data && <ErrorState onRetry={() => void refetch()}>{messageFor(error)}</ErrorState>}
      {data?.data.length === 0 &&
        (hasPharmacy ? (
          <EmptyState title="Aucun rappel">Les lots à retirer de la vente s’afficheront ici.</EmptyState>
        ) : (
          <NoPharmacy
            title="Cette page s’adresse aux officines"
            desk={{ label: 'Suivre les rappels de lot', href: paths.admin('recalls') }}
          >
            Chacune y trouve les lots à retirer et y signe sa réponse. Les réponses reçues se suivent dans le
            back-office.
          </NoPharmacy>
        ))}
      {data && data.data.length > 0 && (
        <ul className="card recall-rows">
          {data.data.map((recall) => (
            <li key={recall.id}>
              <a className="recall-row" href={paths.recalls(recall.id)}>
                <b>{recall.product}</b>
                <span className="recall-places">
                  {recall.pharmacies.map((place) => (
                    <span key={place.drugstore_id}>
                      {/* Whoever answers for several is told which one waits. */}
                      {recall.pharmacies.length > 1 && <small className="muted">{place.name}</small>}
                      <RecallState recall={recall} place={place} />
                    </span>
                  ))}
                </span>
                <span className="small muted">
                  {recall.lots.length > 1 ? 'Lots' : 'Lot'} {recall.lots.join(', ')}
                  {recall.opened_at && ` · ${formatDate(recall.opened_at)}`}
                </span>
              </a>
            </li>
          ))}
        </ul>
      )}
      {data && (
        <Pagination
          page={data.meta.page}
          lastPage={data.meta.last_page}
          onChange={list.setPage}
          hrefFor={list.pageHref}
        />
      )}
    </div>
  )
}
