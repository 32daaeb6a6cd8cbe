import { sql } from 'kysely'
import type { Target } from '@kiosque/contract/domain/audience'
import type { Db } from '../db/db.ts'
import { targetColumn, targetOf } from './target-column.ts'

const AUTHOR = sql<string | null>`(SELECT nullif(trim(u.first_name || ' ' || u.last_name), '')
  FROM users u WHERE u.id = saved_audiences.updated_by)`

const rows = (db: Db) =>
  db
    .selectFrom('saved_audiences')
    .select([
      'id',
      'name',
      targetOf('saved_audiences'),
      'version',
      'created_at',
      'updated_at',
      AUTHOR.as('updated_by'),
    ])

export async function selectAudiences(
  db: Db,
  query: { q?: string | undefined; page: number; per_page: number },
) {
  const words = query.q?.trim() ?? ''
  const matching = sql<boolean>`strpos(fold(name), fold(${words})) > 0`
  const data = await rows(db)
    .where(matching)
    .orderBy(sql`fold(name)`)
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
    .execute()
  const { total } = await db
    .selectFrom('saved_audiences')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(matching)
    .executeTakeFirstOrThrow()
  return { data, total }
}

export const selectAudience = (db: Db, id: number) => rows(db).where('id', '=', id).executeTakeFirst()

/** Null when the name is taken, whatever its case or accents. */
export async function insertAudience(
  db: Db,
  { name, target, by, at }: { name: string; target: Target; by: number; at: Date },
): Promise<number | null> {
  const row = await db
    .insertInto('saved_audiences')
    .values({
      name,
      ...targetColumn(target),
      created_at: at,
      updated_at: at,
      created_by: by,
      updated_by: by,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function isAudienceName(db: Db, name: string, exceptId: number): Promise<boolean> {
  const row = await db
    .selectFrom('saved_audiences')
    .select('id')
    .where(sql`fold(name)`, '=', sql`fold(${name})`)
    .where('id', '!=', exceptId)
    .executeTakeFirst()
  return row !== undefined
}

/** False when someone else changed it since `version` was read. */
export async function updateAudience(
  db: Db,
  id: number,
  { name, target, version, by, at }: { name: string; target: Target; version: number; by: number; at: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('saved_audiences')
    .set({ name, ...targetColumn(target), version: version + 1, updated_at: at, updated_by: by })
    .where('id', '=', id)
    .where('version', '=', version)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteAudience(db: Db, id: number): Promise<void> {
  await db.deleteFrom('saved_audiences').where('id', '=', id).execute()
}
