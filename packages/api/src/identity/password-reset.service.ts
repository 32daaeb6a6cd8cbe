import { readEmail } from '@kiosque/contract/domain/identifiers'
import { recordChange } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { AppError, invalid } from '../errors.ts'
import { throttle } from '../http/limits.ts'
import { queueMail, queueMailIf } from '../mail/outbox.ts'
import { passwordChangedMail, passwordLinkMail } from './identity-mails.ts'
import { checkNewPassword } from './new-password.ts'
import type { Origin } from './origin.ts'
import { forgiveGuesses } from './password-guess.service.ts'
import { hashPassword } from './password-hash.ts'
import { lockLiveLink, markLinkUsed, replaceLink } from './password-links.sql.ts'
import { revokeSessionsOf } from './sessions.service.ts'
import { hashToken, newToken } from './tokens.ts'
import { selectCredentials, updateUser } from './users.sql.ts'

export const PASSWORD_LINK_MINUTES = 60
export const WELCOME_LINK_MINUTES = 7 * 24 * 60
const BY_EMAIL = { limit: 3, windowSeconds: 3_600 }
// A whole network may sit behind one address; the limit by e-mail is the one that protects people.
const BY_ADDRESS = { limit: 3_000, windowSeconds: 3_600 }

/** As long as an address is. */
const NOBODY = 'personne@exemple.invalid'

export const PASSWORD_EMAIL_MESSAGE =
  'Si cette adresse a un compte, un message vient de lui être envoyé. Pensez à regarder dans les indésirables.'

/** Makes a link of its own to set a password, ending any earlier one. */
export async function makePasswordLink(
  db: Db,
  userId: number | null,
  minutes: number,
  now: Date,
): Promise<string> {
  const token = newToken()
  const expires_at = new Date(now.getTime() + minutes * 60_000)
  await replaceLink(db, { token_hash: hashToken(token), user_id: userId, created_at: now, expires_at })
  return token
}

/** Past the limits nothing is sent, and nothing says so: the answer is always the same (D3-07). */
async function isWithinLimits(db: Db, email: string, origin: Origin, now: Date): Promise<boolean> {
  try {
    await throttle(db, `password-mail:address:${origin.address}`, BY_ADDRESS, now)
    await throttle(db, `password-mail:email:${email}`, BY_EMAIL, now)
    return true
  } catch (error) {
    if (error instanceof AppError && error.status === 429) return false
    throw error
  }
}

/** An unknown e-mail costs the same statements: a link that belongs to nobody, and a mail that never leaves. */
export async function requestPasswordLink(deps: Deps, typedEmail: string, origin: Origin): Promise<void> {
  const { db, env } = deps
  const now = deps.now()
  const typed = readEmail(typedEmail)
  const email = typed.ok ? typed.value : ''
  const known = await selectCredentials(db, email)
  // A disabled person gets no link, and the answer does not say so.
  const person = known?.disabled_at ? undefined : known
  if (!(await isWithinLimits(db, email, origin, now))) return
  await inTransaction(db, async (trx) => {
    const token = await makePasswordLink(trx, person?.id ?? null, PASSWORD_LINK_MINUTES, now)
    const mail = passwordLinkMail(env.publicUrl, person?.email ?? NOBODY, token)
    await queueMailIf(trx, person?.email !== undefined && person.email !== null, mail)
  })
}

export interface ResetBody {
  token: string
  email: string
  password: string
  password_confirmation: string
}

const linkInvalid = () => {
  const message = 'Ce lien n’est plus valable. Demandez-en un nouveau.'
  return invalid({ token: [message] }, 'link_invalid', message)
}

async function demandLink(db: Db, body: ResetBody, now: Date) {
  const link = await lockLiveLink(db, hashToken(body.token), now)
  const typed = readEmail(body.email)
  if (!link?.email || !link.user_id || !typed.ok || typed.value !== link.email) throw linkInvalid()
  return { id: link.id, userId: link.user_id, person: { ...link, email: link.email } }
}

/** The link serves once, every session ends, and the owner is told by mail. No sign-in follows by itself. */
export async function resetPassword(deps: Deps, body: ResetBody): Promise<void> {
  const { db, env } = deps
  const shown = await inTransaction(db, (trx) => demandLink(trx, body, deps.now()))
  checkNewPassword(body, shown.person)
  const password_hash = await hashPassword(body.password)
  await inTransaction(db, async (trx) => {
    const now = deps.now()
    const { id, userId, person } = await demandLink(trx, body, now)
    await markLinkUsed(trx, id, now)
    await updateUser(trx, userId, { password_hash }, now)
    await revokeSessionsOf(trx, userId)
    await forgiveGuesses(trx, person.email)
    await queueMail(trx, passwordChangedMail(env.publicUrl, person.email))
    const actor = { user_id: userId, account_id: null }
    const change = { action: 'user.reset_password', subject_type: 'user', subject_id: userId }
    await recordChange(trx, { actor, ...change, at: now })
  })
}
