import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import { isLive, targetHolds } from '../audience/audience.predicate.ts'
import { targetOf, type WithTarget } from '../audience/target-column.ts'
import type { Reader } from '../audience/visible-targets.ts'
import type { Db } from '../db/db.ts'
import type { PopinTables } from './popins.tables.ts'

export type PopinRow = Selectable<PopinTables['popins']> & WithTarget
export type NewPopin = Insertable<PopinTables['popins']>

interface Who {
  viewer: Reader & { user_id: number }
  now: Date
}

/** What this person should see now: for them, in its window, and not closed, or closed long enough ago. */
export function selectDuePopins(db: Db, { viewer, now }: Who): Promise<PopinRow[]> {
  const closed = sql<boolean>`EXISTS (
    SELECT FROM popin_dismissals d WHERE d.popin_id = popins.id AND d.user_id = ${viewer.user_id}::int
       AND (popins.frequency <> 'every_days'
            OR d.at + popins.every_days * interval '1 day' > ${now}::timestamptz))`
  return db
    .selectFrom('popins')
    .selectAll()
    .select(targetOf('popins'))
    .where(isLive('popins', now))
    .where(targetHolds('popins', viewer))
    .where(sql<boolean>`NOT ${closed}`)
    .orderBy('priority', 'desc')
    .orderBy('id', 'desc')
    .limit(20)
    .execute()
}

export async function isPopinVisible(db: Db, id: number, { viewer, now }: Who): Promise<boolean> {
  const row = await db
    .selectFrom('popins')
    .select('id')
    .where('id', '=', id)
    .where(isLive('popins', now))
    .where(targetHolds('popins', viewer))
    .executeTakeFirst()
  return row !== undefined
}

export async function upsertDismissal(
  db: Db,
  row: { popin_id: number; user_id: number; at: Date },
): Promise<void> {
  await db
    .insertInto('popin_dismissals')
    .values(row)
    .onConflict((conflict) => conflict.columns(['popin_id', 'user_id']).doUpdateSet({ at: row.at }))
    .execute()
}

export async function countPopins(db: Db): Promise<number> {
  const row = await db
    .selectFrom('popins')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export function selectPopins(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<PopinRow[]> {
  return db
    .selectFrom('popins')
    .selectAll()
    .select(targetOf('popins'))
    .orderBy('priority', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countDismissals(db: Db, ids: readonly number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: number; count: number }>`
    SELECT popin_id AS id, count(*)::int AS count FROM popin_dismissals
     WHERE popin_id = ANY (${[...ids]}::int[]) GROUP BY popin_id`.execute(db)
  return new Map(rows.map((row) => [row.id, row.count]))
}

export function selectPopinForUpdate(db: Db, id: number): Promise<PopinRow | undefined> {
  return db
    .selectFrom('popins')
    .selectAll()
    .select(targetOf('popins'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export function insertPopin(db: Db, row: NewPopin): Promise<PopinRow> {
  return db
    .insertInto('popins')
    .values(row)
    .returningAll()
    .returning(targetOf('popins'))
    .executeTakeFirstOrThrow()
}

export function updatePopin(db: Db, id: number, row: Updateable<PopinTables['popins']>): Promise<PopinRow> {
  return db
    .updateTable('popins')
    .set(row)
    .where('id', '=', id)
    .returningAll()
    .returning(targetOf('popins'))
    .executeTakeFirstOrThrow()
}

export async function deletePopin(db: Db, id: number): Promise<void> {
  await db.deleteFrom('popins').where('id', '=', id).execute()
}

export function selectDismissalsOf(db: Db, userId: number): Promise<{ popin_id: number; at: Date }[]> {
  return db
    .selectFrom('popin_dismissals')
    .select(['popin_id', 'at'])
    .where('user_id', '=', userId)
    .orderBy('at')
    .execute()
}

export async function deleteDismissalsOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('popin_dismissals').where('user_id', '=', userId).execute()
}
