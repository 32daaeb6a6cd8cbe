import { targetHolds } from '../audience/audience.predicate.ts'
import { EVERYONE, targetOf, type WithTarget } from '../audience/target-column.ts'
import type { Reader } from '../audience/visible-targets.ts'
import type { Db } from '../db/db.ts'
import { sql, type Insertable, type Selectable } from 'kysely'
import type { MenuTables } from './menu.tables.ts'

export type MenuRow = Selectable<MenuTables['menu_entry']> & WithTarget

export function selectMenuRows(db: Db): Promise<MenuRow[]> {
  return db.selectFrom('menu_entry').selectAll().select(targetOf('menu_entry')).orderBy('position').execute()
}

/**
 * A declared entry that is for everyone is there for guests too, where they have something to read behind it. What the
 * head office added of its own is for whom it names (D4-04).
 */
const isFor = (viewer: Reader) =>
  sql<boolean>`(${targetHolds('menu_entry', viewer)} OR (target_id = ${EVERYONE}::int AND url IS NULL))`

/** What changes for this viewer: `shown` is false for what is hidden, or meant for others. */
export function selectMenuFor(db: Db, viewer: Reader) {
  return db
    .selectFrom('menu_entry')
    .select(['key', 'position', 'label', 'is_hidden', 'url', 'parent'])
    .select(isFor(viewer).as('holds'))
    .orderBy('position')
    .execute()
}

/** The same whoever asks, with the target of each. */
export function selectMenuChanges(db: Db) {
  return db
    .selectFrom('menu_entry')
    .select(['key', 'position', 'label', 'is_hidden', 'url', 'parent', 'target_id'])
    .orderBy('position')
    .execute()
}

export async function selectMenuVersion(db: Db): Promise<number> {
  const row = await db.selectFrom('menu_version').select('version').executeTakeFirstOrThrow()
  return row.version
}

export async function lockMenuVersion(db: Db): Promise<number> {
  const row = await db.selectFrom('menu_version').select('version').forUpdate().executeTakeFirstOrThrow()
  return row.version
}

export async function replaceMenu(
  db: Db,
  rows: Insertable<MenuTables['menu_entry']>[],
  version: number,
): Promise<void> {
  await db.deleteFrom('menu_entry').execute()
  if (rows.length > 0) await db.insertInto('menu_entry').values(rows).execute()
  await db.updateTable('menu_version').set({ version }).execute()
}
