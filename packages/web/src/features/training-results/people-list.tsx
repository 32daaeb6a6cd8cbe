import { useQuery } from '@tanstack/react-query'
import { GROUP_NAMES, groupLabel } from '@kiosque/contract/domain/network'
import { accountTypeLabel, ALL_ACCOUNT_TYPES } from '@kiosque/contract/domain/roles'
import { TRAINING_STATUS_LABELS } from '@kiosque/contract/domain/training-words'
import { count } from '../../lib/format.ts'
import { FilterBar } from '../../parts/desk/filter-bar.tsx'
import { ListControls } from '../../parts/desk/list-controls.tsx'
import { ListFrame } from '../../parts/desk/list-frame.tsx'
import { NoMatch } from '../../parts/desk/no-match.tsx'
import { useListFilters } from '../../parts/desk/use-list-filters.ts'
import type { Option } from '../../ui/select.tsx'
import { Table } from '../../ui/table.tsx'
import { peopleColumns } from './people-columns.tsx'
import { ResultsCsvButton } from './results-csv-button.tsx'
import { trainingPeopleQuery, type Query } from './training-results.queries.ts'

const HEAD_OFFICE = 1000
const STATUSES = [
  { value: 'late', label: 'En retard' },
  ...Object.entries(TRAINING_STATUS_LABELS).map(([value, label]) => ({ value, label })),
]
const ROLES = ALL_ACCOUNT_TYPES.filter((type) => type !== HEAD_OFFICE)
  .toReversed()
  .map((type) => ({ value: String(type), label: accountTypeLabel(type) }))
const GROUPS = [
  ...GROUP_NAMES.map((name) => ({ value: name, label: groupLabel(name) })),
  { value: 'none', label: 'Sans officine' },
]

type Props = { id: number; isQuiz: boolean; scope: Query; packs: readonly Option[] }

/** Everyone it is for, narrowed as one likes, and the same as a spreadsheet. */
export function PeopleList({ id, isQuiz, scope, packs }: Props) {
  const list = useListFilters({
    search: { label: 'Rechercher une personne ou une officine', placeholder: 'Nom ou officine' },
    filters: {
      status: { label: 'État', all: 'Tous les états', name: 'l’état', options: STATUSES },
      role: { label: 'Rôle', all: 'Tous les rôles', name: 'le rôle', options: ROLES },
      group: { label: 'Groupe', all: 'Tous les groupes', name: 'le groupe', options: GROUPS },
      pack: { label: 'Pack', all: 'Tous les packs', name: 'le pack', options: packs },
    },
  })
  const filters = { ...scope, ...list.values }
  const query = useQuery(trainingPeopleQuery(id, { ...filters, ...list.paging }))
  return (
    <>
      <FilterBar
        total={query.data && count(query.data.meta.total, 'personne')}
        end={<ResultsCsvButton what="les personnes" path={`/${id}/people.csv`} query={filters} />}
      >
        <ListControls list={list} />
      </FilterBar>
      <ListFrame
        query={query}
        list={list}
        empty={<NoMatch title="Personne ne correspond" filters={list.active} onClear={list.clear} />}
      >
        {(people) => (
          <Table
            caption="Personnes concernées"
            dense
            rows={people}
            rowKey={(person) => person.id}
            columns={peopleColumns(isQuiz)}
          />
        )}
      </ListFrame>
    </>
  )
}
