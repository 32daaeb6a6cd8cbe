import { readerOf, type Reader } from '../audience/visible-targets.ts'
import type { Db } from '../db/db.ts'
import { selectVisibleAmong } from './team.sql.ts'

/**
 * Which trainings are for whom in one pharmacy: there, only the role makes a difference. Nobody is late with, or asked
 * for, what they cannot open.
 */
export async function concernedIn(
  db: Db,
  contentIds: readonly number[],
  types: readonly number[],
  { viewer, now }: { viewer: Reader; now: Date },
): Promise<(type: number, contentId: number) => boolean> {
  const seen = new Map<number, ReadonlySet<number>>()
  for (const type of new Set(types)) {
    const reader = await readerOf(db, { ...viewer, account_type: type })
    seen.set(type, new Set(await selectVisibleAmong(db, reader, contentIds, now)))
  }
  return (type, contentId) => seen.get(type)?.has(contentId) ?? false
}
