import { useQuery } from '@tanstack/react-query'
import { IconCalendarTime } from '@tabler/icons-react'
import type { EventDetail } from '@kiosque/contract/wire/events'
import { inWords } from '../../lib/number-words.ts'
import { closedWord, teamlessWord } from './closed-word.ts'
import { messageFor, saveDownload } from '../../lib/api.ts'
import { formatDateTime } from '../../lib/format.ts'
import { isGuest, useSignedIn } from '../../lib/session.ts'
import { Alert } from '../../ui/alert.tsx'
import { DownloadButton } from '../../ui/download-button.tsx'
import { LineSkeletons } from '../../ui/skeleton.tsx'
import { colleaguesQuery, registrationsQuery } from './agenda.queries.ts'
import { OwnRegistrations } from './own-registrations.tsx'
import { RegistrationForm } from './registration-form.tsx'
import './event.css'

/** Beside the event: who of the pharmacy comes, and how to come. */
export function RegistrationBox({ event }: { event: EventDetail }) {
  const session = useSignedIn()
  const { account } = session
  const drugstoreId = account?.drugstore?.id
  return (
    <aside className="card regbox sticky" id="inscription" aria-label="Inscription">
      <h2 className="h3">{event.can_register ? 'Inscrire mon équipe' : 'Inscriptions'}</h2>
      {/* A guest has no team whose places to count, nor a date to keep. */}
      {!isGuest(session) &&
        event.registration_state !== 'over' &&
        event.registration_state !== 'cancelled' && (
          <p className="small muted regbox__terms">{termsText(event)}</p>
        )}
      {drugstoreId === undefined || !account || account.type === 0 ? (
        <Alert>{teamlessWord(event)}</Alert>
      ) : (
        <Team event={event} drugstoreId={drugstoreId} />
      )}
      <div className="regbox__ics">
        <DownloadButton
          save={() => saveDownload(`/events/${event.id}/ics`, `evenement-${event.id}.ics`)}
          failure="Le fichier n’est pas arrivé"
          icon={<IconCalendarTime className="i i--18" aria-hidden="true" />}
        >
          Ajouter à mon agenda
        </DownloadButton>
      </div>
    </aside>
  )
}

function termsText({ max_per_drugstore: most, registration_deadline, starts_at }: EventDetail): string {
  const share =
    most === null
      ? ''
      : `${inWords(most)} ${most === 1 ? 'participant' : 'participants'} au plus par officine, `
  const text = `${share}jusqu’au ${formatDateTime(registration_deadline ?? starts_at)}.`
  return text.charAt(0).toLocaleUpperCase('fr') + text.slice(1)
}

function Team({ event, drugstoreId }: { event: EventDetail; drugstoreId: number }) {
  const team = useQuery(colleaguesQuery(drugstoreId))
  const registrations = useQuery(registrationsQuery(event.id))
  const error = team.error ?? registrations.error
  if (error) return <Alert tone="danger">{messageFor(error)}</Alert>
  if (!team.data || !registrations.data) return <LineSkeletons count={4} />
  const colleagues = team.data.data.filter((member) => !member.is_disabled && member.type > 0)
  const takenBut = (id: number | null) =>
    new Set(
      registrations.data
        .filter((registration) => registration.id !== id)
        .flatMap(({ attendees }) => attendees.flatMap(({ email }) => email?.toLowerCase() ?? [])),
    )
  const own = registrations.data
  const shareTaken = own.reduce((sum, { attendees }) => sum + attendees.length, 0)
  const isShareFull = event.max_per_drugstore !== null && shareTaken >= event.max_per_drugstore
  return (
    <div className="stack" style={{ '--gap': '16px' } as React.CSSProperties}>
      {own.length > 0 && (
        <OwnRegistrations event={event} registrations={own} team={colleagues} takenBut={takenBut} />
      )}
      {!event.can_register && <Alert tone="warn">{closedWord(event)}</Alert>}
      {event.can_register && isShareFull && (
        <Alert>Votre officine a inscrit tous les participants que cet événement lui réserve.</Alert>
      )}
      {event.can_register && !isShareFull && (
        <RegistrationForm key={own.length} event={event} team={colleagues} taken={takenBut(null)} />
      )}
    </div>
  )
}
