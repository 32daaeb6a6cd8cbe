import { sql } from 'kysely'
import type { NotificationTopic } from '@kiosque/contract/wire/notifications'
import type { Db } from '../db/db.ts'

export interface NewSend {
  topic: NotificationTopic
  content_id: number | null
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

export async function insertForPeople(
  db: Db,
  sendId: number,
  recipients: readonly Recipient[],
  at: Date,
): Promise<number> {
  const byPerson = Map.groupBy(recipients, ({ user_id }) => user_id)
  const people = [...byPerson.entries()].map(([user_id, places]) => ({
    send_id: sendId,
    user_id,
    account_ids: [...new Set(places.flatMap(({ account_id }) => account_id ?? []))],
    drugstore_ids: [...new Set(places.flatMap(({ drugstore_id }) => drugstore_id ?? []))],
    created_at: at,
    read_at: null,
    mailed_at: null,
  }))
  let told = 0
  // A statement holds some sixty thousand values at most: a whole network is told batch by batch.
  for (let first = 0; first < people.length; first += BATCH) {
    const rows = await db
      .insertInto('notifications')
      .values(people.slice(first, first + BATCH))
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute()
    told += rows.length
  }
  return told
}

/** Who of these people wants to hear of what they chose so in their preferences. */
export async function selectWilling(
  db: Db,
  userIds: readonly number[],
  preference: 'publications' | 'trainings',
): Promise<Set<number>> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('id', '=', sql<number>`ANY (${[...userIds]}::int[])`)
    .where(sql<boolean>`coalesce((notification_preferences ->> ${preference})::boolean, true)`)
    .execute()
  return new Set(rows.map(({ id }) => id))
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
