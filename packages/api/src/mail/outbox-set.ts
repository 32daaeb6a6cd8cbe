import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/db.ts'
import { publish } from '../db/events.ts'
import { MAIL_CHANNEL } from './outbox.ts'

/**
 * The same words to many, in one statement: `recipients` gives `email` and `first_name`, and the text begins after
 * « Bonjour ». Returns how many mails wait in the outbox.
 */
export async function queueMailToEach(
  trx: Db,
  mail: { kind: string; subject: string; text: string },
  recipients: RawBuilder<unknown>,
): Promise<number> {
  const subject = mail.subject.replaceAll(/[\r\n]+/g, ' ')
  const queued = await sql`
    INSERT INTO mails (kind, to_address, subject, text)
    SELECT ${mail.kind}::text, r.email, ${subject}::text,
           'Bonjour' || coalesce(' ' || nullif(trim(r.first_name), ''), '') || E',\n\n' || ${mail.text}::text
      FROM (${recipients}) r WHERE r.email IS NOT NULL`.execute(trx)
  const count = Number(queued.numAffectedRows ?? 0)
  if (count > 0) await publish(trx, MAIL_CHANNEL)
  return count
}
