import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { parisDay } from '@kiosque/contract/domain/dates'
import { POSITIONS } from '@kiosque/contract/domain/events'
import type { EventDetail } from '@kiosque/contract/wire/events'
import type { DeskAttendee, DeskAttendees } from '@kiosque/contract/wire/registrations'
import { attendeeColumns, nameOf } from '../../features/backoffice-events/attendee-columns.tsx'
import { Badges } from '../../features/backoffice-events/badges.tsx'
import { CancelEventDialog } from '../../features/backoffice-events/cancel-event-dialog.tsx'
import { eventState, placesText } from '../../features/backoffice-events/event-columns.tsx'
import { EventDialog } from '../../features/backoffice-events/event-dialog.tsx'
import {
  attendeesQuery,
  deskEventQuery,
  useCancelRegistration,
  useCheckIn,
  useConfirmRegistration,
  useDeleteEvent,
  usePublishEvent,
  useRefreshEvents,
} from '../../features/backoffice-events/events-desk.queries.ts'
import { saveDownload } from '../../lib/api.ts'
import { formatDate, formatTime } from '../../lib/format.ts'
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import { usePageTitle } from '../../lib/title.ts'
import { Loaded } from '../../parts/desk/loaded.tsx'
import { ListPage } from '../../parts/desk/list-page.tsx'
import { useListFilters } from '../../parts/desk/use-list-filters.ts'
import { Status } from '../../ui/badge.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { DateTile } from '../../ui/date-tile.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { DownloadButton } from '../../ui/download-button.tsx'
import { toast } from '../../ui/toast.tsx'
import { eventSlots } from './events-page.tsx'
import '../../features/backoffice-events/events-desk.css'

type Open = { what: 'edit' | 'cancel' | 'delete' } | { what: 'withdraw'; attendee: DeskAttendee } | null

/** One event at the desk: what it is, who comes, who is there (mock-up bo-inscriptions). */
export function EventDeskPage() {
  const { id = '' } = useParams({ strict: false })
  const event = useQuery(deskEventQuery(id))
  usePageTitle(event.data?.title)
  return <Loaded query={event}>{(data) => <Desk id={id} event={data} />}</Loaded>
}

function Desk({ id, event }: { id: string; event: EventDetail }) {
  const list = useListFilters({
    search: { label: 'Rechercher un participant', placeholder: 'Nom, officine, CIP…' },
    filters: {
      status: {
        label: 'État',
        name: 'l’état',
        all: 'Tous les états',
        options: [
          { value: 'confirmed', label: 'Confirmé' },
          { value: 'waiting', label: 'Liste d’attente' },
          { value: 'cancelled', label: 'Annulé' },
        ],
      },
      position: {
        label: 'Fonction',
        name: 'la fonction',
        all: 'Toutes les fonctions',
        options: POSITIONS.map((position) => ({ value: String(position.id), label: position.label })),
      },
      present: {
        label: 'Présence',
        name: 'la présence',
        all: 'Présents et absents',
        options: [
          { value: 'true', label: 'Présents' },
          { value: 'false', label: 'Absents' },
        ],
      },
    },
  })
  const query = useQuery(attendeesQuery(id, { ...list.values, page: list.page, per_page: 100 }))
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const checkIn = useCheckIn()
  const confirm = useConfirmRegistration()
  const withdraw = useCancelRegistration()
  const remove = useDeleteEvent()
  const refresh = useRefreshEvents()
  const columns = attendeeColumns({
    onPresent: (attendee, present) =>
      checkIn.mutate({ registrationId: attendee.registration_id, attendeeId: attendee.id, present }),
    onConfirm: (attendee) => confirm.mutate(attendee.registration_id),
    onCancel: (attendee) => setOpen({ what: 'withdraw', attendee }),
  })
  return (
    <div className="prints-badges">
      <Breadcrumb items={[{ label: 'Agenda', href: paths.admin('events') }, { label: event.title }]} />
      <ListPage
        title={event.title}
        intro={<Intro event={event} />}
        actions={<Actions event={event} onOpen={(what) => setOpen({ what })} />}
        above={<Figures event={event} counts={query.data?.counts} />}
        list={list}
        query={query}
        noun="participant"
        noMatch="Aucun participant ne correspond"
        empty={{
          title: 'Personne n’est encore inscrit',
          text: 'Les inscriptions s’afficheront ici, une personne par ligne.',
        }}
        caption="Participants"
        columns={columns}
      />
      <Badges event={event} attendees={query.data?.data ?? []} />
      {open?.what === 'edit' && (
        <EventDialog
          event={event}
          slots={eventSlots}
          onClose={close}
          onSaved={() => {
            close()
            void refresh()
            toast({ title: 'Événement enregistré' })
          }}
        />
      )}
      {open?.what === 'cancel' && <CancelEventDialog event={event} onClose={close} />}
      {open?.what === 'delete' && (
        <ConfirmDialog
          open
          onClose={close}
          title={`Supprimer «\u00A0${event.title}\u00A0»\u202F?`}
          confirmLabel="Supprimer l’événement"
          onConfirm={async () => {
            await remove.mutateAsync(event.id)
            go(paths.admin('events'))
          }}
        >
          L’événement et ses inscriptions disparaissent. S’il est encore à venir, les personnes inscrites sont
          prévenues.
        </ConfirmDialog>
      )}
      {open?.what === 'withdraw' && (
        <ConfirmDialog
          open
          onClose={close}
          title={`Annuler l’inscription de ${nameOf(open.attendee)}\u202F?`}
          confirmLabel="Annuler l’inscription"
          onConfirm={() => withdraw.mutateAsync(open.attendee.registration_id)}
        >
          Toutes les personnes de cette inscription sont prévenues, et leurs places vont à qui attend.
        </ConfirmDialog>
      )}
    </div>
  )
}

