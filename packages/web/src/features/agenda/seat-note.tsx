import { useQuery } from '@tanstack/react-query'
import type { EventDetail } from '@kiosque/contract/wire/events'
import { count } from '../../lib/format.ts'
import { eventQuery } from './agenda.queries.ts'

/** How a session of the agenda stands for one's pharmacy, in a few words: who comes, or what is left. */
export function SeatNote({ eventId }: { eventId: number }) {
  // What one may not see, or is gone, says nothing: the page stands without it.
  const { data } = useQuery({ ...eventQuery(String(eventId)), throwOnError: false, retry: false })
  const words = data && seatWords(data)
  return <>{words && `, ${words}`}</>
}

function seatWords({
  my_registrations: own,
  places_left: left,
  capacity,
  status,
}: EventDetail): string | null {
  if (status === 'cancelled') return 'séance annulée'
  const coming = own.filter((each) => each.status === 'confirmed').flatMap(({ attendees }) => attendees)
  if (coming.length > 0) return count(coming.length, 'place réservée', 'places réservées')
  if (own.length > 0) return 'en liste d’attente'
  if (left === null || capacity === null) return null
  return left === 0 ? 'complet, liste d’attente ouverte' : `${count(left, 'place')} sur ${capacity}`
}
