import type { Db } from '../db/db.ts'
import { publish } from '../db/events.ts'

export interface NewMail {
  to: string
  subject: string
  text: string
  html?: string
  /** What it is for, e.g. `password_reset`: appears in logs, unlike the address and the words. */
  kind: string
  /** A document made for this mail. */
  attachment?: { name: string; base64: string }
}

/** The channel that wakes the senders as soon as the transaction commits. */
export const MAIL_CHANNEL = 'mail'

/**
 * Puts a mail in the outbox, in the transaction of what it announces: rolled back, it is never sent; committed, it
 * is sent once, now or after the mail server's return.
 */
export async function queueMail(trx: Db, mail: NewMail): Promise<void> {
  await queueMails(trx, [mail])
}

/**
 * Does all that `queueMail` does, and takes the mail back before the transaction ends unless it is to go: whether there
 * is somebody to write to, how long it takes does not tell.
 */
export async function queueMailIf(trx: Db, isWanted: boolean, mail: NewMail): Promise<void> {
  const [id = 0] = await queueMails(trx, [mail])
  await trx
    .deleteFrom('mails')
    .where('id', '=', isWanted ? 0 : id)
    .execute()
}

/** A statement carries 65,535 values at most, and a mail has ten: a whole network is written to in several. */
const BATCH = 1_000

/** Several at once. Returns their ids. */
export async function queueMails(trx: Db, mails: readonly NewMail[]): Promise<number[]> {
  if (mails.length === 0) return []
  const ids: number[] = []
  for (let first = 0; first < mails.length; first += BATCH)
    ids.push(...(await insertMails(trx, mails.slice(first, first + BATCH))))
  await publish(trx, MAIL_CHANNEL)
  return ids
}

async function insertMails(trx: Db, mails: readonly NewMail[]): Promise<number[]> {
  const rows = mails.map((mail) => ({
    kind: mail.kind,
    to_address: mail.to,
    subject: mail.subject.replaceAll(/[\r\n]+/g, ' '),
    text: mail.text,
    html: mail.html ?? null,
    attachment_name: mail.attachment?.name ?? null,
    attachment: mail.attachment?.base64 ?? null,
    sent_at: null,
    failed_at: null,
    last_error: null,
  }))
  const queued = await trx.insertInto('mails').values(rows).returning('id').execute()
  return queued.map(({ id }) => id)
}
