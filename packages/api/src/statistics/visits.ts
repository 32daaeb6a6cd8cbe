import { addDays, parisDay } from '@kiosque/contract/domain/dates'
import type { Db } from '../db/db.ts'
import { mondayOf } from '../kit/weeks.ts'
import { selectVisits, selectZoneVisits } from './activity.sql.ts'

const WEEKS = 12

/** Twelve weeks of one pharmacy, beside the mean of its zone. */
export async function visitsOf(db: Db, drugstoreId: number, zoneId: number | null, now: Date) {
  const current = mondayOf(parisDay(now))
  const since = addDays(current, -7 * (WEEKS - 1))
  const own = await selectVisits(db, drugstoreId, since)
  const zone = zoneId === null ? [] : await selectZoneVisits(db, zoneId, since)
  return Array.from({ length: WEEKS }, (_, index) => {
    const week = addDays(since, 7 * index)
    const mean = zone.find((row) => row.week === week)
    return {
      week,
      visits: own.find((row) => row.week === week)?.visits ?? 0,
      zone_mean:
        zoneId === null
          ? null
          : mean
            ? Math.round((mean.visits / Math.max(1, mean.drugstores)) * 10) / 10
            : 0,
    }
  })
}
