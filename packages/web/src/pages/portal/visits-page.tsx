import { useQuery } from '@tanstack/react-query'
import { EmptyList } from '../../features/contents/list/empty-list.tsx'
import { VisitList } from '../../features/visits/visit-list.tsx'
import { myVisitsQuery } from '../../features/visits/visits.queries.ts'
import { messageFor } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { isGuest, useSignedIn } from '../../lib/session.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { LineSkeletons } from '../../ui/skeleton.tsx'

/** The visits the pharmacy asked for, and what was answered. */
export function VisitsPage() {
  const session = useSignedIn()
  const { account } = session
  const hasPharmacy = account?.drugstore != null
  const { data, error, refetch } = useQuery({ ...myVisitsQuery, enabled: hasPharmacy })
  const none = !hasPharmacy || data?.data.length === 0
  return (
    <div className="wrap">
      <PageHead
        title="Visites de délégués"
        intro="Ce que votre officine a demandé aux laboratoires, et la réponse reçue."
        crumbs={[
          { label: 'Accueil', href: paths.home() },
          { label: 'Formations laboratoires', href: paths.laboratoryTraining() },
          { label: 'Visites de délégués' },
        ]}
      />
      {hasPharmacy && !data && !error && <LineSkeletons count={6} />}
      {error && !data && <ErrorState onRetry={() => void refetch()}>{messageFor(error)}</ErrorState>}
      {none && isGuest(session) && <EmptyList title="Aucune visite demandée" />}
      {none && !isGuest(session) && (
        <EmptyState
          title="Aucune visite demandée"
          actions={
            <ButtonLink variant="secondary" href={`${paths.laboratoryTraining()}?format=visite`}>
              Voir les formations en officine
            </ButtonLink>
          }
        >
          Depuis la page d’une formation donnée en officine, proposez trois créneaux au délégué.
        </EmptyState>
      )}
      {data && data.data.length > 0 && <VisitList visits={data} />}
    </div>
  )
}
