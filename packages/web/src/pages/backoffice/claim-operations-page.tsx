import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeskOperation } from '@kiosque/contract/wire/claims-desk'
import {
  deskOperationsQuery,
  useDeleteOperation,
  useRefreshDesk,
} from '../../features/backoffice-claims/claims-desk.queries.ts'
import { ClaimsTabs } from '../../features/backoffice-claims/claims-tabs.tsx'
import { operationColumns } from '../../features/backoffice-claims/operation-columns.tsx'
import { OperationDialog } from '../../features/backoffice-claims/operation-dialog.tsx'
import { TargetPanel } from '../../features/targeting/target-panel.tsx'
import { usePageTitle } from '../../lib/title.ts'
import { ListPage } from '../../parts/desk/list-page.tsx'
import { CreateButton } from '../../parts/desk/row-actions.tsx'
import { useListFilters } from '../../parts/desk/use-list-filters.ts'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import '../../features/backoffice-claims/claims-desk.css'

type Open = { what: 'edit' | 'delete'; operation: DeskOperation } | { what: 'create' } | null

/** D10-01: what pharmacies may claim, for whom and until when. */
export function ClaimOperationsPage() {
  usePageTitle('Opérations BRI')
  const list = useListFilters({
    search: { label: 'Rechercher une opération', placeholder: 'Titre, laboratoire, EAN…' },
    filters: {
      state: {
        label: 'État',
        name: 'l’état',
        all: 'Tous les états',
        options: [
          { value: 'open', label: 'Ouvertes' },
          { value: 'coming', label: 'À venir' },
          { value: 'ended', label: 'Terminées' },
          { value: 'draft', label: 'Brouillons' },
        ],
      },
    },
  })
  const query = useQuery(deskOperationsQuery({ ...list.values, page: list.page }))
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const refresh = useRefreshDesk()
  const remove = useDeleteOperation()
  const create = <CreateButton onClick={() => setOpen({ what: 'create' })}>Nouvelle opération</CreateButton>
  return (
    <>
      <ListPage
        title="Opérations BRI"
        intro="Ce que les officines peuvent déclarer, et jusqu’à quand."
        actions={create}
        above={<ClaimsTabs current="Opérations" />}
        list={list}
        query={query}
        noun="opération"
        noMatch="Aucune opération ne correspond"
        empty={{ title: 'Aucune opération pour le moment', text: 'Ouvrez la première.', actions: create }}
        columns={operationColumns({
          onEdit: (operation) => setOpen({ what: 'edit', operation }),
          onDelete: (operation) => setOpen({ what: 'delete', operation }),
        })}
      />
      {(open?.what === 'create' || open?.what === 'edit') && (
        <OperationDialog
          operation={open.what === 'edit' ? open.operation : null}
          target={(props) => <TargetPanel {...props} />}
          onClose={close}
          onSaved={({ status }) => {
            close()
            void refresh()
            toast({ title: status === 'open' ? 'Opération ouverte' : 'Opération enregistrée' })
          }}
        />
      )}
      {open?.what === 'delete' && (
        <ConfirmDialog
          open
          onClose={close}
          title={`Supprimer «\u00A0${open.operation.title}\u00A0»\u202F?`}
          confirmLabel="Supprimer l’opération"
          onConfirm={() => remove.mutateAsync(open.operation.id)}
        >
          Personne n’a commencé de demande pour cette opération.
        </ConfirmDialog>
      )}
    </>
  )
}
