import { sql, type Insertable, type Updateable } from 'kysely'
import type { Db } from '../db/db.ts'
import type { ContactTables } from './contact.tables.ts'

/** Topics one may write to, in the order of the back office. */
export function selectTopics(db: Db) {
  return topics(db).where('t.is_active', '=', true).orderBy('t.position').orderBy('t.id').execute()
}

const topics = (db: Db) =>
  db
    .selectFrom('contact_topics as t')
    .innerJoin('contact_desks as k', 'k.id', 't.desk_id')
    .select(['t.id', 't.key', 't.label', 't.description', 't.delay_hours', 't.is_active'])
    .select(['k.id as desk_id', 'k.name as desk', 'k.email as desk_email', 'k.phone as desk_phone'])

export type TopicRow = Awaited<ReturnType<typeof selectTopics>>[number]

/** Desks one may write to. */
export function selectDesks(db: Db) {
  return db
    .selectFrom('contact_desks as k')
    .select(['k.name', 'k.lead', 'k.phone'])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('contact_topics as t')
          .select('t.id')
          .whereRef('t.desk_id', '=', 'k.id')
          .where('t.is_active', '=', true),
      ),
    )
    .orderBy('k.position')
    .orderBy('k.id')
    .execute()
}

/** Who follows the zone of a pharmacy. */
export function selectAdvisers(db: Db, drugstoreId: number) {
  return db
    .selectFrom('drugstores as d')
    .innerJoin('user_zones as uz', 'uz.zone_id', 'd.zone_id')
    .innerJoin('zones as z', 'z.id', 'd.zone_id')
    .innerJoin('users as u', 'u.id', 'uz.user_id')
    .select(['u.first_name', 'u.last_name', 'u.phone', 'z.name as zone'])
    .where('d.id', '=', drugstoreId)
    .where('u.right_id', '=', 3)
    .where('u.erased_at', 'is', null)
    .where('u.disabled_at', 'is', null)
    .orderBy('u.last_name')
    .orderBy('u.id')
    .limit(3)
    .execute()
}

/** By id or by key. Held, so that it is not deleted before what names it is written. */
export async function holdTopic(db: Db, named: number | string): Promise<TopicRow | undefined> {
  const query = topics(db).forKeyShare()
  return typeof named === 'number'
    ? query.where('t.id', '=', named).executeTakeFirst()
    : query.where('t.key', '=', named).executeTakeFirst()
}

export async function insertThread(
  db: Db,
  { year, ...row }: Omit<Insertable<ContactTables['contact_threads']>, 'number'> & { year: string },
): Promise<{ id: number; number: string }> {
  // lpad would cut the ten-thousandth short.
  const number = sql<string>`(SELECT ${year}::text || '-' || lpad(n::text, greatest(4, length(n::text)), '0')
    FROM nextval('contact_number') AS n)`
  return db
    .insertInto('contact_threads')
    .values({ ...row, number })
    .returning(['id', 'number'])
    .executeTakeFirstOrThrow()
}

