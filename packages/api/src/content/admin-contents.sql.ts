import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { AdminListQuery } from '@kiosque/contract/wire/contents'
import { isLive } from '../audience/audience.predicate.ts'
import type { Db } from '../db/db.ts'
import { likePattern, wordsOf } from './content-list.sql.ts'
import { type ContentRow } from './content-rows.ts'

const personName = (column: string) => sql<string | null>`(
  SELECT nullif(trim(first_name || ' ' || last_name), '') FROM users WHERE users.id = ${sql.ref(column)})`

export type AdminRow = ContentRow & { created_by_name: string | null; updated_by_name: string | null }

/** A status as stored, or as it stands today: scheduled, live, ended. */
function hasStatus(status: AdminListQuery['status'], now: Date): RawBuilder<SqlBool> {
  switch (status) {
    case undefined:
      return sql<SqlBool>`true`
    case 'scheduled':
      return sql<SqlBool>`content.status = 'published' AND content.starts_at > ${now}::timestamptz`
    case 'ended':
      return sql<SqlBool>`content.status = 'published' AND content.ends_at <= ${now}::timestamptz`
    case 'live':
      return isLive('content', now)
    default:
      return sql<SqlBool>`content.status = ${status}`
  }
}

function isAsked(kind: string, query: AdminListQuery, now: Date): RawBuilder<SqlBool> {
  const parts = [sql`content.kind = ${kind}`, hasStatus(query.status, now)]
  if (query.category !== undefined) parts.push(sql`content.category = ${query.category}`)
  if (query.laboratory !== undefined)
    parts.push(sql`content.laboratory_id = ${Number(query.laboratory)}::int`)
  for (const word of wordsOf(query.q)) parts.push(sql`content.list_text LIKE ${likePattern(word)}`)
  return sql<SqlBool>`(${sql.join(parts, sql` AND `)})`
}

const ORDERS: Record<AdminListQuery['sort'], RawBuilder<unknown>> = {
  updated: sql`content.updated_at DESC, content.id DESC`,
  created: sql`content.created_at DESC, content.id DESC`,
  title: sql`content.title_fold, content.id`,
  starts: sql`content.starts_at DESC NULLS LAST, content.id DESC`,
  ends: sql`content.ends_at NULLS LAST, content.id`,
}

/** What the head office has of one kind, whatever its state. */
export function selectAdminPage(db: Db, kind: string, query: AdminListQuery, now: Date): Promise<AdminRow[]> {
  return db
    .selectFrom('content')
    .selectAll('content')
    .select([
      personName('content.created_by').as('created_by_name'),
      personName('content.updated_by').as('updated_by_name'),
    ])
    .where(isAsked(kind, query, now))
    .orderBy(ORDERS[query.sort])
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
    .execute()
}

export async function countAdmin(db: Db, kind: string, query: AdminListQuery, now: Date): Promise<number> {
  const row = await db
    .selectFrom('content')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(isAsked(kind, query, now))
    .executeTakeFirstOrThrow()
  return row.total
}

/** How many are in each state, for the tabs above the list. */
export async function countStates(
  db: Db,
  kind: string,
  now: Date,
): Promise<{ value: string; count: number }[]> {
  const rows = await sql<{ value: string; count: number }>`
    SELECT CASE WHEN status <> 'published' THEN status
                WHEN starts_at > ${now}::timestamptz THEN 'scheduled'
                WHEN ends_at <= ${now}::timestamptz THEN 'ended' ELSE 'live' END AS value, count(*)::int AS count
      FROM content WHERE kind = ${kind} GROUP BY 1`.execute(db)
  return rows.rows
}

export function selectAdminOne(db: Db, kind: string, id: number): Promise<AdminRow | undefined> {
  return db
    .selectFrom('content')
    .selectAll('content')
    .select([
      personName('content.created_by').as('created_by_name'),
      personName('content.updated_by').as('updated_by_name'),
    ])
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst()
}

export function selectVersions(db: Db, contentId: number) {
  return db
    .selectFrom('content_version')
    .select(['version', 'action', 'at', personName('content_version.user_id').as('by')])
    .where('content_id', '=', contentId)
    .orderBy('version', 'desc')
    .limit(500)
    .execute()
}

export function selectVersion(db: Db, contentId: number, version: number) {
  return db
    .selectFrom('content_version')
    .select(['version', 'action', 'at', 'snapshot', personName('content_version.user_id').as('by')])
    .where('content_id', '=', contentId)
    .where('version', '=', version)
    .executeTakeFirst()
}
