import { phaseOf } from '@kiosque/contract/domain/publication'
import type { CalendarAnswer, CalendarItem, CalendarQuery } from '@kiosque/contract/wire/calendar'
import type { Db } from '../db/db.ts'
import { countUndated, selectCalendar, selectUndated } from './calendar.sql.ts'

const MOST_ITEMS = 1_500
const UNDATED_SHOWN = 12

type Row = Awaited<ReturnType<typeof selectCalendar>>[number]

/** Everything published, to come or in preparation over a range of days, and what waits for a date. */
export async function readCalendar(
  db: Db,
  query: CalendarQuery,
  { userId, now }: { userId: number; now: Date },
): Promise<CalendarAnswer> {
  const rows = await selectCalendar(db, query, userId, MOST_ITEMS + 1)
  const undated = await selectUndated(db, query, userId, UNDATED_SHOWN)
  const present = (row: Row) => presentItem(row, now)
  return {
    items: rows.slice(0, MOST_ITEMS).map(present),
    truncated: rows.length > MOST_ITEMS,
    undated: { total: await countUndated(db, query, userId), items: undated.map(present) },
  }
}

function presentItem(row: Row, now: Date): CalendarItem {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    phase: phaseOf(row, now),
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
    published_at: row.published_at?.toISOString() ?? null,
    period_start: row.period_start,
    period_end: row.period_end,
    zones: row.target.zones,
    version: row.version,
    updated_by: row.updated_by_name,
  }
}
