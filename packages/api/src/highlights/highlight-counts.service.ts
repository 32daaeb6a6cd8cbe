import { parisDay } from '@kiosque/contract/domain/dates'
import type { HighlightEvents } from '@kiosque/contract/wire/highlights'
import type { Member } from '../audience/visible-targets.ts'
import type { Db } from '../db/db.ts'
import { throttle } from '../http/limits.ts'
import { addCounts } from './highlight-counts.sql.ts'

/** More than anyone reads: beyond, it is a machine that would spoil the figures. */
const PER_MINUTE = { limit: 60, windowSeconds: 60 }

/** Adds to the day’s totals of what this viewer really may see. Ids that are not theirs count for nothing. */
export async function countEvents(
  db: Db,
  { impressions, clicks }: HighlightEvents,
  { viewer, now }: { viewer: Member; now: Date },
): Promise<void> {
  await throttle(db, `highlight events ${viewer.user_id}`, PER_MINUTE, now)
  await addCounts(db, { impressions, clicks, day: parisDay(now) }, { viewer, now })
}
