import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { TrashQuery } from '@kiosque/contract/wire/content-desk'
import { targetOf } from '../audience/target-column.ts'
import type { Db } from '../db/db.ts'
import { personName } from './admin-contents.sql.ts'
import { likePattern, wordsOf } from './content-list.sql.ts'
import type { TargetedRow } from './content-rows.ts'

const IN_TRASH = sql<SqlBool>`content.status = 'trashed'`

/** No slug has a tilde: the address of what is thrown away is free for another. */
export async function moveToTrash(db: Db, id: number, by: number, at: Date): Promise<void> {
  await sql`UPDATE content SET trashed_status = status, trashed_slug = slug, trashed_at = ${at}::timestamptz,
      trashed_by = ${by}::int, status = 'trashed', slug = '~' || id WHERE id = ${id}`.execute(db)
}

export async function takeFromTrash(db: Db, id: number, slug: string): Promise<void> {
  await sql`UPDATE content SET status = trashed_status, slug = ${slug}, trashed_at = NULL, trashed_by = NULL,
      trashed_status = NULL, trashed_slug = NULL WHERE id = ${id}`.execute(db)
}

export async function deleteFromTrash(db: Db, id: number): Promise<void> {
  await db.deleteFrom('content').where('id', '=', id).where(IN_TRASH).execute()
}

export function selectTrashedForUpdate(db: Db, id: number): Promise<TargetedRow | undefined> {
  return db
    .selectFrom('content')
    .selectAll()
    .select(targetOf('content'))
    .where('id', '=', id)
    .where(IN_TRASH)
    .forUpdate()
    .executeTakeFirst()
}

export async function selectIdsTrashedBefore(db: Db, before: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('content')
    .select('id')
    .where(IN_TRASH)
    .where('trashed_at', '<=', before)
    .orderBy('id')
    .execute()
  return rows.map((row) => row.id)
}

function isAsked({ q, kind }: TrashQuery): RawBuilder<SqlBool> {
  const parts: RawBuilder<unknown>[] = [IN_TRASH]
  if (kind !== undefined) parts.push(sql`content.kind = ${kind}`)
  for (const word of wordsOf(q)) parts.push(sql`content.list_text LIKE ${likePattern(word)}`)
  return sql<SqlBool>`(${sql.join(parts, sql` AND `)})`
}

export function selectTrashPage(db: Db, query: TrashQuery) {
  return db
    .selectFrom('content')
    .select(['id', 'kind', 'title', 'trashed_at', 'trashed_status'])
    .select(personName('content.trashed_by').as('trashed_by_name'))
    .where(isAsked(query))
    .orderBy('trashed_at', 'desc')
    .orderBy('id', 'desc')
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
    .execute()
}

export async function countTrash(db: Db, query: TrashQuery): Promise<number> {
  const row = await db
    .selectFrom('content')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(isAsked(query))
    .executeTakeFirstOrThrow()
  return row.total
}
