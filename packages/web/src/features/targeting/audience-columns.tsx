import type { AudienceChoices, SavedAudience } from '@kiosque/contract/wire/audience'
import { count, formatDate } from '../../lib/format.ts'
import type { Column } from '../../ui/table.tsx'
import { targetText } from './target-words.ts'

/** Whom each saved audience reaches today; the criteria are in words once their names are known. */
export function audienceColumns(choices: AudienceChoices | undefined): Column<SavedAudience>[] {
  return [
    {
      key: 'name',
      header: 'Audience',
      cell: (row) => (
        <>
          <b>{row.name}</b>
          <span className="xs muted bo-who__sub">{targetText(row.target, choices)}</span>
        </>
      ),
    },
    {
      key: 'drugstores',
      header: 'Officines',
      align: 'right',
      cell: (row) => (row.reach ? count(row.reach.drugstores, 'officine') : ''),
    },
    {
      key: 'people',
      header: 'Personnes',
      align: 'right',
      cell: (row) => (row.reach ? count(row.reach.people, 'personne') : ''),
    },
    {
      key: 'updated',
      header: 'Modifiée',
      cell: (row) => (
        <span className="small">
          {formatDate(row.updated_at)}
          {row.updated_by && `, ${row.updated_by}`}
        </span>
      ),
    },
  ]
}
