import { useQuery } from '@tanstack/react-query'
import { NoPharmacy } from '../../features/contents/list/empty-list.tsx'
import { VisitList } from '../../features/visits/visit-list.tsx'
import { myVisitsQuery } from '../../features/visits/visits.queries.ts'
import { messageFor } from '../../lib/api.ts'
import { paths } from '../../lib/paths.ts'
import { useHasPharmacy } from '../../lib/use-has-pharmacy.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { EmptyState, ErrorState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { LineSkeletons } from '../../ui/skeleton.tsx'

const TRAININGS = {
  label: 'Voir les formations en officine',
  href: `${paths.laboratoryTraining()}?format=visite`,
}

/** The visits the pharmacy asked for, and what was answered. */
export function VisitsPage() {
  const hasPharmacy = useHasPharmacy()
  const { data, error, refetch } = useQuery({ ...myVisitsQuery, enabled: hasPharmacy })
  return (
    <div className="wrap">
      <PageHead
        title="Visites de délégués"
        intro={`Ce que ${hasPharmacy ? 'votre officine a demandé' : 'les officines demandent'} aux laboratoires, et la réponse reçue.`}
        crumbs={[
          { label: 'Accueil', href: paths.home() },
          { label: 'Formations laboratoires', href: paths.laboratoryTraining() },
          { label: 'Visites de délégués' },
        ]}
      />
      {hasPharmacy && !data && !error && <LineSkeletons count={6} />}
      {error && !data && <ErrorState onRetry={() => void refetch()}>{messageFor(error)}</ErrorState>}
      {!hasPharmacy && (
        <NoPharmacy
          title="Les visites se demandent en officine"
          desk={{ label: 'Suivre les visites', href: paths.admin('visits') }}
          adviser={TRAININGS}
        >
          Chaque équipe retrouve ici les créneaux qu’elle a proposés au délégué et la réponse du laboratoire.
        </NoPharmacy>
      )}
      {hasPharmacy && data?.data.length === 0 && (
        <EmptyState
          title="Aucune visite demandée"
          actions={
            <ButtonLink variant="secondary" href={TRAININGS.href}>
              {TRAININGS.label}
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
