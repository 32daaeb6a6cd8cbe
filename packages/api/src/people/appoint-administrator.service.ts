import { ACCOUNT_TYPES, RIGHTS } from '@kiosque/contract/domain/roles'
import { recordChange } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import { passwordLink } from '../identity/identity-mails.ts'
import { makePasswordLink, PASSWORD_LINK_MINUTES } from '../identity/password-reset.service.ts'
import { revokeSessionsOf } from '../identity/sessions.service.ts'
import { insertAccount, insertUser, selectCredentials, updateUser } from '../identity/person-records.ts'

interface Appointed {
  email: string
  first_name: string
  last_name: string
}

/** From the machine itself: makes or restores an administrator and gives the link that sets the password. */
export function appointAdministrator(
  db: Db,
  person: Appointed,
  { publicUrl, now }: { publicUrl: string; now: Date },
): Promise<string> {
  return inTransaction(db, async (trx) => {
    const known = await selectCredentials(trx, person.email)
    const right_id = RIGHTS.administrator
    const fields = { ...person, right_id, password_hash: null, terms_accepted_at: null, created_at: now }
    const id = known?.id ?? (await insertUser(trx, fields))
    if (id === null || id === undefined) throw new Error('the person could not be written')
    if (known) {
      await updateUser(trx, id, { right_id, disabled_at: null, disabled_reason: null }, now)
      await revokeSessionsOf(trx, id)
    }
    await insertAccount(trx, { user_id: id, type: ACCOUNT_TYPES.admin, drugstore_id: null, created_at: now })
    const token = await makePasswordLink(trx, id, PASSWORD_LINK_MINUTES, now)
    const change = { action: 'user.appoint_administrator', subject_type: 'user', subject_id: id }
    await recordChange(trx, { actor: null, ...change, after: { right_id }, at: now })
    return passwordLink(publicUrl, person.email, token)
  })
}
