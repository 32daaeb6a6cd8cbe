import { slotKey, slotPlacesLeft, type EventSession } from '@kiosque/contract/domain/event-sessions'
import type { ShownSession } from '@kiosque/contract/wire/event-parts'
import type { Db } from '../db/db.ts'
import { AppError } from '../errors.ts'
import type { EventRow } from './events.sql.ts'
import { selectSlotSeats } from './slots.sql.ts'

/** The sessions of an event, each slot with the places it has left. */
export async function shownSessions(
  db: Db,
  { id, sessions }: Pick<EventRow, 'id' | 'sessions'>,
): Promise<ShownSession[]> {
  if (sessions.length === 0) return []
  const taken = await selectSlotSeats(db, id)
  return sessions.map((session) => ({
    ...session,
    slots: session.slots.map((slot) => ({
      ...slot,
      starts_at: new Date(slot.starts_at).toISOString(),
      ends_at: new Date(slot.ends_at).toISOString(),
      places_left: slotPlacesLeft(slot, taken.get(slotKey(session.id, slot.id)) ?? 0),
    })),
  }))
}

/** A slot that people chose keeps its place and its room for them. */
export async function demandSlotsKept(
  trx: Db,
  before: Pick<EventRow, 'id' | 'sessions'>,
  after: readonly EventSession[],
): Promise<void> {
  const taken = await selectSlotSeats(trx, before.id)
  for (const { id, title, slots } of before.sessions)
    for (const slot of slots) {
      const people = taken.get(slotKey(id, slot.id)) ?? 0
      if (people === 0) continue
      const kept = after.find((each) => each.id === id)?.slots.find((each) => each.id === slot.id)
      const who = `${people}\u00a0personne${people > 1 ? 's ont' : ' a'} choisi ce créneau de «\u00a0${title}\u00a0»`
      if (kept === undefined) throw refusal('slot_chosen', `${who}\u00a0: il ne peut plus être retiré.`)
      if (kept.capacity !== null && kept.capacity < people)
        throw refusal('capacity_too_low', `${who}\u00a0: gardez-y au moins autant de places.`)
    }
}

const refusal = (code: string, message: string) =>
  new AppError(409, code, message, { errors: { sessions: [message] } })
