import { readerOf, type Reader } from '../audience/visible-targets.ts'
import type { Db } from '../db/db.ts'
import { ownDaysOf } from '../due-dates/due-dates.service.ts'
import { selectVisibleAmong } from './team.sql.ts'

/** What of these trainings is for people of one role in one pharmacy. */
export interface Concerned {
  has(contentId: number): boolean
  /** The day given to an audience they belong to. */
  ownDay(contentId: number): string | undefined
}

const NOTHING: Concerned = { has: () => false, ownDay: () => undefined }

/**
 * Which trainings are for whom in one pharmacy, and by when: there, only the role makes a difference. Nobody is late with,
 * or asked for, what they cannot open.
 */
export async function concernedIn(
  db: Db,
  contentIds: readonly number[],
  types: readonly number[],
  { viewer, now }: { viewer: Reader; now: Date },
): Promise<(type: number) => Concerned> {
  const known = new Map<number, Concerned>()
  for (const type of new Set(types)) {
    const reader = await readerOf(db, { ...viewer, account_type: type })
    const seen = new Set(await selectVisibleAmong(db, reader, contentIds, now))
    const days = await ownDaysOf(db, contentIds, reader)
    known.set(type, { has: (id) => seen.has(id), ownDay: (id) => days.get(id) })
  }
  return (type) => known.get(type) ?? NOTHING
}
