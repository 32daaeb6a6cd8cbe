import { confirmBy, placesLeft, promoted } from '@kiosque/contract/domain/events'
import type { Db } from '../db/db.ts'
import { tellPromoted, type Site } from './event-notices.ts'
import type { EventRow } from './events.sql.ts'
import { selectRegistration, updateRegistration } from './registrations.sql.ts'
import { selectWaiting, tallySeats } from './waiting.sql.ts'

/**
 * Counts who comes, gives the places that are free to those who wait, and tells them: they have two days to say yes.
 * To be called by whoever holds the lock of the event, after each change of who comes or of how many may. `acting` is
 * the registration being changed: whoever changes it is there already, and has nothing to confirm.
 */
export async function promoteWaiting(
  trx: Db,
  event: EventRow,
  { now, publicUrl, acting }: Site & { now: Date; acting?: number },
): Promise<void> {
  const { confirmed, waiting } = await tallySeats(trx, event.id)
  const isOn = event.status === 'published' && now < event.ends_at
  if (waiting === 0 || !isOn) return
  const free = placesLeft({ capacity: event.capacity, confirmed_seats: confirmed })
  if (free === 0) return
  const ids = promoted(await selectWaiting(trx, event.id), free)
  for (const id of ids) {
    const until = id === acting ? null : confirmBy(event.starts_at, now)
    await updateRegistration(trx, id, { status: 'confirmed', confirm_by: until, updated_at: now })
    const row = await selectRegistration(trx, id, {})
    if (row !== undefined && id !== acting) await tellPromoted(trx, event, row, { now, publicUrl })
  }
  if (ids.length > 0) await tallySeats(trx, event.id)
}
