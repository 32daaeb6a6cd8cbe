import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Phase } from '@kiosque/contract/domain/publication'
import { validityText } from '@kiosque/contract/domain/dates'
import type { AdminPopin } from '@kiosque/contract/wire/popins'
import { MediaPicker } from '../../features/media/media-picker.tsx'
import { PopinDialog } from '../../features/popins/popin-dialog.tsx'
import type { PopinSlots } from '../../features/popins/popin-dialog.tsx'
import { deletePopin, popinsKey, popinsQuery } from '../../features/popins/popins.queries.ts'
import { TargetPanel } from '../../features/targeting/target-panel.tsx'
import { targetText } from '../../features/targeting/target-words.ts'
import { choicesQuery } from '../../features/targeting/targeting.queries.ts'
import { formatInteger } from '../../lib/format.ts'
import { Status } from '../../ui/badge.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Table } from '../../ui/table.tsx'
import { toast } from '../../ui/toast.tsx'
import { ContentLinkDialog } from '../../features/highlights-board/content-link-dialog.tsx'
import { ListFrame } from '../../ui/desk/list-frame.tsx'
import { useListState } from '../../lib/list-state.ts'
import { CreateButton, rowActions } from '../../ui/desk/row-actions.tsx'

type Open = { what: 'create' } | { what: 'edit' | 'delete'; popin: AdminPopin } | null

const slots: Omit<PopinSlots, 'targetText'> = {
  content: (props) => <ContentLinkDialog {...props} />,
  target: (props) => <TargetPanel {...props} />,
  media: ({ onPick, onClose }) => (
    <MediaPicker accept="image" onPick={(files) => files[0] && onPick(files[0])} onClose={onClose} />
  ),
}

/** A popin is feminine: the words of contents do not agree with it. */
const STATES: Record<Phase, { label: string; tone: 'green' | 'blue' | 'grey' }> = {
  draft: { label: 'Brouillon', tone: 'grey' },
  archived: { label: 'Archivée', tone: 'grey' },
  scheduled: { label: 'Programmée', tone: 'blue' },
  live: { label: 'Publiée', tone: 'green' },
  ended: { label: 'Expirée', tone: 'grey' },
}

const FREQUENCY = { once: 'Une fois', every_visit: 'À chaque visite' }

export function PopinsPage() {
  const list = useListState([])
  const query = useQuery(popinsQuery(list.page))
  const choices = useQuery(choicesQuery)
  const queryClient = useQueryClient()
  const [open, setOpen] = useState<Open>(null)
  const done = (title: string) => {
    setOpen(null)
    void queryClient.invalidateQueries({ queryKey: popinsKey })
    toast({ title })
  }
  const create = <CreateButton onClick={() => setOpen({ what: 'create' })}>Nouvelle popin</CreateButton>
  return (
    <>
      <PageHead
        title="Popins"
        intro="Un message par-dessus l’accueil, une popin à la fois, la plus prioritaire d’abord."
        actions={create}
      />
      <ListFrame
        query={query}
        onPage={list.setPage}
        pageHref={list.pageHref}
        empty={
          <EmptyState title="Aucune popin pour le moment" actions={create}>
            Annoncez un rendez-vous, une échéance ou une nouveauté à ceux que cela concerne.
          </EmptyState>
        }
      >
        {(rows) => (
          <Table
            caption="Popins"
            dense
            rows={rows}
            rowKey={(popin) => popin.id}
            columns={[
              { key: 'title', header: 'Titre', cell: (popin) => <b>{popin.title}</b> },
              {
                key: 'phase',
                header: 'État',
                cell: (popin) => <Status tone={STATES[popin.phase].tone}>{STATES[popin.phase].label}</Status>,
              },
              {
                key: 'target',
                header: 'Pour qui',
                cell: (popin) => targetText(popin.target, choices.data),
              },
              {
                key: 'period',
                header: 'Période',
                cell: periodText,
              },
              { key: 'frequency', header: 'Fréquence', cell: frequencyText },
              { key: 'priority', header: 'Priorité', align: 'right', cell: (popin) => popin.priority },
              { key: 'dismissals', header: 'Fermée par', align: 'right', cell: closedText },
              rowActions<AdminPopin>({
                nameOf: (row) => row.title,
                onEdit: (popin) => setOpen({ what: 'edit', popin }),
                onDelete: (popin) => setOpen({ what: 'delete', popin }),
              }),
            ]}
          />
        )}
      </ListFrame>
      {(open?.what === 'create' || open?.what === 'edit') && (
        <PopinDialog
          popin={open.what === 'edit' ? open.popin : null}
          slots={{ ...slots, targetText: (target) => targetText(target, choices.data) }}
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
            await deletePopin(open.popin.id)
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

/** The column already says what it is: « Du 10/11/2026 au 30/11/2026 ». */
function periodText({ starts_at, ends_at }: AdminPopin): string {
  const text = validityText(starts_at, ends_at).replace(/^Valable /, '')
  return text ? text.charAt(0).toLocaleUpperCase('fr') + text.slice(1) : 'Sans date'
}

function frequencyText({ frequency, every_days }: AdminPopin): string {
  return frequency === 'every_days' ? `Tous les ${every_days ?? 0}\u00a0jours` : FREQUENCY[frequency]
}

function closedText({ dismissals }: AdminPopin): string {
  if (dismissals === null) return 'moins de 5'
  return dismissals === 0 ? 'personne' : formatInteger(dismissals)
}
