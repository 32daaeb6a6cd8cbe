import { sql, type RawBuilder } from 'kysely'
import type { NotificationTopic } from '@kiosque/contract/wire/notifications'
import type { Db } from '../db/db.ts'
import { wantsByMail, wantsInPortal } from './preferences.predicate.ts'

export interface NewSend {
  topic: NotificationTopic
  content_id: number | null
  event_id?: number
  title: string
  text: string
  link: string
  created_at: Date
  created_by: number | null
  sent_at: Date | null
}

export async function insertSend(db: Db, send: NewSend): Promise<number> {
  const row = await db.insertInto('notification_sends').values(send).returning('id').executeTakeFirstOrThrow()
  return row.id
}

export interface Recipient {
  user_id: number
  account_id?: number | null
  drugstore_id?: number | null
}

const BATCH = 2_000

/** Those of these people who want it, in the bell or by mail. */
export async function insertForPeople(
  db: Db,
  send: { id: number; topic: NotificationTopic; at: Date },
  recipients: readonly Recipient[],
): Promise<number> {
  const byPerson = Map.groupBy(recipients, ({ user_id }) => user_id)
  const people = [...byPerson.entries()].map(([user_id, places]) => ({
    user_id,
    account_ids: [...new Set(places.flatMap(({ account_id }) => account_id ?? []))],
    drugstore_ids: [...new Set(places.flatMap(({ drugstore_id }) => drugstore_id ?? []))],
  }))
  let told = 0
  // One value per batch, however many people it holds: a whole network is told batch by batch.
  for (let first = 0; first < people.length; first += BATCH) {
    const given = JSON.stringify(people.slice(first, first + BATCH))
    told += await insertWilling(
      db,
      send,
      sql`SELECT given.user_id, ARRAY(SELECT json_array_elements_text(given.account_ids)::int) AS account_ids,
                 ARRAY(SELECT json_array_elements_text(given.drugstore_ids)::int) AS drugstore_ids
            FROM json_to_recordset(${given}::json) AS given (user_id int, account_ids json, drugstore_ids json)`,
    )
  }
  return told
}

/** The teams of these pharmacies, whole, in one statement. */
export function insertForDrugstores(
  db: Db,
  send: { id: number; topic: NotificationTopic; at: Date },
  drugstoreIds: RawBuilder<unknown>,
): Promise<number> {
  return insertWilling(
    db,
    send,
    sql`SELECT a.user_id, array_agg(a.id ORDER BY a.id) AS account_ids,
               array_agg(DISTINCT a.drugstore_id) AS drugstore_ids
          FROM accounts a WHERE a.drugstore_id IN (${drugstoreIds}) GROUP BY a.user_id`,
  )
}

/** `people`: user_id, account_ids, drugstore_ids. Whoever wants it neither in the bell nor by mail is not told. */
export async function insertWilling(
  db: Db,
  { id, topic, at }: { id: number; topic: NotificationTopic; at: Date },
  people: RawBuilder<unknown>,
): Promise<number> {
  const inserted = await sql`
    INSERT INTO notifications (send_id, user_id, account_ids, drugstore_ids, created_at, in_portal)
    SELECT ${id}::int, told.user_id, told.account_ids, told.drugstore_ids, ${at}::timestamptz,
           ${wantsInPortal('users', topic)}
      FROM (${people}) told
      JOIN users ON users.id = told.user_id AND users.erased_at IS NULL AND users.disabled_at IS NULL
     WHERE ${wantsInPortal('users', topic)} OR ${wantsByMail('users', topic)}
    ON CONFLICT DO NOTHING`.execute(db)
  return Number(inserted.numAffectedRows ?? 0)
}

/** The team of a pharmacy, or those of it with these roles. */
export function selectTeam(
  db: Db,
  drugstoreId: number,
  types: readonly number[] | undefined,
): Promise<Recipient[]> {
  let query = db
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .select(['accounts.user_id', 'accounts.id as account_id', 'accounts.drugstore_id'])
    .where('accounts.drugstore_id', '=', drugstoreId)
    .where('users.erased_at', 'is', null)
    .where('users.disabled_at', 'is', null)
  if (types !== undefined) query = query.where('accounts.type', 'in', [...types])
  return query.execute()
}

export async function markSendSent(db: Db, id: number, recipients: number, at: Date): Promise<void> {
  await db.updateTable('notification_sends').set({ recipients, sent_at: at }).where('id', '=', id).execute()
}

/** What led to this address is settled: nobody has it waiting any more. Gives back the sendings it was. */
export async function markLinkRead(
  db: Db,
  topic: NotificationTopic,
  link: string,
  at: Date,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    WITH about AS (SELECT id FROM notification_sends WHERE topic = ${topic} AND link = ${link}),
      done AS (UPDATE notifications SET read_at = ${at}::timestamptz
                WHERE send_id IN (SELECT id FROM about) AND read_at IS NULL)
    SELECT id FROM about`.execute(db)
  return rows.map(({ id }) => id)
}

/** Takes back what led to these addresses, read or not. Gives back whoever had it waiting. */
export async function deleteSendsTo(db: Db, links: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    WITH gone AS (DELETE FROM notification_sends WHERE content_id IS NULL AND link = ANY (${[...links]}::text[]) RETURNING id)
    SELECT DISTINCT n.user_id FROM notifications n JOIN gone ON gone.id = n.send_id
     WHERE n.read_at IS NULL AND n.in_portal`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

/** The people who have not read what announced an event. */
export async function selectUnreadOfEvent(db: Db, eventId: number): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    SELECT DISTINCT n.user_id FROM notifications n JOIN notification_sends s ON s.id = n.send_id
     WHERE s.event_id = ${eventId}::int AND n.read_at IS NULL AND n.in_portal`.execute(db)
  return rows.map(({ user_id }) => user_id)
}

/** The sendings about a content that somebody has not read. */
export async function selectUnreadSends(db: Db, contentId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT s.id FROM notification_sends s
     WHERE s.content_id = ${contentId}::int AND s.sent_at IS NOT NULL
       AND EXISTS (SELECT FROM notifications n WHERE n.send_id = s.id AND n.read_at IS NULL)`.execute(db)
  return rows.map(({ id }) => id)
}
