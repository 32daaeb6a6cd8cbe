import { accountTypeLabel } from '@kiosque/contract/domain/roles'
import type { TrainingPerson } from '@kiosque/contract/wire/training-results'
import { rateText } from '../../lib/figure-text.ts'
import { formatDate } from '../../lib/format.ts'
import { paths } from '../../lib/paths.ts'
import { TrainingChip } from '../../parts/training-chip.tsx'
import { Badge } from '../../ui/badge.tsx'
import type { Column } from '../../ui/table.tsx'

/** Who stands where; the pharmacy opens on its sheet. */
export const peopleColumns = (isQuiz: boolean): Column<TrainingPerson>[] => [
  {
    key: 'name',
    header: 'Personne',
    cell: (person) => (
      <span>
        <b>
          {person.first_name} {person.last_name}
        </b>
        <span className="xs muted bo-who__sub">{accountTypeLabel(person.role)}</span>
      </span>
    ),
  },
  {
    key: 'drugstore',
    header: 'Officine',
    cell: ({ drugstore, zone }) =>
      drugstore === null ? (
        <span className="muted">Sans officine</span>
      ) : (
        <span>
          <a href={paths.admin(`drugstores/${drugstore.id}`)}>{drugstore.name}</a>
          <span className="xs muted bo-who__sub">
            {drugstore.city}
            {zone && `, ${zone}`}
          </span>
        </span>
      ),
  },
  {
    key: 'status',
    header: 'État',
    cell: (person) => (
      <span className="row" style={{ gap: 6 }}>
        <TrainingChip status={person.status} />
        {person.is_late && <Badge tone="danger">En retard</Badge>}
      </span>
    ),
  },
  ...(isQuiz
    ? ([
        { key: 'score', header: 'Meilleure note', align: 'right', cell: ({ score }) => rateText(score) },
        { key: 'tries', header: 'Tentatives', align: 'right', cell: ({ tries }) => tries ?? 0 },
      ] as Column<TrainingPerson>[])
    : []),
  {
    key: 'done_on',
    header: 'Fait le',
    align: 'right',
    cell: ({ done_on: day }) => (day === null ? '–' : <span className="num nowrap">{formatDate(day)}</span>),
  },
  {
    key: 'due_on',
    header: 'À faire avant le',
    align: 'right',
    cell: ({ due_on: day }) => (day === null ? '–' : <span className="num nowrap">{formatDate(day)}</span>),
  },
]
