import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { parisDay } from '@kiosque/contract/domain/dates'
import { POSITIONS, STANDINGS, standingLabel, type Standing } from '@kiosque/contract/domain/events'
import type { EventDetail } from '@kiosque/contract/wire/events'
import type { DeskAttendee } from '@kiosque/contract/wire/registrations'
import { AddAttendeeDialog } from '../../features/backoffice-events/add-attendee-dialog.tsx'
import {
  attendeeColumns,
  nameOf,
  type AttendeeAction,
} from '../../features/backoffice-events/attendee-columns.tsx'
import { Badges } from '../../features/backoffice-events/badges.tsx'
import { CancelEventDialog } from '../../features/backoffice-events/cancel-event-dialog.tsx'
import { EventActions, type EventAction } from '../../features/backoffice-events/event-actions.tsx'
import { eventState } from '../../features/backoffice-events/event-columns.tsx'
import { EventDialog } from '../../features/backoffice-events/event-dialog.tsx'
import { EventFigures } from '../../features/backoffice-events/event-figures.tsx'
import {
  attendeesQuery,
  deskEventQuery,
  useCancelRegistration,
  useCheckIn,
  useConfirmRegistration,
  useDecide,
  useDeleteEvent,
  useRefreshEvents,
} from '../../features/backoffice-events/events-desk.queries.ts'
import { useBadges } from '../../features/backoffice-events/use-badges.ts'
import { MailDialog } from '../../features/backoffice-events/mail-dialog.tsx'
import { RefuseDialog } from '../../features/backoffice-events/refuse-dialog.tsx'
import { RepeatDialog } from '../../features/backoffice-events/repeat-dialog.tsx'
import { formatTime } from '../../lib/format.ts'
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'
import { usePageTitle } from '../../lib/title.ts'
import { Loaded } from '../../parts/desk/loaded.tsx'
import { ListPage } from '../../parts/desk/list-page.tsx'
import { useListFilters } from '../../parts/desk/use-list-filters.ts'
import { Status } from '../../ui/badge.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { DateTile } from '../../ui/date-tile.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { Table } from '../../ui/table.tsx'
import { toast } from '../../ui/toast.tsx'
import { eventSlots } from './events-page.tsx'
import '../../features/backoffice-events/events-desk.css'

type Open = { what: EventAction } | { what: 'withdraw' | 'refuse'; attendee: DeskAttendee } | null

/** One event at the desk: what it is, who comes, who is there (mock-up bo-inscriptions). */
export function EventDeskPage() {
  const { id } = useParams({ from: '/backoffice/is-admin/admin/events/$id' })
  const event = useQuery(deskEventQuery(id))
  usePageTitle(event.data?.title)
  return (
    <Loaded isPage query={event}>
      {(data) => <Desk id={id} event={data} />}
    </Loaded>
  )
}

function Desk({ id, event }: { id: string; event: EventDetail }) {
  const list = useListFilters({
    search: { label: 'Rechercher un participant', placeholder: 'Nom, officine, CIP…' },
    filters: {
      status: {
        label: 'État',
        name: 'l’état',
        all: 'Tous les états',
        options: STANDINGS.map((value) => ({ value, label: standingLabel(value) })),
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
  const [selected, setSelected] = useState<Set<string | number>>(new Set())
  const checkIn = useCheckIn()
  const give = useConfirmRegistration()
  const decide = useDecide()
  const act = (action: AttendeeAction, attendee: DeskAttendee) => {
    if (action === 'give') give.mutate(attendee.registration_id)
    else if (action === 'approve') decide.mutate({ id: attendee.registration_id, approved: true })
    else setOpen({ what: action, attendee })
  }
  const columns = attendeeColumns({
    isOver: event.registration_state === 'over',
    onPresent: (attendee, present) =>
      checkIn.mutate({ registrationId: attendee.registration_id, attendeeId: attendee.id, present }),
    onAction: act,
  })
  const { badges, print } = useBadges({
    eventId: id,
    filters: list.values,
    selected,
    rows: query.data?.data ?? [],
  })
  const openAction = (what: EventAction) => (what === 'badges' ? print() : setOpen({ what }))
  return (
    <div className="prints-badges">
      <Breadcrumb items={[{ label: 'Agenda', href: paths.admin('events') }, { label: event.title }]} />
      <ListPage
        title={event.title}
        intro={<Intro event={event} />}
        actions={<EventActions event={event} chosen={selected.size} onOpen={openAction} />}
        above={<EventFigures event={event} answer={query.data} />}
        list={list}
        query={query}
        noun="participant"
        noMatch="Aucun participant ne correspond"
        empty={{
          title: 'Personne n’est encore inscrit',
          text: 'Les inscriptions s’afficheront ici, une personne par ligne.',
        }}
      >
        {(shown) => (
          <Table
            caption="Participants"
            dense
            columns={columns}
            rows={shown}
            rowKey={(row) => row.id}
            rowLabel={nameOf}
            selected={selected}
            onSelect={setSelected}
          />
        )}
      </ListPage>
      <Badges event={event} attendees={badges} />
      <Opened
        open={open}
        event={event}
        onClose={() => setOpen(null)}
        mail={
          <MailDialog
            eventId={event.id}
            to={
              selected.size > 0
                ? { attendee_ids: [...selected].map(Number) }
                : { filter: filterOf(list.values) }
            }
            people={selected.size > 0 ? selected.size : (query.data?.meta.total ?? 0)}
            isFiltered={list.active.length > 0}
            onClose={() => setOpen(null)}
          />
        }
      />
    </div>
  )
}

/** The filters of the address, as the message asks them. */
function filterOf(values: Record<string, string | undefined>) {
  const { q, status, position, present } = values
  return {
    ...(q ? { q } : {}),
    ...(status ? { status: status as Standing } : {}),
    ...(position ? { position: Number(position) } : {}),
    ...(present ? { present: present === 'true' } : {}),
  }
}

function Opened(props: { open: Open; event: EventDetail; mail: React.ReactNode; onClose: () => void }) {
  const { open, event, mail, onClose: close } = props
  const withdraw = useCancelRegistration()
  const remove = useDeleteEvent()
  const refresh = useRefreshEvents()
  switch (open?.what) {
    case 'mail':
      return mail
    case 'add':
      return <AddAttendeeDialog eventId={event.id} onClose={close} />
    case 'repeat':
      return <RepeatDialog eventId={event.id} onClose={close} />
    case 'refuse':
      return <RefuseDialog attendee={open.attendee} onClose={close} />
    case 'cancel':
      return <CancelEventDialog event={event} onClose={close} />
    case 'edit':
      return (
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
      )
    case 'delete':
      return (
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
      )
    case 'withdraw':
      return (
        <ConfirmDialog
          open
          onClose={close}
          title={`Annuler l’inscription de ${nameOf(open.attendee)}\u202F?`}
          confirmLabel="Annuler l’inscription"
          onConfirm={() => withdraw.mutateAsync(open.attendee.registration_id)}
        >
          Toutes les personnes de cette inscription sont prévenues, et leurs places vont à qui attend.
        </ConfirmDialog>
      )
    case 'badges':
    case undefined:
      return null
  }
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
