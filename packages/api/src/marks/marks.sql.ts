import { sql } from 'kysely'
import { isVisibleContent } from '../audience/audience.predicate.ts'
import type { Reader } from '../audience/visible-targets.ts'
import { CARD_COLUMNS, type CardRow } from '../content/content-rows.ts'
import type { Db } from '../db/db.ts'
import { PREPARED } from '../db/prepared.ts'

type MarkTable = 'content_read' | 'content_favourite'

interface Who {
  viewer: Reader & { user_id: number }
  now: Date
}

/** How many favourites this person has of each kind, among what exists for them now. */
export function countFavourites(db: Db, { viewer, now }: Who): Promise<{ kind: string; count: number }[]> {
  return db
    .selectFrom('content_favourite as mark')
    .innerJoin('content', 'content.id', 'mark.content_id')
    .select(['content.kind', sql<number>`count(*)::int`.as('count')])
    .where('mark.user_id', '=', viewer.user_id)
    .where(isVisibleContent('content', viewer, now))
    .groupBy('content.kind')
    .execute()
}

export async function insertMark(
  db: Db,
  table: MarkTable,
  userId: number,
  contentId: number,
  at: Date,
): Promise<void> {
  await db
    .insertInto(table)
    .values({ user_id: userId, content_id: contentId, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** When someone last read and downloaded: statistics count people by it. */
export async function upsertReader(
  db: Db,
  userId: number,
  what: 'read' | 'download',
  at: Date,
): Promise<void> {
  const column = what === 'read' ? ('last_read_at' as const) : ('last_download_at' as const)
  await db
    .insertInto('reader')
    .values({ user_id: userId, last_read_at: null, last_download_at: null, [column]: at })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ [column]: at }))
    .execute()
}

export async function deleteMark(db: Db, table: MarkTable, userId: number, contentId: number): Promise<void> {
  await db.deleteFrom(table).where('user_id', '=', userId).where('content_id', '=', contentId).execute()
}

/** False when the content does not show that file. */
export async function insertDownload(
  db: Db,
  download: { user_id: number; content_id: number; file_id: number; at: Date },
): Promise<boolean> {
  const { rows } = await sql<{ shown: boolean }>`
    WITH shown AS (
      SELECT content_id, file_id FROM content_file
       WHERE content_id = ${download.content_id}::int AND file_id = ${download.file_id}::int
    ), kept AS (
      INSERT INTO content_download (user_id, content_id, file_id, at)
      SELECT ${download.user_id}::int, content_id, file_id, ${download.at}::timestamptz FROM shown
      ON CONFLICT DO NOTHING
    )
    SELECT EXISTS (SELECT FROM shown) AS shown`.execute(db)
  return rows[0]?.shown === true
}

interface Marked {
  table: MarkTable
  /** Every kind when not said. */
  kind?: string | undefined
  limit: number
  offset: number
}

/** What this person marked, as cards, the latest first. */
export function selectMarkedCards(
  db: Db,
  { table, kind, limit, offset }: Marked,
  { viewer, now }: Who,
): Promise<CardRow[]> {
  return db
    .selectFrom(`${table as 'content_read'} as mark`)
    .innerJoin('content', 'content.id', 'mark.content_id')
    .select(CARD_COLUMNS)
    .where('mark.user_id', '=', viewer.user_id)
    .where(isVisibleContent('content', viewer, now))
    .$if(kind !== undefined, (query) => query.where('content.kind', '=', kind ?? ''))
    .orderBy('mark.at', 'desc')
    .orderBy('content.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

/** Everything kept about one person’s reading, for the right of access. */
export async function selectAllMarks(db: Db, userId: number) {
  const of = (table: MarkTable) =>
    db.selectFrom(table).select(['content_id', 'at']).where('user_id', '=', userId).orderBy('at').execute()
  const downloads = await db
    .selectFrom('content_download')
    .select(['content_id', 'file_id', 'at'])
    .where('user_id', '=', userId)
    .orderBy('at')
    .execute()
  const votes = await db
    .selectFrom('faq_votes')
    .select(['content_id', 'useful', 'at'])
    .where('user_id', '=', userId)
    .execute()
  const last = await db
    .selectFrom('reader')
    .select(['last_read_at', 'last_download_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return {
    last: last ?? null,
    read: await of('content_read'),
    favourites: await of('content_favourite'),
    downloads,
    faq_votes: votes,
  }
}

export async function deleteAllMarks(db: Db, userId: number): Promise<void> {
  const tables = ['content_read', 'content_favourite', 'content_download', 'faq_votes', 'reader'] as const
  for (const table of tables) {
    await db.deleteFrom(table).where('user_id', '=', userId).execute()
  }
}

/** What this person opened among contents as new as this one, for a statement that asks more. */
export const openedBy = (userId: number, sinceId: number) =>
  sql<{ content_id: number }>`SELECT content_id FROM content_read
     WHERE user_id = ${userId}::int AND content_id >= ${sinceId}::int`

/** All this person marked, whether they still see it or not, the latest first. */
export async function selectMarks(
  db: Db,
  userId: number,
): Promise<{ content_id: number; is_favourite: boolean }[]> {
  const { rows } = await sql<{ content_id: number; is_favourite: boolean }>`${PREPARED}
    SELECT content_id, is_favourite FROM (
      SELECT content_id, at, false AS is_favourite FROM content_read WHERE user_id = ${userId}::int
      UNION ALL SELECT content_id, at, true FROM content_favourite WHERE user_id = ${userId}::int) mark
     ORDER BY at DESC, content_id DESC`.execute(db)
  return rows
}
