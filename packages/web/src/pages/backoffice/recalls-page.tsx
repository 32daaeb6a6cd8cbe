import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RECALL_STATUSES, recallStatusLabel } from '@kiosque/contract/domain/recalls'
import { RIGHTS } from '@kiosque/contract/domain/roles'
import {
  deskRecallsQuery,
  useRefreshRecalls,
} from '../../features/backoffice-recalls/desk-recalls.queries.ts'
import { recallColumns } from '../../features/backoffice-recalls/recall-columns.tsx'
import { RecallDialog } from '../../features/backoffice-recalls/recall-dialog.tsx'
import { useDeskLine } from '../../features/notifications/use-desk-line.ts'
import { TargetPanel } from '../../features/targeting/target-panel.tsx'
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import { useSignedIn } from '../../lib/session.ts'
import { ListPage } from '../../parts/desk/list-page.tsx'
import { CreateButton } from '../../parts/desk/row-actions.tsx'
import { useListFilters } from '../../parts/desk/use-list-filters.ts'
import { toast } from '../../ui/toast.tsx'
import '../../features/backoffice-recalls/recalls-desk.css'

/** D13-04: every recall, under way or over, with how far the network has come. */
export function DeskRecallsPage() {
  const { me } = useSignedIn()
  const list = useListFilters({
    search: { label: 'Rechercher un rappel', placeholder: 'Produit, CIP, lot…' },
    filters: {
      status: {
        label: 'État',
        name: 'l’état',
        all: 'Tous les états',
        options: RECALL_STATUSES.map((value) => ({ value, label: recallStatusLabel(value) })),
      },
    },
  })
  const query = useQuery(deskRecallsQuery({ ...list.values, ...list.paging }))
  const refresh = useRefreshRecalls()
  useDeskLine()
  const [isCreating, setCreating] = useState(false)
  const create =
    me.right_id === RIGHTS.adviser ? undefined : (
      <CreateButton onClick={() => setCreating(true)}>Nouveau rappel</CreateButton>
    )
  return (
    <>
      <ListPage
        title="Rappels de lot"
        intro="Ce que les officines doivent retirer de la vente, et leurs réponses en direct."
        actions={create}
        list={list}
        query={query}
        noun="rappel"
        noMatch="Aucun rappel ne correspond"
        empty={{
          title: 'Aucun rappel pour le moment',
          text: 'Écrivez un rappel, puis envoyez-le aux officines concernées.',
          actions: create,
        }}
        columns={recallColumns}
      />
      {isCreating && (
        <RecallDialog
          recall={null}
          target={(props) => <TargetPanel {...props} />}
          onClose={() => setCreating(false)}
          onSaved={({ id }) => {
            void refresh()
            toast({ title: 'Brouillon enregistré', text: 'Relisez-le, puis envoyez-le.' })
            go(paths.admin(`recalls/${id}`))
          }}
        />
      )}
    </>
  )
}
