import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { TrashedContent } from '@kiosque/contract/wire/content-desk'
import {
  deleteForGood,
  deskKey,
  restoreFromTrash,
  trashKey,
  trashQuery,
} from '../../features/content-desk/desk.queries.ts'
import { trashColumns } from '../../features/content-desk/trash-columns.tsx'
import { messageFor } from '../../lib/api.ts'
import { KIND_FILTER } from '../../lib/kind-filter.ts'
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import { useIsAdministrator } from '../../lib/use-is-administrator.ts'
import { ListPage } from '../../parts/desk/list-page.tsx'
import { useListFilters } from '../../parts/desk/use-list-filters.ts'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.tsx'

export function TrashPage() {
  const list = useListFilters({
    search: { label: 'Rechercher dans la corbeille', placeholder: 'Titre ou chapô' },
    filters: { kind: KIND_FILTER },
  })
  const query = useQuery(trashQuery({ ...list.values, ...list.paging }))
  const queryClient = useQueryClient()
  const isAdministrator = useIsAdministrator()
  const [condemned, setCondemned] = useState<TrashedContent | null>(null)

  function refresh() {
    void queryClient.invalidateQueries({ queryKey: trashKey })
    void queryClient.invalidateQueries({ queryKey: deskKey })
  }
  async function restore(row: TrashedContent) {
    try {
      await restoreFromTrash(row.id)
      toast({
        title: `«\u00A0${row.title}\u00A0» a quitté la corbeille`,
        text: row.status === 'published' ? 'Il est de nouveau publié, comme avant.' : undefined,
        action: { label: 'Ouvrir', onClick: () => go(paths.admin(`contents/${row.kind}/${row.id}`)) },
      })
    } catch (error) {
      toast({ tone: 'err', title: 'Ce contenu n’a pas pu être restauré', text: messageFor(error) })
    }
    refresh()
  }

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
          onRestore: (row) => void restore(row),
          onDelete: isAdministrator ? setCondemned : null,
        })}
      />
      <ConfirmDialog
        open={condemned !== null}
        onClose={() => setCondemned(null)}
        title="Supprimer définitivement ?"
        confirmLabel="Supprimer définitivement"
        onConfirm={async () => {
          if (!condemned) return
          try {
            await deleteForGood(condemned.id)
            toast({ title: `«\u00A0${condemned.title}\u00A0» est supprimé` })
          } catch (error) {
            toast({ tone: 'err', title: 'Rien n’a été supprimé', text: messageFor(error) })
          }
          refresh()
        }}
      >
        «{'\u00A0'}
        {condemned?.title}
        {'\u00A0'}», son historique et ses lectures disparaissent. Cela ne s’annule pas.
      </ConfirmDialog>
    </>
  )
}
