import { recordChange } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { invalid } from '../errors.ts'
import { throttle } from '../http/limits.ts'
import { queueMail } from '../mail/outbox.ts'
import { deleteEmailChange, lockEmailChange, upsertEmailChange } from './email-change.sql.ts'
import { emailChangeMail, emailInUseMail, emailNoticeMail } from './identity-mails.ts'
import { deleteLiveLinks } from './password-links.sql.ts'
import { emailTaken } from './registration.service.ts'
import { hashToken, newToken } from './tokens.ts'
import { isEmailTaken, lockUser, updateSearchText, updateUser } from './users.sql.ts'

const LINK_HOURS = 24
const MAILS = { limit: 3, windowSeconds: 3_600 }

/** Each demand writes to an address that may be anybody's: three an hour for the person and for the address. */
export async function limitEmailChange(db: Db, userId: number, newEmail: string, now: Date): Promise<void> {
  await throttle(db, `email-change:person:${userId}`, MAILS, now)
  await throttle(db, `email-change:address:${newEmail}`, MAILS, now)
}

/** The address changes only once its owner has opened the link; the present one is told. */
export async function requestEmailChange(
  trx: Db,
  person: { id: number; email: string },
  newEmail: string,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<void> {
  const token = newToken()
  await upsertEmailChange(trx, {
    user_id: person.id,
    token_hash: hashToken(token),
    new_email: newEmail,
    created_at: now,
    expires_at: new Date(now.getTime() + LINK_HOURS * 3_600_000),
  })
  // Nothing in the answer says that an address is someone's: only its owner's mailbox does.
  const isTaken = await isEmailTaken(trx, newEmail)
  await queueMail(
    trx,
    isTaken ? emailInUseMail(publicUrl, newEmail) : emailChangeMail(publicUrl, newEmail, token),
  )
  await queueMail(trx, emailNoticeMail(person.email, false))
}

export async function confirmEmail(deps: Deps, token: string): Promise<void> {
  await inTransaction(deps.db, async (trx) => {
    const now = deps.now()
    const change = await lockEmailChange(trx, hashToken(token), now)
    const person = change && (await lockUser(trx, change.user_id))
    if (!change || !person?.email) {
      const message = 'Ce lien n’est plus valable. Demandez de nouveau le changement d’adresse.'
      throw invalid({ token: [message] }, 'link_invalid', message)
    }
    if (await isEmailTaken(trx, change.new_email)) throw emailTaken()
    await updateUser(trx, person.id, { email: change.new_email }, now)
    await updateSearchText(trx, person.id)
    await deleteEmailChange(trx, person.id)
    // A link sent to the former mailbox must not set the password of this one.
    await deleteLiveLinks(trx, person.id)
    await queueMail(trx, emailNoticeMail(person.email, true))
    await recordChange(trx, {
      actor: { user_id: person.id, account_id: null },
      action: 'user.confirm_email',
      subject_type: 'user',
      subject_id: person.id,
      at: now,
    })
  })
}
