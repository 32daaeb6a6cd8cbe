import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EVENT_KINDS, eventKindLabel } from '@kiosque/contract/domain/events'
import { eventColumns } from '../../features/backoffice-events/event-columns.tsx'
import { EventDialog } from '../../features/backoffice-events/event-dialog.tsx'
import { deskEventsQuery, useRefreshEvents } from '../../features/backoffice-events/events-desk.queries.ts'
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import { ListPage } from '../../parts/desk/list-page.tsx'
import { CreateButton } from '../../parts/desk/row-actions.tsx'
import { useListFilters } from '../../parts/desk/use-list-filters.ts'
import { toast } from '../../ui/toast.tsx'
import { eventSlots } from './event-slots.tsx'

/** D13-04: every event of the network, drafts included. */
export function EventsPage() {
  const list = useListFilters({
    search: { label: 'Rechercher un événement', placeholder: 'Titre, ville…' },
    filters: {
      status: {
        label: 'État',
        name: 'l’état',
        all: 'Tous les états',
        options: [
          { value: 'draft', label: 'Brouillon' },
          { value: 'published', label: 'Publié' },
          { value: 'cancelled', label: 'Annulé' },
        ],
      },
      kind: {
        label: 'Type',
        name: 'le type',
        all: 'Tous les types',
        options: EVENT_KINDS.map((value) => ({ value, label: eventKindLabel(value) })),
      },
    },
    sorts: ['-starts_at', 'starts_at'],
  })
  const query = useQuery(deskEventsQuery({ ...list.values, ...list.paging }))
  const refresh = useRefreshEvents()
  const [isCreating, setCreating] = useState(false)
  const create = <CreateButton onClick={() => setCreating(true)}>Nouvel événement</CreateButton>
  return (
    <>
      <ListPage
        title="Agenda et inscriptions"
        intro="Réunions, webinaires, salons et formations, et qui y vient."
        actions={create}
        list={list}
        query={query}
        noun="événement"
        noMatch="Aucun événement ne correspond"
        empty={{
          title: 'Aucun événement pour le moment',
          text: 'Créez le premier rendez-vous du réseau.',
          actions: create,
        }}
        columns={eventColumns}
      />
      {isCreating && (
        <EventDialog
          event={null}
          slots={eventSlots}
          onClose={() => setCreating(false)}
          onSaved={({ id, status }) => {
            void refresh()
            toast({ title: status === 'published' ? 'Événement publié' : 'Brouillon enregistré' })
            go(paths.admin(`events/${id}`))
          }}
        />
      )}
    </>
  )
}
