import { PUBLIC_PLACEMENTS } from '@kiosque/contract/domain/placements'
import { HIGHLIGHTS, topicsOf } from '../answers/topic.ts'
import { CONTENT_CHANNEL } from '../db/channels.ts'
import { EVERYONE } from '../audience/target-column.ts'
import type { Reader } from '../audience/visible-targets.ts'
import type { Deps } from '../deps.ts'
import { createKept, type Kept } from '../db/kept.ts'
import type { HighlightedEvent } from './highlighted-events.sql.ts'
import { selectAllHighlights, type ShownHighlight, type ShownWhere } from './highlights.sql.ts'

export type KnownHighlights = Kept<readonly ShownHighlight[]>

/** What is put forward, in memory until something of it changes. */
export function createKnownHighlights({ db, events }: Pick<Deps, 'db' | 'events'>): KnownHighlights {
  const isAbout = (payload: string) => topicsOf(payload).includes(HIGHLIGHTS)
  return createKept(events, CONTENT_CHANNEL, isAbout, () => selectAllHighlights(db))
}

/** The rule of `isVisibleHighlight`, but for the content: its card says whether this reader sees it. */
export function shownTo(
  rows: readonly ShownHighlight[],
  { placements, item = null }: ShownWhere,
  { viewer, now }: { viewer: Reader | null; now: Date },
): ShownHighlight[] {
  const isOpen = ({ placement, target_id }: ShownHighlight) =>
    target_id === EVERYONE && PUBLIC_PLACEMENTS.includes(placement)
  const holds = (row: ShownHighlight) =>
    viewer !== null && (viewer.right_id !== null || viewer.targets.holds(row.target_id))
  // As the agenda has it: published, for this reader, and not over.
  const seesEvent = ({ status, target_id, ends_at }: HighlightedEvent) =>
    status === 'published' &&
    new Date(ends_at) > now &&
    viewer !== null &&
    (viewer.right_id !== null || viewer.targets.holds(target_id))
  return rows.filter(
    (row) =>
      placements.includes(row.placement) &&
      (item === null || row.content_id === item) &&
      (row.starts_at === null || row.starts_at <= now) &&
      (row.ends_at === null || row.ends_at > now) &&
      (holds(row) || isOpen(row)) &&
      (row.event === null || seesEvent(row.event)),
  )
}
