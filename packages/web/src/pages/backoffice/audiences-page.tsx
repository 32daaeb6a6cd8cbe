import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SavedAudience } from '@kiosque/contract/wire/audience'
import { audienceColumns } from '../../features/targeting/audience-columns.tsx'
import { AudienceDrawer } from '../../features/targeting/audience-drawer.tsx'
import {
  audiencesQuery,
  choicesQuery,
  useDeleteAudience,
} from '../../features/targeting/targeting.queries.ts'
import { ListPage } from '../../parts/desk/list-page.tsx'
import { CreateButton, rowActions } from '../../parts/desk/row-actions.tsx'
import { useListFilters } from '../../parts/desk/use-list-filters.ts'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.tsx'

type Open = { what: 'edit' | 'delete'; audience: SavedAudience } | { what: 'create' } | null

export function AudiencesPage() {
  const list = useListFilters({ search: { label: 'Rechercher une audience', placeholder: 'Rechercher' } })
  const query = useQuery(audiencesQuery({ ...list.values, ...list.paging, reach: true }))
  const choices = useQuery(choicesQuery)
  const remove = useDeleteAudience()
  const [open, setOpen] = useState<Open>(null)
  const done = (title: string) => {
    setOpen(null)
    toast({ title })
  }
  const create = <CreateButton onClick={() => setOpen({ what: 'create' })}>Nouvelle audience</CreateButton>
  return (
    <>
      <ListPage
        title="Audiences"
        intro="Des cibles prêtes à l’emploi. Un contenu en copie les critères&nbsp;: les modifier ensuite ne change rien à ce qui est publié."
        actions={create}
        list={list}
        query={query}
        noun="audience"
        noMatch="Aucune audience ne correspond"
        empty={{
          title: 'Aucune audience pour le moment',
          text: 'Enregistrez une cible que vous utilisez souvent, par exemple les titulaires d’une zone.',
          actions: create,
        }}
        isDense={false}
        columns={[
          ...audienceColumns(choices.data),
          rowActions<SavedAudience>({
            nameOf: (row) => row.name,
            onEdit: (audience) => setOpen({ what: 'edit', audience }),
            onDelete: (audience) => setOpen({ what: 'delete', audience }),
          }),
        ]}
      />
      {(open?.what === 'create' || open?.what === 'edit') && (
        <AudienceDrawer
          audience={open.what === 'edit' ? open.audience : null}
          onClose={() => setOpen(null)}
          onSaved={(saved) => done(`Audience «\u00a0${saved.name}\u00a0» enregistrée`)}
        />
      )}
      {open?.what === 'delete' && (
        <ConfirmDialog
          open
          title={`Supprimer l’audience ${open.audience.name}\u202F?`}
          confirmLabel="Supprimer l’audience"
          onClose={() => setOpen(null)}
          onConfirm={async () => {
            await remove.mutateAsync(open.audience)
            done(`Audience ${open.audience.name} supprimée`)
          }}
        >
          Les contenus qui l’ont copiée gardent leur cible.
        </ConfirmDialog>
      )}
    </>
  )
}
