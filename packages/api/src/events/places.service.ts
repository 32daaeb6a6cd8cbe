import { placesLeft } from '@kiosque/contract/domain/events'
import type { ApprovalBody, Registration } from '@kiosque/contract/wire/registrations'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import { conflict, forbidden, notFound } from '../errors.ts'
import { tellLapsed, tellRefused, tellRegistered, type Site } from './event-notices.ts'
import { lockEvent, type EventRow } from './events.sql.ts'
import { mayChange, presentOne } from './present-registration.ts'
import { find, onEvent, remember, type Registering } from './registrations.service.ts'
import {
  deactivateAttendees,
  selectRegistration,
  updateRegistration,
  type RegistrationRow,
} from './registrations.sql.ts'
import { promoteWaiting } from './seats.ts'
import { selectLapsed } from './waiting.sql.ts'

/** Under the lock of its event, read again. */
async function held(trx: Db, id: number, who: Registering) {
  const { event_id } = await find(trx, id, who.viewer)
  const event = await lockEvent(trx, event_id)
  if (event === undefined) throw notFound()
  if (event.status !== 'published') throw conflict('event_cancelled', 'Cet événement est annulé.')
  return { event, row: await find(trx, id, who.viewer) }
}

/** They take the place that freed: it is theirs for good. Said twice, it changes nothing. */
export async function confirmPlace(db: Db, id: number, who: Registering): Promise<Registration> {
  const { event_id } = await find(db, id, who.viewer)
  return onEvent(db, event_id, who, async (trx) => {
    const { event, row } = await held(trx, id, who)
    const isComing = row.attendees.some(({ user_id }) => user_id === who.viewer.user_id)
    if (!mayChange(row, who.viewer) && !isComing)
      throw forbidden('forbidden', 'Seules les personnes concernées et leur officine confirment cette place.')
    if (row.status === 'cancelled')
      throw conflict(
        'place_lapsed',
        'Le délai pour confirmer est passé\u00a0: la place est allée à la suivante.',
      )
    if (row.status === 'waiting') throw conflict('not_promoted', 'Aucune place ne s’est encore libérée.')
    if (row.confirm_by === null) return presentOne(trx, row, who)
    if (row.confirm_by <= who.now)
      throw conflict(
        'place_lapsed',
        'Le délai pour confirmer est passé\u00a0: la place va à la personne suivante.',
      )
    await updateRegistration(trx, id, { confirm_by: null, updated_at: who.now })
    const after = await find(trx, id, who.viewer)
    await tellRegistered(trx, event, after, who)
    await remember(trx, 'confirm', after, who, row)
    return presentOne(trx, after, who)
  })
}

/** The organiser's yes gives a place where there is one, and a rank where there is none; their no is told. */
export async function decide(
  db: Db,
  id: number,
  { approved, reason = '' }: ApprovalBody,
  who: Registering,
): Promise<Registration> {
  const { event_id } = await find(db, id, who.viewer)
  return onEvent(db, event_id, who, async (trx) => {
    const { event, row } = await held(trx, id, who)
    if (row.status !== 'waiting' || row.is_approved)
      throw conflict('already_decided', 'Cette inscription n’attend plus de validation.')
    if (approved) await approve(trx, event, row, who)
    else await refuse(trx, event, row, { ...who, reason: reason.trim() })
    const after = await find(trx, id, who.viewer)
    await remember(trx, approved ? 'approve' : 'refuse', after, who, row)
    return presentOne(trx, after, who)
  })
}

async function approve(trx: Db, event: EventRow, row: RegistrationRow, who: Registering): Promise<void> {
  const left = placesLeft(event)
  const hasPlace = left === null || row.attendees.length <= left
  await updateRegistration(trx, row.id, {
    status: hasPlace ? 'confirmed' : 'waiting',
    is_approved: true,
    updated_at: who.now,
  })
  await promoteWaiting(trx, event, { ...who, acting: row.id })
  await tellRegistered(trx, event, await find(trx, row.id, who.viewer), who)
}

async function refuse(
  trx: Db,
  event: EventRow,
  row: RegistrationRow,
  who: Registering & { reason: string },
): Promise<void> {
  await updateRegistration(trx, row.id, { status: 'cancelled', updated_at: who.now })
  await deactivateAttendees(trx, row.id)
  await tellRefused(trx, event, row, who)
  await promoteWaiting(trx, event, who)
}

/** Places that nobody took in time go to the next, who is told in turn. One event at a time. */
export async function releaseLapsed(db: Db, { now, publicUrl }: Site & { now: Date }): Promise<number> {
  const lapsed = Map.groupBy(await selectLapsed(db, now), ({ event_id }) => event_id)
  let released = 0
  for (const [eventId, rows] of lapsed)
    await inTransaction(db, async (trx) => {
      const event = await lockEvent(trx, eventId)
      if (event === undefined || event.status !== 'published' || now >= event.starts_at) return
      for (const { id } of rows) {
        const row = await selectRegistration(trx, id, {})
        // Taken meanwhile, or withdrawn.
        if (row?.status !== 'confirmed' || row.confirm_by === null || row.confirm_by > now) continue
        await updateRegistration(trx, id, { status: 'cancelled', confirm_by: null, updated_at: now })
        await deactivateAttendees(trx, id)
        await tellLapsed(trx, event, row, { now, publicUrl })
        await remember(trx, 'lapse', { ...row, status: 'cancelled' }, { viewer: null, now }, row)
        released += 1
      }
      await promoteWaiting(trx, event, { now, publicUrl })
    })
  return released
}
