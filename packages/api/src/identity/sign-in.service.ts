import { readEmail } from '@kiosque/contract/domain/identifiers'
import { ACCOUNT_TYPES } from '@kiosque/contract/domain/roles'
import type { LoginResponse } from '@kiosque/contract/wire/identity'
import { recordChange } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { AppError, forbidden, unauthorized } from '../errors.ts'
import { selectAccountsOf } from './accounts.sql.ts'
import { inTurnByEmail } from '../kit/keyed-queue.ts'
import type { Origin } from './origin.ts'
import { emailMark, isRightPassword } from './password-guess.service.ts'
import { presentAccount, presentUser } from './presenters.ts'
import { openSession } from './sessions.service.ts'
import { selectCredentials, selectUsers } from './users.sql.ts'

const NO_ADMIN = 'notfound.roles.admin'

/** Said only to someone who proved the password: a stranger learns nothing of who is disabled. */
const accountDisabled = () =>
  forbidden(
    'account_disabled',
    'Votre compte a été désactivé. Contactez votre siège pour en connaître la raison.',
  )

export interface Credentials {
  email: string
  password: string
  admin?: boolean | undefined
}

/** The same steps whether or not the e-mail is known: one look-up, one Argon2, one count (D3-01). */
export function signIn(deps: Deps, credentials: Credentials, origin: Origin): Promise<LoginResponse> {
  const { db, log } = deps
  const typed = readEmail(credentials.email)
  const email = typed.ok ? typed.value : credentials.email
  return inTurnByEmail(email, async () => {
    const now = deps.now()
    const person = await selectCredentials(db, typed.ok ? typed.value : '')
    const guess = { email, address: origin.address, storedHash: person?.password_hash }
    const isRight = await isRightPassword(db, { ...guess, password: credentials.password }, now).catch(
      (error) => {
        if (error instanceof AppError) log.warn({ event: 'sign_in_throttled', email: emailMark(email) })
        throw error
      },
    )
    if (!isRight || !person) {
      log.warn({ event: 'sign_in_failed', email: emailMark(email) })
      throw unauthorized('invalid_credentials', 'Identifiant ou mot de passe incorrect.')
    }
    if (person.disabled_at) {
      log.warn({ event: 'sign_in_disabled', email: emailMark(email) })
      throw accountDisabled()
    }
    return openFor(db, person.id, { origin, now, admin: credentials.admin === true })
  })
}

interface Opening {
  origin: Origin
  now: Date
  admin?: boolean
}

/** A session on the person's first account, with what the client keeps (S3-06, S4-01). */
export function openFor(db: Db, userId: number, { origin, now, admin }: Opening): Promise<LoginResponse> {
  return inTransaction(db, async (trx) => {
    const accounts = await selectAccountsOf(trx, [userId])
    if (admin && !accounts.some((account) => account.type === ACCOUNT_TYPES.admin)) {
      throw forbidden(NO_ADMIN, NO_ADMIN)
    }
    const account_id = accounts[0]?.id ?? null
    const token = await openSession(trx, { user_id: userId, account_id, device: origin.device }, now)
    await recordChange(trx, {
      actor: { user_id: userId, account_id },
      action: 'session.sign_in',
      subject_type: 'user',
      subject_id: userId,
      at: now,
    })
    const [user] = await selectUsers(trx, [userId], now)
    if (!user) throw unauthorized()
    return { token, user: presentUser(user), accounts: accounts.map(presentAccount) }
  })
}
