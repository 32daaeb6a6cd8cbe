import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

export interface ClaimedMail {
  id: number
  kind: string
  to_address: string
  subject: string
  text: string
  html: string | null
  attachment_name: string | null
  attachment: string | null
  attempts: number
}

/** Takes one mail that is due, and hides it from other senders until `heldUntil`. */
export function claimDueMail(db: Db, now: Date, heldUntil: Date): Promise<ClaimedMail | undefined> {
  return db
    .updateTable('mails')
    .set({ due_at: heldUntil, attempts: sql<number>`attempts + 1` })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('mails as next')
        .select('next.id')
        .where('next.sent_at', 'is', null)
        .where('next.failed_at', 'is', null)
        .where('next.due_at', '<=', now)
        .orderBy('next.due_at')
        .orderBy('next.id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      'id',
      'kind',
      'to_address',
      'subject',
      'text',
      'html',
      'attachment_name',
      'attachment',
      'attempts',
    ])
    .executeTakeFirst()
}

/** Sent: the words go, they may hold a link that opens an account; the trace stays. */
export async function markSent(db: Db, id: number, at: Date): Promise<void> {
  await db
    .updateTable('mails')
    .set({ sent_at: at, text: '', html: null, attachment: null, last_error: null })
    .where('id', '=', id)
    .execute()
}

export async function markRefused(
  db: Db,
  id: number,
  reason: string,
  next: { due_at: Date } | { failed_at: Date },
): Promise<void> {
  await db
    .updateTable('mails')
    .set({
      last_error: reason,
      ...next,
      ...('failed_at' in next ? { text: '', html: null, attachment: null } : {}),
    })
    .where('id', '=', id)
    .execute()
}

/** When the next mail in waiting is due, if any. */
export async function nextDueAt(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('mails')
    .select('due_at')
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .orderBy('due_at')
    .limit(1)
    .executeTakeFirst()
  return row?.due_at ?? null
}

export async function deleteMailsBefore(db: Db, instant: Date): Promise<void> {
  await db
    .deleteFrom('mails')
    .where((eb) => eb.or([eb('sent_at', '<', instant), eb('failed_at', '<', instant)]))
    .execute()
}
