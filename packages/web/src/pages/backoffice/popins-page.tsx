import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Target } from '@kiosque/contract/domain/audience'
import type { Phase } from '@kiosque/contract/domain/publication'
import type { AdminPopin } from '@kiosque/contract/wire/popins'
import { ContentLinkDialog } from '../../features/highlights-board/content-link-dialog.tsx'
import { MediaPicker } from '../../features/media/media-picker.tsx'
import { popinColumns } from '../../features/popins/popin-columns.tsx'
import { PopinDialog } from '../../features/popins/popin-dialog.tsx'
import type { PopinSlots } from '../../features/popins/popin-dialog.tsx'
import { popinsQuery, useDeletePopin } from '../../features/popins/popins.queries.ts'
import { TargetPanel } from '../../features/targeting/target-panel.tsx'
import { targetText } from '../../features/targeting/target-words.ts'
import { choicesQuery } from '../../features/targeting/targeting.queries.ts'
import { ListPage } from '../../parts/desk/list-page.tsx'
import { CreateButton, rowActions } from '../../parts/desk/row-actions.tsx'
import { useListFilters } from '../../parts/desk/use-list-filters.ts'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.tsx'

type Open = { what: 'create' } | { what: 'edit' | 'delete'; popin: AdminPopin } | null

const slots: Omit<PopinSlots, 'targetText'> = {
  content: (props) => <ContentLinkDialog {...props} />,
  target: (props) => <TargetPanel {...props} />,
  media: ({ onPick, onClose }) => (
    <MediaPicker accept="image" onPick={(files) => files[0] && onPick(files[0])} onClose={onClose} />
  ),
}

export function PopinsPage() {
  const list = useListFilters({})
  const query = useQuery(popinsQuery(list.page))
  const choices = useQuery(choicesQuery)
  const remove = useDeletePopin()
  const [open, setOpen] = useState<Open>(null)
  const done = (title: string) => {
    setOpen(null)
    toast({ title })
  }
  const inWords = (target: Target) => targetText(target, choices.data)
  const create = <CreateButton onClick={() => setOpen({ what: 'create' })}>Nouvelle popin</CreateButton>
  return (
    <>
      <ListPage
        title="Popins"
        intro="Un message par-dessus l’accueil, une popin à la fois, la plus prioritaire d’abord."
        actions={create}
        list={list}
        query={query}
        empty={{
          title: 'Aucune popin pour le moment',
          text: 'Annoncez un rendez-vous, une échéance ou une nouveauté à ceux que cela concerne.',
          actions: create,
        }}
        columns={[
          ...popinColumns(inWords),
          rowActions<AdminPopin>({
            nameOf: (row) => row.title,
            onEdit: (popin) => setOpen({ what: 'edit', popin }),
            onDelete: (popin) => setOpen({ what: 'delete', popin }),
          }),
        ]}
      />
      {(open?.what === 'create' || open?.what === 'edit') && (
        <PopinDialog
          popin={open.what === 'edit' ? open.popin : null}
          slots={{ ...slots, targetText: inWords }}
          onClose={() => setOpen(null)}
          onSaved={({ phase }) => done(savedTitle(open.what === 'create', phase))}
        />
      )}
      {open?.what === 'delete' && (
        <ConfirmDialog
          open
          onClose={() => setOpen(null)}
          title={`Supprimer «\u00a0${open.popin.title}\u00a0»\u202f?`}
          confirmLabel="Supprimer la popin"
          onConfirm={async () => {
            await remove.mutateAsync(open.popin.id)
            done('Popin supprimée')
          }}
        >
          Elle disparaît aussitôt du portail, et l’on ne saura plus qui l’a fermée.
        </ConfirmDialog>
      )}
    </>
  )
}

/** Says at once whether anyone sees it now. */
function savedTitle(isNew: boolean, phase: Phase): string {
  const done = isNew ? 'Popin créée' : 'Popin enregistrée'
  if (phase === 'draft') return `${done}, pas encore affichée`
  return phase === 'live' ? `${done} et affichée` : done
}
