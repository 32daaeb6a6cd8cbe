import type { DeskAttendee } from '@kiosque/contract/wire/registrations'

/** Who is expected at the entrance of an event. */
export type CheckInSheet = { title: string; people: DeskAttendee[] }

/** What signing out, or signing in as somebody else, deletes (forget-device.ts). */
const CACHE = 'kiosque-data-1'
const KEY = '/pointage'

type Kept = CheckInSheet & { user_id: number; event_id: string }

/** The last list only, for whoever read it: a phone at the entrance may be reloaded where there is no network. */
export async function keepCheckInSheet(userId: number, eventId: string, sheet: CheckInSheet): Promise<void> {
  try {
    const cache = await caches.open(CACHE)
    const kept: Kept = { ...sheet, user_id: userId, event_id: eventId }
    await cache.put(KEY, Response.json(kept))
  } catch {
    // Private windows keep nothing: the page works with network, as before.
  }
}

export async function readKeptCheckInSheet(userId: number, eventId: string): Promise<CheckInSheet | null> {
  try {
    const kept = (await (await caches.match(KEY, { cacheName: CACHE }))?.json()) as Kept | undefined
    if (kept?.user_id !== userId || kept.event_id !== eventId) return null
    return { title: kept.title, people: kept.people }
  } catch {
    return null
  }
}
