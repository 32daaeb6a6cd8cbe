import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { TrashedContent } from '@kiosque/contract/wire/content-desk'
import {
  trashQuery,
  useDeleteForGood,
  useRestoreFromTrash,
} from '../../features/content-desk/desk.queries.ts'
import { trashColumns } from '../../features/content-desk/trash-columns.tsx'
import { KIND_FILTER } from '../../lib/kind-filter.ts'
import { useIsAdministrator } from '../../lib/use-is-administrator.ts'
import { ListPage } from '../../parts/desk/list-page.tsx'
import { useListFilters } from '../../parts/desk/use-list-filters.ts'
import { ConfirmDialog } from '../../ui/dialog.tsx'

export function TrashPage() {
  const list = useListFilters({
    search: { label: 'Rechercher dans la corbeille', placeholder: 'Titre ou chapô' },
    filters: { kind: KIND_FILTER },
  })
  const query = useQuery(trashQuery({ ...list.values, ...list.paging }))
  const restore = useRestoreFromTrash()
  const remove = useDeleteForGood()
  const isAdministrator = useIsAdministrator()
  const [condemned, setCondemned] = useState<TrashedContent | null>(null)

  return (
    <>
      <ListPage
        title="Corbeille"
        intro="Ce qui est jeté n’est plus visible nulle part. Vous pouvez le restaurer pendant 30 jours."
        list={list}
        query={query}
        noun="contenu"
        noMatch="Rien de tel dans la corbeille"
        empty={{
          title: 'La corbeille est vide',
          text: 'Ce que vous supprimez attend ici 30 jours avant de disparaître pour de bon.',
        }}
        columns={trashColumns({
          onRestore: (row) => restore.mutate(row),
          onDelete: isAdministrator ? setCondemned : null,
        })}
      />
      <ConfirmDialog
        open={condemned !== null}
        onClose={() => setCondemned(null)}
        title="Supprimer définitivement ?"
        confirmLabel="Supprimer définitivement"
        // Refused, there is nothing to press again: the list says what became of it.
        onConfirm={() => (condemned ? remove.mutateAsync(condemned).catch(() => undefined) : undefined)}
      >
        «{'\u00A0'}
        {condemned?.title}
        {'\u00A0'}», son historique et ses lectures disparaissent. Cela ne s’annule pas.
      </ConfirmDialog>
    </>
  )
}
