import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { endOfParisDay, startOfParisDay } from '@kiosque/contract/domain/dates'
import type { CalendarQuery } from '@kiosque/contract/wire/calendar'
import { targetOf } from '../audience/target-column.ts'
import type { Db } from '../db/db.ts'
import { personName } from './admin-contents.sql.ts'

const COLUMNS = [
  'content.id',
  'content.kind',
  'content.title',
  'content.status',
  'content.starts_at',
  'content.ends_at',
  'content.published_at',
  'content.period_start',
  'content.period_end',
  'content.version',
] as const

/** Who is asked about; someone's zone also sees what names no zone. */
function isAsked({ kind, zone, author, mine }: CalendarQuery, userId: number): RawBuilder<SqlBool> {
  const parts: RawBuilder<unknown>[] = [sql`content.status IN ('draft', 'published')`]
  if (kind !== undefined) parts.push(sql`content.kind = ANY (${kind}::text[])`)
  if (zone !== undefined)
    parts.push(sql`content.target_id IN (
      SELECT t.id FROM targets t WHERE t.zones = '{}' OR ${Number(zone)}::int = ANY (t.zones))`)
  if (author !== undefined) parts.push(sql`content.author_id = ${Number(author)}::int`)
  if (mine === true)
    parts.push(sql`(content.created_by = ${userId}::int OR content.updated_by = ${userId}::int)`)
  return sql<SqlBool>`(${sql.join(parts, sql` AND `)})`
}

/** What appears, ends or runs between these days. */
export function selectCalendar(db: Db, query: CalendarQuery, userId: number, limit: number) {
  const [from, to] = [startOfParisDay(query.from), endOfParisDay(query.to)]
  const within = (column: string) =>
    sql`(${sql.ref(column)} >= ${from}::timestamptz AND ${sql.ref(column)} < ${to}::timestamptz)`
  return db
    .selectFrom('content')
    .select(COLUMNS)
    .select(targetOf('content'))
    .select(personName('content.updated_by').as('updated_by_name'))
    .where(isAsked(query, userId))
    .where(
      sql<boolean>`((content.status = 'published' AND ${within('content.sort_at')})
        OR (content.status = 'draft' AND ${within('content.starts_at')})
        OR ${within('content.ends_at')}
        OR (content.period_start <= ${query.to}::date
          AND coalesce(content.period_end, content.period_start) >= ${query.from}::date))`,
    )
    .orderBy('content.sort_at')
    .orderBy('content.id')
    .limit(limit)
    .execute()
}

const UNDATED = sql<SqlBool>`(content.status = 'draft' AND content.starts_at IS NULL AND content.period_start IS NULL)`

export function selectUndated(db: Db, query: CalendarQuery, userId: number, limit: number) {
  return db
    .selectFrom('content')
    .select(COLUMNS)
    .select(targetOf('content'))
    .select(personName('content.updated_by').as('updated_by_name'))
    .where(isAsked(query, userId))
    .where(UNDATED)
    .orderBy('content.updated_at', 'desc')
    .orderBy('content.id', 'desc')
    .limit(limit)
    .execute()
}

export async function countUndated(db: Db, query: CalendarQuery, userId: number): Promise<number> {
  const row = await db
    .selectFrom('content')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(isAsked(query, userId))
    .where(UNDATED)
    .executeTakeFirstOrThrow()
  return row.total
}