/** Undefined when the same form was already taken in. */
export async function insertEntry(
  db: Db,
  row: Insertable<ContactTables['contact_entries']>,
): Promise<number | undefined> {
  const made = await db
    .insertInto('contact_entries')
    .values(row)
    .onConflict((conflict) =>
      conflict.columns(['author_id', 'send_key']).where('send_key', 'is not', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return made?.id
}

/** The request a form was sent for, if it arrived before. */
export async function selectSent(
  db: Db,
  authorId: number,
  sendKey: string | undefined,
): Promise<number | undefined> {
  if (sendKey === undefined) return undefined
  const row = await db
    .selectFrom('contact_entries')
    .select('thread_id')
    .where('author_id', '=', authorId)
    .where('send_key', '=', sendKey)
    .executeTakeFirst()
  return row?.thread_id
}

/** The row alone, held until the transaction ends. */
export function lockThread(db: Db, id: number) {
  return db.selectFrom('contact_threads').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function updateThread(
  db: Db,
  id: number,
  change: Updateable<ContactTables['contact_threads']>,
): Promise<void> {
  await db.updateTable('contact_threads').set(change).where('id', '=', id).execute()
}

const own = (db: Db) =>
  db
    .selectFrom('contact_threads as c')
    .innerJoin('contact_topics as t', 't.id', 'c.topic_id')
    .innerJoin('contact_desks as k', 'k.id', 't.desk_id')
    .select([
      'c.id',
      'c.number',
      'c.subject',
      'c.status',
      'c.created_at',
      'c.last_at',
      'c.due_at',
      'c.rating',
    ])
    .select(['c.user_id', 'c.closed_at', 'c.merged_into', 'c.is_unread'])
    .select(['t.id as topic_id', 't.key as topic_key', 't.label as topic', 'k.name as desk'])

export type OwnRow = Awaited<ReturnType<ReturnType<typeof own>['execute']>>[number]

/** My requests, the latest first; those joined to another one are read there. */
export function selectOwn(
  db: Db,
  userId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<OwnRow[]> {
  return own(db)
    .where('c.user_id', '=', userId)
    .where('c.merged_into', 'is', null)
    .orderBy('c.last_at', 'desc')
    .orderBy('c.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countOwn(db: Db, userId: number): Promise<number> {
  const row = await db
    .selectFrom('contact_threads')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('user_id', '=', userId)
    .where('merged_into', 'is', null)
    .executeTakeFirstOrThrow()
  return row.total
}

export function selectOwnThread(db: Db, userId: number, id: number): Promise<OwnRow | undefined> {
  return own(db).where('c.user_id', '=', userId).where('c.id', '=', id).executeTakeFirst()
}

/** Requests whose answer this person has not opened yet, for a statement that asks more. */
export const repliedTo = (userId: number) =>
  sql<{ content_id: number }>`SELECT id AS content_id FROM contact_threads
    WHERE user_id = ${userId}::int AND is_unread AND merged_into IS NULL`

/** Answers this person has not opened yet. */
export function selectUnread(db: Db, userId: number): Promise<OwnRow[]> {
  return own(db)
    .where('c.user_id', '=', userId)
    .where('c.merged_into', 'is', null)
    .where('c.is_unread', '=', true)
    .orderBy('c.last_at', 'desc')
    .limit(20)
    .execute()
}

/** A conversation in its order, with the numbers of the files of each part. */
export function selectEntries(db: Db, threadId: number) {
  return db
    .selectFrom('contact_entries as e')
    .leftJoin('users as u', 'u.id', 'e.author_id')
    .select(['e.id', 'e.kind', 'e.body', 'e.created_at', 'e.author_id', 'u.first_name', 'u.last_name'])
    .select(
      sql<number[]>`ARRAY(SELECT f.file_id FROM file_use f WHERE f.owner_type = 'contact_message'
        AND f.owner_id = e.id ORDER BY f.file_id)`.as('file_ids'),
    )
    .where('e.thread_id', '=', threadId)
    .orderBy('e.created_at')
    .orderBy('e.id')
    .execute()
}
export type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number]

/** Who writes, and from where, for the mails and the desk. */
export function selectWriter(db: Db, userId: number, drugstoreId: number | null) {
  return db
    .selectFrom('users as u')
    .leftJoin('drugstores as d', (join) => join.on('d.id', '=', drugstoreId))
    .select(['u.first_name', 'u.last_name', 'u.email', 'd.name as drugstore', 'd.city', 'd.cip_officine'])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** Who reads what a desk without an address gets. */
export async function selectAdministrators(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('users')
    .select('email')
    .where('right_id', '=', 1)
    .where('erased_at', 'is', null)
    .where('disabled_at', 'is', null)
    .where('email', 'is not', null)
    .orderBy('id')
    .limit(20)
    .execute()
  return rows.flatMap((row) => row.email ?? [])
}
