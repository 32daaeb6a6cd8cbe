import { useQuery } from '@tanstack/react-query'
import { count } from '../../lib/format.ts'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { readingPeopleQuery, useRemindReaders, type Query } from './desk-readings.queries.ts'

type Props = { id: number; filter: Query; onClose: () => void }

/** « Relancer » reaches everybody of the filter who has not read: how many is said before, not after. */
export function RemindDialog({ id, filter, onClose }: Props) {
  const remind = useRemindReaders()
  const unread = { ...filter, state: filter.state ?? 'missing', per_page: 1 }
  const total = useQuery({ ...readingPeopleQuery(id, unread), throwOnError: false }).data?.meta.total
  if (total === 0)
    return (
      <ConfirmDialog
        open
        onClose={onClose}
        tone="primary"
        title="Personne à relancer"
        confirmLabel="Revenir à la liste"
        onConfirm={onClose}
      >
        Avec ces filtres, tout le monde a déjà lu.
      </ConfirmDialog>
    )
  const people = total === undefined ? 'ceux qui n’ont pas lu' : count(total, 'personne')
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      tone="primary"
      title={`Relancer ${people}\u202F?`}
      confirmLabel={`Relancer ${people}`}
      onConfirm={() => remind.mutateAsync({ id, query: filter })}
    >
      Une notification part vers chaque personne de la liste qui n’a pas encore confirmé sa lecture. Une seule
      relance est possible par heure.
    </ConfirmDialog>
  )
}
