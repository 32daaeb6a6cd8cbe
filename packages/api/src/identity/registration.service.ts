import { ACCOUNT_TYPES } from '@kiosque/contract/domain/roles'
import type {
  CanRegister,
  LoginResponse,
  PharmacistBody,
  RegisterBody,
} from '@kiosque/contract/wire/identity'
import { recordChange } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { conflict, forbidden, invalid, notFound } from '../errors.ts'
import { throttle } from '../http/limits.ts'
import { queueMail } from '../mail/outbox.ts'
import { insertAccount } from './accounts.sql.ts'
import { hasPharmacistAdmin, lockDrugstoreByCip } from './drugstores.sql.ts'
import { registeredMail } from './identity-mails.ts'
import { inTurnByEmail } from '../kit/keyed-queue.ts'
import { checkNewPassword } from './new-password.ts'
import type { Origin } from './origin.ts'
import { hashPassword } from './password-hash.ts'
import { openFor } from './sign-in.service.ts'
import { insertUser, isEmailTaken, type NewUser } from './users.sql.ts'

export const emailTaken = () =>
  conflict(
    'email_taken',
    'Cette adresse e-mail a déjà un compte. Connectez-vous, ou demandez un nouveau mot de passe.',
  )

// Wide enough for a congress behind one address, too narrow to walk through a list of e-mails.
const BY_ADDRESS = { limit: 1_200, windowSeconds: 3_600 }

/** Counts a try, one at a time for each e-mail or invitation: a thousand at once hold one connection, not the pool. */
export function inTurn<T>(deps: Deps, origin: Origin, key: string, work: () => Promise<T>): Promise<T> {
  return inTurnByEmail(key, async () => {
    await throttle(deps.db, `register:${origin.address}`, BY_ADDRESS, deps.now())
    return work()
  })
}

/** May this pharmacist take this drugstore? Throws the reason why not, in the order of D3-03; changes nothing. */
async function demandFreeDrugstore(db: Db, body: PharmacistBody) {
  const drugstore = await lockDrugstoreByCip(db, body.cip_officine)
  if (!drugstore) {
    throw notFound(
      'drugstore_unknown',
      'Ce code CIP n’est pas dans le réseau. Vérifiez-le ou contactez le siège.',
    )
  }
  if (drugstore.siret !== body.siret) {
    const message = 'Ce SIRET ne correspond pas à l’officine de ce code CIP.'
    throw invalid({ siret: [message] }, 'siret_mismatch', message)
  }
  if (drugstore.is_disabled) {
    throw forbidden('drugstore_disabled', 'Cette officine est désactivée. Contactez le siège.')
  }
  if (await hasPharmacistAdmin(db, drugstore.id)) {
    throw conflict('already_managed', 'Cette officine a déjà un titulaire : demandez-lui une invitation.')
  }
  if (await isEmailTaken(db, body.email)) throw emailTaken()
  return drugstore
}

export async function checkPharmacist(deps: Deps, body: PharmacistBody): Promise<CanRegister> {
  checkNewPassword(body, body)
  const { id, name, city } = await inTransaction(deps.db, (trx) => demandFreeDrugstore(trx, body))
  return { can_register: true, drugstore: { id, name, city } }
}

/** User, account and session together, or nothing. */
export async function registerPharmacist(
  deps: Deps,
  body: PharmacistBody,
  origin: Origin,
): Promise<LoginResponse> {
  const { db } = deps
  await checkPharmacist(deps, body)
  const password_hash = await hashPassword(body.password)
  return inTransaction(db, async (trx) => {
    const now = deps.now()
    const drugstore = await demandFreeDrugstore(trx, body)
    const { email, first_name, last_name, phone, rpps } = body
    const person = { email, first_name, last_name, phone, rpps, password_hash }
    const userId = await createPerson(trx, { ...person, terms_accepted_at: now, created_at: now })
    await addAccount(trx, userId, ACCOUNT_TYPES.pharmacistAdmin, drugstore.id, now)
    await queueMail(trx, registeredMail(deps.env.publicUrl, email))
    return openFor(trx, userId, { origin, now })
  })
}

/** Without an invitation: a guest, who sees only what targets guests (D3-05). */
export async function registerGuest(deps: Deps, body: RegisterBody, origin: Origin): Promise<LoginResponse> {
  const { db } = deps
  const { email, first_name, last_name } = body
  if (!email) throw invalid({ email: ['Ce champ est requis.'] })
  checkNewPassword(body, { email, first_name, last_name })
  if (await isEmailTaken(db, email)) throw emailTaken()
  const password_hash = await hashPassword(body.password)
  return inTransaction(db, async (trx) => {
    const now = deps.now()
    const person = { email, first_name, last_name, password_hash, terms_accepted_at: now, created_at: now }
    const userId = await createPerson(trx, person)
    await addAccount(trx, userId, ACCOUNT_TYPES.guest, null, now)
    await queueMail(trx, registeredMail(deps.env.publicUrl, email))
    return openFor(trx, userId, { origin, now })
  })
}

/** 409 when the e-mail is someone's already; audited without the values. */
export async function createPerson(trx: Db, person: NewUser): Promise<number> {
  const userId = await insertUser(trx, person)
  if (userId === null) throw emailTaken()
  await recordChange(trx, {
    actor: { user_id: userId, account_id: null },
    action: 'user.register',
    subject_type: 'user',
    subject_id: userId,
    after: { right_id: person.right_id ?? null },
    at: person.created_at,
  })
  return userId
}

async function addAccount(
  trx: Db,
  userId: number,
  type: number,
  drugstoreId: number | null,
  at: Date,
): Promise<void> {
  const accountId = await insertAccount(trx, {
    user_id: userId,
    type,
    drugstore_id: drugstoreId,
    created_at: at,
  })
  await recordChange(trx, {
    actor: { user_id: userId, account_id: accountId },
    action: 'account.create',
    subject_type: 'account',
    subject_id: accountId,
    after: { user_id: userId, type, drugstore_id: drugstoreId },
    at,
  })
}