function Intro({ event }: { event: EventDetail }) {
  const { label, tone } = eventState(event)
  const where = event.city ?? event.place ?? (event.is_online ? 'En ligne' : '')
  return (
    <span className="ev-desk-head">
      <DateTile day={parisDay(event.starts_at)} />
      <span>
        {[where, `${formatTime(event.starts_at)} à ${formatTime(event.ends_at)}`].filter(Boolean).join(', ')}
        <br />
        <Status tone={tone}>{label}</Status>
      </span>
    </span>
  )
}

function Actions({
  event,
  onOpen,
}: {
  event: EventDetail
  onOpen: (what: 'edit' | 'cancel' | 'delete') => void
}) {
  const publish = usePublishEvent()
  return (
    <>
      <DownloadButton
        failure="La liste n’a pas pu être exportée"
        save={() => saveDownload(`/events/${event.id}/export`, 'inscriptions.csv', { method: 'POST' })}
      >
        Exporter en CSV
      </DownloadButton>
      <Button size="sm" onClick={() => print()}>
        Imprimer les badges
      </Button>
      {event.status !== 'draft' && (
        <ButtonLink size="sm" href={paths.agenda(event.id)}>
          Voir sur le portail
        </ButtonLink>
      )}
      {event.status === 'published' && (
        <Button size="sm" variant="danger-ghost" onClick={() => onOpen('cancel')}>
          Annuler l’événement
        </Button>
      )}
      {event.status !== 'published' && (
        <Button size="sm" variant="danger-ghost" onClick={() => onOpen('delete')}>
          Supprimer
        </Button>
      )}
      <Button
        size="sm"
        variant={event.status === 'draft' ? 'outline' : 'primary'}
        onClick={() => onOpen('edit')}
      >
        Modifier
      </Button>
      {event.status === 'draft' && (
        <Button
          size="sm"
          variant="primary"
          loading={publish.isPending}
          onClick={() => publish.mutate(event.id)}
        >
          Publier
        </Button>
      )}
    </>
  )
}

function Figures({ event, counts }: { event: EventDetail; counts: DeskAttendees['counts'] | undefined }) {
  const figures = [
    ['Inscrits', placesText(event)],
    ['Officines représentées', counts?.drugstores ?? '…'],
    ['Liste d’attente', event.waiting_count],
    ['Présents', counts?.present ?? '…'],
    ['Clôture', formatDate(event.registration_deadline ?? event.starts_at)],
  ] as const
  return (
    <div className="grid ev-figures" style={{ '--gap': '12px' } as React.CSSProperties}>
      {figures.map(([label, value]) => (
        <div key={label} className="card card--pad">
          <span className="small muted">{label}</span>
          <b>{value}</b>
        </div>
      ))}
    </div>
  )
}
