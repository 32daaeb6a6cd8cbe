import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import { isInWindow, isVisibleContent, isVisibleHighlight } from '../audience/audience.predicate.ts'
import { CARD_COLUMNS, type CardRow, type ContentRow } from '../content/content-rows.ts'
import { targetOf, type WithTarget } from '../audience/target-column.ts'
import type { Reader } from '../audience/visible-targets.ts'
import type { Db } from '../db/db.ts'
import { json } from '../db/json.ts'
import { eventOf, type HighlightedEvent } from './highlighted-events.sql.ts'
import type { HighlightTables } from './highlights.tables.ts'

export type HighlightRow = Selectable<HighlightTables['highlights']> &
  WithTarget & { event: HighlightedEvent | null }
type Columns = HighlightTables['highlights']
export type NewHighlight = Omit<Insertable<Columns>, 'discount'> & { discount: object }
export type HighlightChange = Omit<Updateable<Columns>, 'discount'> & { discount: object }

interface Who {
  viewer: Reader | null
  now: Date
}

export interface ShownWhere {
  placements: readonly number[]
  /** The content put forward; any when not said. */
  item?: number | null
}

/** What shows now to this viewer in these placements, in order. */
export function selectVisibleHighlights(
  db: Db,
  { placements, item = null }: ShownWhere,
  { viewer, now }: Who,
): Promise<HighlightRow[]> {
  let query = db
    .selectFrom('highlights as h')
    .selectAll()
    .select([targetOf('h'), eventOf('h')])
    .where('h.placement', '=', sql<number>`ANY (${[...placements]}::int[])`)
    .where(isVisibleHighlight('h', viewer, now))
  if (item !== null) query = query.where('h.content_id', '=', item)
  return query.orderBy('h.placement').orderBy('h.position').orderBy('h.id').execute()
}

export type ShownHighlight = Omit<HighlightRow, 'target'>

/** All that is put forward, whenever and for whomever, in order. */
export function selectAllHighlights(db: Db): Promise<ShownHighlight[]> {
  return db
    .selectFrom('highlights')
    .selectAll()
    .select(eventOf('highlights'))
    .orderBy('placement')
    .orderBy('position')
    .orderBy('id')
    .execute()
}

/** The contents put forward, as far as this viewer may see them. */
export function selectShownCards(db: Db, ids: readonly number[], { viewer, now }: Who): Promise<CardRow[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .selectFrom('content')
    .select(CARD_COLUMNS)
    .where('id', '=', sql<number>`ANY (${[...ids]}::int[])`)
    .where(isVisibleContent('content', viewer, now))
    .execute()
}

export type ItemRow = CardRow & Pick<ContentRow, 'status' | 'trashed_at'>

/** The contents put forward, whoever may see them and in the trash or not: for the back office. */
export function selectItems(db: Db, ids: readonly number[]): Promise<ItemRow[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db
    .selectFrom('content')
    .select(CARD_COLUMNS)
    .select(['content.status', 'content.trashed_at'])
    .where('id', '=', sql<number>`ANY (${[...ids]}::int[])`)
    .execute()
}

export interface AdminFilter {
  placement?: readonly number[] | undefined
  phase?: 'scheduled' | 'live' | 'ended' | undefined
}

function adminRows(db: Db, { placement, phase }: AdminFilter, now: Date) {
  let query = db.selectFrom('highlights as h')
  if (placement !== undefined)
    query = query.where('h.placement', '=', sql<number>`ANY (${[...placement]}::int[])`)
  if (phase === 'live') query = query.where(isInWindow('h', now))
  if (phase === 'scheduled') query = query.where('h.starts_at', '>', now)
  if (phase === 'ended') query = query.where('h.ends_at', '<=', now)
  return query
}

export async function countHighlights(db: Db, filter: AdminFilter, now: Date): Promise<number> {
  const row = await adminRows(db, filter, now)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(row.count)
}

export function selectHighlights(
  db: Db,
  filter: AdminFilter,
  now: Date,
  { limit, offset }: { limit: number; offset: number },
): Promise<HighlightRow[]> {
  return adminRows(db, filter, now)
    .selectAll('h')
    .select([targetOf('h'), eventOf('h')])
    .orderBy('h.placement')
    .orderBy('h.position')
    .orderBy('h.id')
    .limit(limit)
    .offset(offset)
    .execute()
}

export function selectHighlightForUpdate(db: Db, id: number): Promise<HighlightRow | undefined> {
  return db
    .selectFrom('highlights')
    .selectAll()
    .select([targetOf('highlights'), eventOf('highlights')])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export function insertHighlight(db: Db, row: NewHighlight): Promise<HighlightRow> {
  return db
    .insertInto('highlights')
    .values({ ...row, discount: json(row.discount) as never })
    .returningAll()
    .returning([targetOf('highlights'), eventOf('highlights')])
    .executeTakeFirstOrThrow()
}

export function updateHighlight(db: Db, id: number, change: HighlightChange): Promise<HighlightRow> {
  return db
    .updateTable('highlights')
    .set({ ...change, discount: json(change.discount) as never })
    .where('id', '=', id)
    .returningAll()
    .returning([targetOf('highlights'), eventOf('highlights')])
    .executeTakeFirstOrThrow()
}

export async function deleteHighlight(db: Db, id: number): Promise<void> {
  await db.deleteFrom('highlights').where('id', '=', id).execute()
}
