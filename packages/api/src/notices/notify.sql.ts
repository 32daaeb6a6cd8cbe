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

export async function insertForPeople(
  db: Db,
  sendId: number,
  recipients: readonly Recipient[],
  at: Date,
): Promise<number> {
  const ids = [...new Set(recipients.map((each) => each.user_id))]
  if (ids.length === 0) return 0
  const listOf = (userId: number, name: 'account_id' | 'drugstore_id') => [
    ...new Set(
      recipients.flatMap((each) => (each.user_id === userId && each[name] != null ? [each[name]] : [])),
    ),
  ]
  const rows = await db
    .insertInto('notifications')
    .values(
      ids.map((user_id) => ({
        send_id: sendId,
        user_id,
        account_ids: listOf(user_id, 'account_id'),
        drugstore_ids: listOf(user_id, 'drugstore_id'),
        created_at: at,
        read_at: null,
        mailed_at: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .execute()
  return rows.length
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
