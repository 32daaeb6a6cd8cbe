import { MENU, topicsOf } from '../answers/topic.ts'
import { CONTENT_CHANNEL } from '../db/channels.ts'
import type { Deps } from '../deps.ts'
import { createKept } from '../db/kept.ts'
import { selectMenuChanges } from './menu-entries.sql.ts'
import type { MenuChanges } from './menu-parts.ts'

/** What the head office arranged, in memory until it arranges it anew. */
export function createMenuChanges({ db, events }: Pick<Deps, 'db' | 'events'>): MenuChanges {
  const isAbout = (payload: string) => topicsOf(payload).includes(MENU)
  return createKept(events, CONTENT_CHANNEL, isAbout, () => selectMenuChanges(db))
}
