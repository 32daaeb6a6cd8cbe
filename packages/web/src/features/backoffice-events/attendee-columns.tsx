import type { DeskAttendee } from '@kiosque/contract/wire/registrations'
import { formatDate } from '../../lib/format.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Status } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Switch } from '../../ui/checkbox.tsx'
import type { Column } from '../../ui/table.tsx'

type Handlers = {
  onPresent: (attendee: DeskAttendee, present: boolean) => void
  onConfirm: (attendee: DeskAttendee) => void
  onCancel: (attendee: DeskAttendee) => void
}

export const nameOf = ({ first_name, last_name }: DeskAttendee) => `${first_name} ${last_name}`

function State({ attendee }: { attendee: DeskAttendee }) {
  if (attendee.status === 'confirmed') return <Status tone="green">Confirmé</Status>
  if (attendee.status === 'cancelled') return <Status tone="grey">Annulé</Status>
  return <Status tone="warn">Liste d’attente, n°&nbsp;{attendee.waiting_rank ?? 1}</Status>
}

/** One line per person, as the mock-up has them. */
export const attendeeColumns = ({ onPresent, onConfirm, onCancel }: Handlers): Column<DeskAttendee>[] => [
  {
    key: 'name',
    header: 'Participant',
    cell: (attendee) => (
      <span className="row row--nw" style={{ gap: 10 }}>
        <Avatar name={nameOf(attendee)} size="sm" />
        <span>
          <b>{nameOf(attendee)}</b>
          {attendee.comment && (
            <>
              <br />
              <span className="small muted">{attendee.comment}</span>
            </>
          )}
        </span>
      </span>
    ),
  },
  {
    key: 'drugstore',
    header: 'Officine',
    cell: ({ drugstore }) => `${drugstore.name}, ${drugstore.city}`,
  },
  { key: 'position', header: 'Fonction', cell: (attendee) => attendee.position },
  { key: 'registered_at', header: 'Inscrit le', cell: (attendee) => formatDate(attendee.registered_at) },
  { key: 'status', header: 'État', cell: (attendee) => <State attendee={attendee} /> },
  {
    key: 'present',
    header: 'Présent',
    cell: (attendee) =>
      attendee.status === 'confirmed' ? (
        <Switch
          label={<span className="sr-only">{nameOf(attendee)} est présent</span>}
          checked={attendee.checked_in_at !== null}
          onChange={(present) => onPresent(attendee, present)}
        />
      ) : null,
  },
  {
    key: 'actions',
    header: <span className="sr-only">Actions</span>,
    cell: (attendee) => (
      <span className="row row--nw no-print">
        {attendee.status === 'waiting' && (
          <Button
            size="sm"
            aria-label={`Donner une place à ${nameOf(attendee)}`}
            onClick={() => onConfirm(attendee)}
          >
            Donner une place
          </Button>
        )}
        {attendee.status !== 'cancelled' && (
          <Button
            size="sm"
            variant="danger-ghost"
            aria-label={`Annuler l’inscription de ${nameOf(attendee)}`}
            onClick={() => onCancel(attendee)}
          >
            Annuler
          </Button>
        )}
      </span>
    ),
  },
]
