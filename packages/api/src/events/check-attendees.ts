import type { AttendeeBody } from '@kiosque/contract/wire/registrations'
import type { Db } from '../db/db.ts'
import { AppError, conflict, invalid, type FieldErrors } from '../errors.ts'
import type { EventRow } from './events.sql.ts'
import { countSeatsOf, selectPeopleByEmail, selectTaken, type PlacedAttendee } from './registrations.sql.ts'

interface Place {
  event: EventRow
  drugstoreId: number
  /** The registration that is being changed. */
  registrationId: number | null
}

/** The people a pharmacy brings, each known by their account where they have one; or why they may not come. */
export async function checkedAttendees(
  trx: Db,
  given: readonly AttendeeBody[],
  place: Place,
): Promise<PlacedAttendee[]> {
  await demandOnce(trx, given, place)
  await demandShare(trx, given.length, place)
  const emails = given.map((attendee) => attendee.email)
  const people = await selectPeopleByEmail(trx, emails, place.drugstoreId)
  const byEmail = new Map(people.map((person) => [person.email, person]))
  const errors: FieldErrors = {}
  for (const [index, { email }] of given.entries())
    if (byEmail.get(email)?.is_of_team === false)
      errors[`attendees.${index}.email`] = [
        'Cette adresse est celle de quelqu’un d’une autre officine\u00a0: c’est à son équipe de l’inscrire.',
      ]
  if (Object.keys(errors).length > 0) throw invalid(errors)
  return given.map((attendee) => ({ ...attendee, user_id: byEmail.get(attendee.email)?.user_id ?? null }))
}

/** The same person, by their address, comes once to one event. */
async function demandOnce(
  trx: Db,
  given: readonly AttendeeBody[],
  { event, registrationId }: Place,
): Promise<void> {
  const emails = given.map((attendee) => attendee.email)
  const taken = await selectTaken(trx, event.id, emails, registrationId)
  const twice = given.flatMap(({ email }, index) =>
    taken.has(email) || emails.indexOf(email) < index ? [{ index, email }] : [],
  )
  const [first] = twice
  if (first === undefined) return
  const messageOf = (email: string) =>
    taken.has(email)
      ? `${email} est déjà inscrit à cet événement.`
      : `${email} est indiqué deux fois\u00a0: chaque participant a sa propre adresse.`
  const errors = Object.fromEntries(
    twice.map(({ index, email }) => [`attendees.${index}.email`, [messageOf(email)]]),
  )
  throw new AppError(409, 'already_registered', messageOf(first.email), { errors })
}

async function demandShare(
  trx: Db,
  seats: number,
  { event, drugstoreId, registrationId }: Place,
): Promise<void> {
  const most = event.max_per_drugstore
  if (most === null) return
  const others = await countSeatsOf(trx, { eventId: event.id, drugstoreId, exceptId: registrationId })
  if (others + seats <= most) return
  const people = most === 1 ? 'une personne' : `${most}\u00a0personnes`
  const already = others === 0 ? '' : ` Vous en avez déjà inscrit ${others}.`
  throw conflict('drugstore_share', `Cet événement accueille ${people} au plus par officine.${already}`)
}
