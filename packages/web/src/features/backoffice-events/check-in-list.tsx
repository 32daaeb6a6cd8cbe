import { IconCheck } from '@tabler/icons-react'
import { fold } from '@kiosque/contract/domain/slug'
import type { DeskAttendee } from '@kiosque/contract/wire/registrations'
import { formatTime } from '../../lib/format.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { nameOf } from './attendee-columns.tsx'
import type { Mark } from './check-in-queue.ts'
import './check-in.css'

type Props = {
  people: readonly DeskAttendee[]
  waiting: readonly Mark[]
  typed: string
  onMark: (id: number, present: boolean) => void
}

export interface NotedAttendee extends DeskAttendee {
  presentAt: string | null
  isWaiting: boolean
}

/** Who is there, with what this phone noted and the server does not know yet. */
export const asNoted = (people: readonly DeskAttendee[], waiting: readonly Mark[]): NotedAttendee[] =>
  people.map((person) => {
    const mark = waiting.find(({ attendee_id }) => attendee_id === person.id)
    const presentAt = mark ? (mark.present ? mark.at : null) : person.checked_in_at
    return { ...person, presentAt, isWaiting: mark !== undefined }
  })

/** By any part of a name or of a pharmacy, accents or not; sorted as on the paper list of an entrance. */
function found(people: readonly NotedAttendee[], typed: string): NotedAttendee[] {
  const words = fold(typed).split(' ').filter(Boolean)
  return people
    .filter(({ first_name, last_name, drugstore }) => {
      const text = fold(`${first_name} ${last_name} ${drugstore.name} ${drugstore.city}`)
      return words.every((word) => text.includes(word))
    })
    .toSorted((one, other) => one.last_name.localeCompare(other.last_name, 'fr'))
}

/** One large line per person: a thumb is enough. */
export function CheckInList({ people, waiting, typed, onMark }: Props) {
  if (people.length === 0)
    return (
      <EmptyState title="Personne n’est encore inscrit">
        Les inscrits s’afficheront ici, prêts à être pointés.
      </EmptyState>
    )
  const shown = found(asNoted(people, waiting), typed)
  if (shown.length === 0)
    return (
      <EmptyState title="Personne ne correspond">Vérifiez l’orthographe, ou cherchez l’officine.</EmptyState>
    )
  return (
    <ul className="check-in-list" aria-label="Participants">
      {shown.map((person) => (
        <li key={person.id}>
          <button
            type="button"
            aria-pressed={person.presentAt !== null}
            onClick={() => onMark(person.id, person.presentAt === null)}
          >
            <Avatar name={nameOf(person)} size="sm" />
            <span className="grow">
              <b>
                {person.last_name} {person.first_name}
              </b>
              <small>
                {person.drugstore.name}, {person.drugstore.city}
              </small>
            </span>
            <span className="check-in-list__state">
              {person.presentAt !== null && (
                <>
                  <IconCheck className="i" aria-hidden="true" /> {formatTime(person.presentAt)}
                </>
              )}
              {person.isWaiting && <small>à envoyer</small>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
