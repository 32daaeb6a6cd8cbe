import type { CheckInsBody, Registration } from '@kiosque/contract/wire/registrations'
import { recordChange } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import { conflict, notFound } from '../errors.ts'
import { markPresence, selectMarked } from './check-in.sql.ts'
import { selectEvent } from './events.sql.ts'
import { presentOne } from './present-registration.ts'
import { find, type Registering } from './registrations.service.ts'
import { followTraining } from './training-sessions.ts'

/** One person, ticked in the grid. */
export async function checkIn(
  db: Db,
  { id, attendeeId, present }: { id: number; attendeeId: number; present: boolean },
  who: Registering,
): Promise<Registration> {
  return inTransaction(db, async (trx) => {
    const row = await find(trx, id, who.viewer)
    if (row.status !== 'confirmed')
      throw conflict('not_confirmed', 'Seules les personnes qui ont une place peuvent être pointées.')
    if (!row.attendees.some((attendee) => attendee.id === attendeeId)) throw notFound()
    await markPresence(trx, row.event_id, [{ attendee_id: attendeeId, present, at: who.now.toISOString() }])
    // An attestation follows from it: the journal says who noted it.
    await recordChange(trx, {
      actor: who.viewer,
      action: 'registration.check_in',
      subject_type: 'registration',
      subject_id: id,
      after: { attendee_id: attendeeId, present },
      at: who.now,
    })
    const event = await selectEvent(trx, row.event_id, null)
    if (event !== undefined) await followTraining(trx, event, { attendeeIds: [attendeeId], now: who.now })
    return presentOne(trx, await find(trx, id, who.viewer), who)
  })
}

/**
 * What a phone noted at the entrance while it had no network. The same list sent twice changes nothing, and what was noted
 * last wins; those who have no place any more are named, so that whoever stands at the entrance knows.
 */
export async function checkInAll(
  db: Db,
  eventId: number,
  { marks }: CheckInsBody,
  { viewer, now }: Pick<Registering, 'now' | 'viewer'>,
): Promise<{ marked: number; refused: number[] }> {
  return inTransaction(db, async (trx) => {
    const event = await selectEvent(trx, eventId, null)
    if (event === undefined) throw notFound()
    // A phone whose clock runs ahead would win for ever.
    const noted = marks.map((mark) => ({
      ...mark,
      at: new Date(Math.min(Date.parse(mark.at), now.getTime())).toISOString(),
    }))
    const inOrder = noted.toSorted((one, other) => one.at.localeCompare(other.at))
    const last = [...new Map(inOrder.map((mark) => [mark.attendee_id, mark])).values()]
    await markPresence(trx, eventId, last)
    const attendeeIds = last.map(({ attendee_id }) => attendee_id)
    await followTraining(trx, event, { attendeeIds, now })
    const known = await selectMarked(trx, eventId, attendeeIds)
    const refused = attendeeIds.filter((id) => !known.has(id))
    const present = last.filter((mark) => mark.present && known.has(mark.attendee_id)).length
    if (known.size > 0)
      await recordChange(trx, {
        actor: viewer,
        action: 'event.check_in',
        subject_type: 'event',
        subject_id: eventId,
        after: { present, absent: known.size - present },
        at: now,
      })
    return { marked: last.length - refused.length, refused }
  })
}
