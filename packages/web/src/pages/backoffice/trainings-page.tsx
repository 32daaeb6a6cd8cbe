import { useQuery } from '@tanstack/react-query'
import { useNetwork } from '../../features/backoffice-reference/use-network.ts'
import { ResultsCsvButton } from '../../features/training-results/results-csv-button.tsx'
import { trainingsColumns } from '../../features/training-results/trainings-columns.tsx'
import { trainingsQuery } from '../../features/training-results/training-results.queries.ts'
import { useIsAdviser } from '../../lib/use-is-adviser.ts'
import { useZoneFilter } from '../../parts/desk/use-zone-filter.ts'
import { ListPage } from '../../parts/desk/list-page.tsx'
import { useListFilters } from '../../parts/desk/use-list-filters.ts'
import '../../features/statistics/statistics.css'
import '../../features/training-results/training-results.css'

const KINDS = [
  { value: 'quiz', label: 'Quiz' },
  { value: 'tutorial', label: 'Tutoriels' },
  { value: 'laboratory_training', label: 'Formations laboratoires' },
  { value: 'academy', label: 'Académie' },
]

/** D7-02: how every training goes, for whoever it is for; an adviser sees the zones they follow. */
export function TrainingsPage() {
  const { zoneOptions, isPending } = useNetwork()
  const isAdviser = useIsAdviser()
  const zone = useZoneFilter(zoneOptions)
  const list = useListFilters({
    search: { label: 'Rechercher une formation', placeholder: 'Titre' },
    filters: {
      kind: { label: 'Rubrique', all: 'Toutes les formations', name: 'la rubrique', options: KINDS },
      zone_id: { ...zone, isPending },
    },
    sorts: ['-started', 'title', 'due'],
  })
  const query = useQuery(trainingsQuery({ ...list.values, ...list.paging }))
  return (
    <ListPage
      title="Suivi des formations"
      intro={`Où en ${isAdviser ? 'sont vos zones' : 'est le réseau'}, formation par formation, et qui relancer. Chacun est compté une fois, parmi ceux à qui la formation est ouverte aujourd’hui.`}
      actions={<ResultsCsvButton what="les formations" path=".csv" query={list.values} />}
      list={list}
      query={query}
      noun="formation"
      noMatch="Aucune formation ne correspond"
      empty={{
        title: 'Aucune formation publiée',
        text: 'Dès qu’un quiz, un tutoriel ou un parcours est publié, son suivi s’affiche ici.',
      }}
      columns={trainingsColumns(list.values.zone_id)}
    />
  )
}
