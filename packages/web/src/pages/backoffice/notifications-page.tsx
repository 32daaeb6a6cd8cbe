import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SentNotification } from '@kiosque/contract/wire/notifications'
import { sentColumns } from '../../features/backoffice-notifications/sent-columns.tsx'
import { sentQuery, useCancelSend } from '../../features/backoffice-notifications/sent.queries.ts'
import { paths } from '../../lib/paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ListPage } from '../../parts/desk/list-page.tsx'
import { useListFilters } from '../../parts/desk/use-list-filters.ts'
import { ConfirmDialog } from '../../ui/dialog.tsx'

const TOPICS = [
  { value: 'publication', label: 'Publications' },
  { value: 'training', label: 'Formations' },
  { value: 'reading', label: 'Lectures obligatoires' },
  { value: 'recall', label: 'Rappels de lot' },
]
const STATES = [
  { value: 'sent', label: 'Envoyées' },
  { value: 'waiting', label: 'En attente' },
]

export function NotificationsPage() {
  const list = useListFilters({
    search: { label: 'Rechercher une notification', placeholder: 'Rechercher' },
    filters: {
      topic: { label: 'Sujet', all: 'Tous les sujets', name: 'le sujet', options: TOPICS },
      state: { label: 'État', all: 'Tous les états', name: 'l’état', options: STATES },
    },
  })
  const query = useQuery(sentQuery({ ...list.values, ...list.paging }))
  const cancel = useCancelSend()
  const [cancelling, setCancelling] = useState<SentNotification | null>(null)
  return (
    <>
      <ListPage
        title="Notifications"
        intro="Ce que la cloche du portail a annoncé, à combien de personnes, et combien l’ont lu. Moins de cinq personnes&nbsp;: le chiffre est masqué."
        list={list}
        query={query}
        noun="notification"
        noMatch="Aucune notification ne correspond"
        empty={{
          title: 'Aucune notification envoyée pour le moment',
          text: 'Choisissez «\u00A0Notifier les personnes ciblées\u00A0» en publiant un contenu.',
          actions: (
            <ButtonLink variant="secondary" href={paths.admin('contents')}>
              Voir les contenus
            </ButtonLink>
          ),
        }}
        caption="Notifications envoyées"
        isDense={false}
        columns={sentColumns(setCancelling)}
      />
      {cancelling && (
        <ConfirmDialog
          open
          title="Annuler cet envoi&nbsp;?"
          confirmLabel="Annuler l’envoi"
          onClose={() => setCancelling(null)}
          onConfirm={() => cancel.mutateAsync(cancelling.id)}
        >
          «&nbsp;{cancelling.title}&nbsp;» paraîtra sans prévenir personne.
        </ConfirmDialog>
      )}
    </>
  )
}
