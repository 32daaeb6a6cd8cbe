import { sql, type Insertable, type Updateable } from 'kysely'
import type { Db } from '../db/db.ts'
import { personName } from './admin-contents.sql.ts'
import type { ContentTables } from './content.tables.ts'

/** One's own and those the team shares, by name. */
export function selectViews(db: Db, userId: number) {
  return db
    .selectFrom('content_view')
    .select(['id', 'user_id', 'name', 'kind', 'query', 'is_shared'])
    .select(personName('content_view.user_id').as('owner'))
    .where((eb) => eb.or([eb('user_id', '=', userId), eb('is_shared', '=', true)]))
    .orderBy(sql`fold(name)`)
    .orderBy('id')
    .limit(200)
    .execute()
}

export async function insertView(db: Db, values: Insertable<ContentTables['content_view']>): Promise<number> {
  const row = await db.insertInto('content_view').values(values).returning('id').executeTakeFirstOrThrow()
  return row.id
}

export async function updateView(
  db: Db,
  userId: number,
  id: number,
  values: Updateable<ContentTables['content_view']>,
): Promise<boolean> {
  const row = await db
    .updateTable('content_view')
    .set(values)
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteView(db: Db, userId: number, id: number): Promise<{ name: string } | undefined> {
  return db
    .deleteFrom('content_view')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('name')
    .executeTakeFirst()
}

export async function deleteViewsOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('content_view').where('user_id', '=', userId).execute()
}

export function selectViewsOf(db: Db, userId: number) {
  return db
    .selectFrom('content_view')
    .select(['name', 'kind', 'query', 'is_shared', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
}

export async function isNameTaken(db: Db, userId: number, name: string, exceptId: number): Promise<boolean> {
  const row = await db
    .selectFrom('content_view')
    .select('id')
    .where('user_id', '=', userId)
    .where(sql<boolean>`fold(name) = fold(${name}::text)`)
    .where('id', '<>', exceptId)
    .executeTakeFirst()
  return row !== undefined
}
