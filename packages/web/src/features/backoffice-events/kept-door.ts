import type { DeskAttendee } from '@kiosque/contract/wire/registrations'

/** Who is expected at the door of an event. */
export type Door = { title: string; people: DeskAttendee[] }

/** What signing out, or signing in as somebody else, deletes (forget-device.ts). */
const CACHE = 'kiosque-data-1'
const KEY = '/pointage'

type Kept = Door & { user_id: number; event_id: string }

/** The last list only, for whoever read it: a phone at the door may be reloaded where there is no network. */
export async function keepDoor(userId: number, eventId: string, door: Door): Promise<void> {
  try {
    const cache = await caches.open(CACHE)
    const kept: Kept = { ...door, user_id: userId, event_id: eventId }
    await cache.put(KEY, Response.json(kept))
  } catch {
    // Private windows keep nothing: the page works with network, as before.
  }
}

export async function readKeptDoor(userId: number, eventId: string): Promise<Door | null> {
  try {
    const kept = (await (await caches.match(KEY, { cacheName: CACHE }))?.json()) as Kept | undefined
    if (kept?.user_id !== userId || kept.event_id !== eventId) return null
    return { title: kept.title, people: kept.people }
  } catch {
    return null
  }
}
