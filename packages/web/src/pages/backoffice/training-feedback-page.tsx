import { useQuery } from '@tanstack/react-query'
import { useNetwork } from '../../features/backoffice-reference/use-network.ts'
import { feedbackColumns } from '../../features/backoffice-feedback/feedback-columns.tsx'
import {
  feedbackListQuery,
  laboratoriesFeedbackQuery,
} from '../../features/backoffice-feedback/feedback-desk.queries.ts'
import { LaboratoriesFeedback } from '../../features/backoffice-feedback/laboratories-feedback.tsx'
import { count } from '../../lib/format.ts'
import { ExportButton } from '../../parts/desk/export-button.tsx'
import { FiguresSkeleton } from '../../parts/desk/figures-skeleton.tsx'
import { ListPage } from '../../parts/desk/list-page.tsx'
import { useListFilters } from '../../parts/desk/use-list-filters.ts'
import { useZoneFilter } from '../../parts/desk/use-zone-filter.ts'

const STARS = [5, 4, 3, 2, 1].map((stars) => ({ value: String(stars), label: count(stars, 'étoile') }))

/** D7-02: what those who followed the laboratories' trainings thought of them. */
export function TrainingFeedbackPage() {
  const network = useNetwork()
  const zone = useZoneFilter(network.zoneOptions)
  const laboratories = useQuery(laboratoriesFeedbackQuery(undefined))
  const list = useListFilters({
    search: { label: 'Rechercher un avis', placeholder: 'Formation, officine, commentaire' },
    filters: {
      laboratory_id: {
        label: 'Laboratoire',
        all: 'Tous les laboratoires',
        name: 'le laboratoire',
        options: (laboratories.data?.data ?? []).flatMap(({ laboratory }) =>
          laboratory === null ? [] : [{ value: String(laboratory.id), label: laboratory.name }],
        ),
        isPending: laboratories.isPending,
      },
      stars: { label: 'Avis', all: 'Tous les avis', name: 'l’avis', options: STARS },
      zone_id: { ...zone, isPending: network.isPending },
    },
  })
  const query = useQuery(feedbackListQuery({ ...list.values, ...list.paging }))
  return (
    <ListPage
      title="Avis sur les formations laboratoires"
      intro="Ce qu’en pensent celles et ceux qui les ont suivies. L’officine est nommée, jamais la personne."
      actions={
        <ExportButton
          path="/admin/training-feedback/export"
          fileName="avis-formations.csv"
          query={list.values}
        />
      }
      above={
        laboratories.isPending ? (
          <FiguresSkeleton />
        ) : (
          <LaboratoriesFeedback
            zoneId={list.values.zone_id}
            laboratoryId={list.values.laboratory_id}
            onPick={(id) => list.set({ laboratory_id: id || undefined })}
          />
        )
      }
      list={list}
      query={query}
      noun="réponse"
      noMatch="Aucun avis ne correspond"
      empty={{
        title: 'Aucun avis pour le moment',
        text: 'Après une formation de laboratoire, chacun est invité à donner des étoiles et un mot.',
      }}
      isDense={false}
      columns={feedbackColumns}
    />
  )
}
