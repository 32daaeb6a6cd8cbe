import { IconCertificate, IconCheck, IconDots, IconX } from '@tabler/icons-react'
import { standingLabel } from '@kiosque/contract/domain/events'
import type { DeskAttendee } from '@kiosque/contract/wire/registrations'
import { saveDownload } from '../../lib/api.ts'
import { formatDate, formatDateTime } from '../../lib/format.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Status } from '../../ui/badge.tsx'
import { IconButton } from '../../ui/button.tsx'
import { Switch } from '../../ui/checkbox.tsx'
import { Menu, MenuItem } from '../../ui/menu.tsx'
import { sayRefusal } from '../../ui/refusal.tsx'
import { Stars } from '../../ui/stars.tsx'
import type { Column } from '../../ui/table.tsx'

export type AttendeeAction = 'give' | 'approve' | 'refuse' | 'withdraw'
type Handlers = {
  isOver: boolean
  onPresent: (attendee: DeskAttendee, present: boolean) => void
  onAction: (action: AttendeeAction, attendee: DeskAttendee) => void
}

export const nameOf = ({ first_name, last_name }: { first_name: string; last_name: string }) =>
  `${first_name} ${last_name}`

const TONES = {
  confirmed: 'green',
  to_confirm: 'warn',
  to_approve: 'warn',
  waiting: 'warn',
  cancelled: 'grey',
} as const
const AVATARS = ['green', 'blue', 'sand', 'teal'] as const
const SHORT = { confirmed: 'Confirmé', cancelled: 'Annulé' } as const

function State({ attendee: { standing, waiting_rank, confirm_by } }: { attendee: DeskAttendee }) {
  const label = standing in SHORT ? SHORT[standing as keyof typeof SHORT] : standingLabel(standing)
  return (
    <>
      <Status tone={TONES[standing]}>
        {label}
        {standing === 'waiting' && <>, n°&nbsp;{waiting_rank ?? 1}</>}
      </Status>
      {standing === 'to_confirm' && confirm_by && (
        <span className="small muted ev-by">avant le {formatDateTime(confirm_by)}</span>
      )}
    </>
  )
}

/** What they said besides: a precision, answers, slots, a mark. */
function Said({ attendee }: { attendee: DeskAttendee }) {
  const { comment, answers, slots, rating, rating_comment } = attendee
  return (
    <span className="small muted ev-said">
      {comment && <span>{comment}</span>}
      {slots.map((slot) => (
        <span key={slot}>{slot}</span>
      ))}
      {answers.map(({ question_id, label, value, file }) => (
        <span key={question_id}>
          {label}&nbsp;: {file ? <a href={file.url}>{value}</a> : <b>{value}</b>}
        </span>
      ))}
      {rating !== null && (
        <span>
          <Stars count={rating} />
          {rating_comment && <>, «&nbsp;{rating_comment}&nbsp;»</>}
        </span>
      )}
    </span>
  )
}

/** One line per person, as the mock-up has them. */
export const attendeeColumns = ({ isOver, onPresent, onAction }: Handlers): Column<DeskAttendee>[] => [
  {
    key: 'name',
    header: 'Participant',
    cell: (attendee) => (
      <span className="row row--nw" style={{ gap: 10 }}>
        <Avatar name={nameOf(attendee)} size="sm" tone={AVATARS[attendee.id % AVATARS.length] ?? 'teal'} />
        <span>
          <b>{nameOf(attendee)}</b>
          <Said attendee={attendee} />
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
    cell: (attendee) =>
      attendee.status === 'cancelled' ? null : (
        <AttendeeMenu attendee={attendee} isOver={isOver} onAction={(action) => onAction(action, attendee)} />
      ),
  },
]

const icon = { className: 'i i--18', 'aria-hidden': true } as const

function AttendeeMenu(props: {
  attendee: DeskAttendee
  isOver: boolean
  onAction: (action: AttendeeAction) => void
}) {
  const { attendee, isOver, onAction } = props
  const name = nameOf(attendee)
  const hasCertificate = isOver && attendee.checked_in_at !== null && attendee.status === 'confirmed'
  return (
    <Menu
      label={`Actions sur ${name}`}
      width={250}
      floating
      trigger={({ ref, ...trigger }) => (
        <IconButton size="sm" label={`Actions sur ${name}`} ref={ref} {...trigger}>
          <IconDots className="i" aria-hidden="true" />
        </IconButton>
      )}
    >
      {attendee.standing === 'to_approve' && (
        <>
          <MenuItem onClick={() => onAction('approve')} icon={<IconCheck {...icon} />}>
            Valider l’inscription
          </MenuItem>
          <MenuItem danger onClick={() => onAction('refuse')} icon={<IconX {...icon} />}>
            Refuser l’inscription
          </MenuItem>
        </>
      )}
      {attendee.standing === 'waiting' && (
        <MenuItem onClick={() => onAction('give')} icon={<IconCheck {...icon} />}>
          Donner une place
        </MenuItem>
      )}
      {hasCertificate && (
        <MenuItem
          icon={<IconCertificate {...icon} />}
          onClick={() =>
            void saveDownload(
              `/registrations/${attendee.registration_id}/attendees/${attendee.id}/certificate`,
              'attestation.pdf',
            ).catch(sayRefusal('L’attestation n’a pas pu être téléchargée'))
          }
        >
          Attestation de présence
        </MenuItem>
      )}
      <MenuItem danger onClick={() => onAction('withdraw')} icon={<IconX {...icon} />}>
        Annuler l’inscription
      </MenuItem>
    </Menu>
  )
}
