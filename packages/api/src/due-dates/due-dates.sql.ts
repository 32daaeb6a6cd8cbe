import { sql } from 'kysely'
import type { Target } from '@kiosque/contract/domain/audience'
import { targetHolds } from '../audience/audience.predicate.ts'
import { targetColumn, targetOf } from '../audience/target-column.ts'
import type { Reader } from '../audience/visible-targets.ts'
import type { Db } from '../db/db.ts'

export interface DueDate {
  target: Target
  due_on: string
}

const DAY = sql<string>`to_char(content_due_dates.due_on, 'YYYY-MM-DD')`

/** The days given to audiences of one training, the nearest first. */
export function selectDueDates(db: Db, contentId: number): Promise<DueDate[]> {
  return db
    .selectFrom('content_due_dates')
    .select([targetOf('content_due_dates'), DAY.as('due_on')])
    .where('content_id', '=', contentId)
    .orderBy('content_due_dates.due_on')
    .orderBy('id')
    .execute()
}

/** Of these trainings, the nearest day that holds for this reader; those without one are absent. */
export async function selectOwnDays(
  db: Db,
  contentIds: readonly number[],
  reader: Reader,
): Promise<Map<number, string>> {
  // The head office is no audience: it reads the day that everybody reads.
  if (contentIds.length === 0 || reader.right_id !== null) return new Map()
  const rows = await db
    .selectFrom('content_due_dates')
    .select(['content_id', sql<string>`to_char(min(due_on), 'YYYY-MM-DD')`.as('due_on')])
    .where('content_id', '=', sql<number>`ANY (${[...contentIds]}::int[])`)
    .where(targetHolds('content_due_dates', reader))
    .groupBy('content_id')
    .execute()
  return new Map(rows.map(({ content_id, due_on }) => [content_id, due_on]))
}

/** The last of all the days of one training; null without any. */
export async function selectLastDay(db: Db, contentId: number): Promise<string | null> {
  const row = await db
    .selectFrom('content_due_dates')
    .select(sql<string | null>`to_char(max(due_on), 'YYYY-MM-DD')`.as('last'))
    .where('content_id', '=', contentId)
    .executeTakeFirst()
  return row?.last ?? null
}

const contentNumbered = (db: Db, id: number) =>
  db
    .selectFrom('content')
    .select(['kind', 'status'])
    .where('id', '=', id)
    .where('status', 'in', ['draft', 'published', 'archived'])

export const selectContent = (db: Db, id: number) => contentNumbered(db, id).executeTakeFirst()

/** Two editors of the same training follow one another. */
export const lockContent = (db: Db, id: number) => contentNumbered(db, id).forUpdate().executeTakeFirst()

export async function replaceDueDates(
  db: Db,
  contentId: number,
  dueDates: readonly DueDate[],
): Promise<void> {
  await db.deleteFrom('content_due_dates').where('content_id', '=', contentId).execute()
  for (const { target, due_on } of dueDates)
    await db
      .insertInto('content_due_dates')
      .values({ content_id: contentId, due_on, ...targetColumn(target) })
      .execute()
}
