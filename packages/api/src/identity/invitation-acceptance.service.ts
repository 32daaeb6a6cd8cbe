import { ACCOUNT_TYPES } from '@kiosque/contract/domain/roles'
import type { Account, LoginResponse, RegisterBody } from '@kiosque/contract/wire/identity'
import type { InvitationLookup } from '@kiosque/contract/wire/people'
import { recordChange } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { conflict, forbidden, invalid, notFound } from '../errors.ts'
import { insertAccount, selectAccount } from './accounts.sql.ts'
import { tellInviter } from './invitation-notices.ts'
import { type InvitationRow, lockOpenInvitation, markAccepted } from './invitations.sql.ts'
import { checkNewPassword } from './new-password.ts'
import type { Origin } from './origin.ts'
import { hashPassword } from './password-hash.ts'
import { presentAccount } from './presenters.ts'
import { createPerson, emailTaken } from './registration.service.ts'
import { forgetSessions } from './sessions.service.ts'
import { openFor } from './sign-in.service.ts'
import { hashToken } from './tokens.ts'
import { isEmailTaken, lockUser, updateUser } from './users.sql.ts'
import type { Viewer } from '../http/viewer.ts'

async function demandOpen(db: Db, token: string, now: Date): Promise<InvitationRow> {
  const row = await lockOpenInvitation(db, hashToken(token), now)
  if (!row) {
    throw notFound(
      'invitation_invalid',
      'Ce lien d’invitation n’est plus valable. Demandez-en un nouveau à la personne qui vous a invité.',
    )
  }
  if (row.drugstore_disabled) {
    throw forbidden('drugstore_disabled', 'Cette officine est désactivée. Contactez le siège.')
  }
  return row
}

/** What the registration form shows. The token came by mail, so its holder may know whether they have an account. */
export function lookUpInvitation(deps: Deps, token: string): Promise<InvitationLookup> {
  return inTransaction(deps.db, async (trx) => {
    const row = await demandOpen(trx, token, deps.now())
    return {
      email: row.email,
      type: row.type as InvitationLookup['type'],
      right_id: row.right_id as InvitationLookup['right_id'],
      drugstore_name: row.drugstore_name,
      has_account: await isEmailTaken(trx, row.email),
    }
  })
}

export interface InvitedBody extends RegisterBody {
  invitation: string
}

/** A new person joins; `onlyRight` is what the conseiller's form demands of the invitation. */
export async function registerInvited(
  deps: Deps,
  body: InvitedBody,
  { origin, onlyRight }: { origin: Origin; onlyRight?: number },
): Promise<LoginResponse> {
  const { db } = deps
  const shown = await inTransaction(db, (trx) => demandOpen(trx, body.invitation, deps.now()))
  if (onlyRight !== undefined && shown.right_id !== onlyRight) {
    throw forbidden('invitation_other_role', 'Cette invitation n’est pas celle d’un conseiller.')
  }
  const { email } = shown
  const { first_name, last_name } = body
  if (body.email !== undefined && body.email !== email) {
    throw invalid({ email: ['L’invitation a été envoyée à une autre adresse.'] })
  }
  checkNewPassword(body, { email, first_name, last_name })
  if (await isEmailTaken(db, email)) throw emailTaken()
  const password_hash = await hashPassword(body.password)
  return inTransaction(db, async (trx) => {
    const now = deps.now()
    const row = await demandOpen(trx, body.invitation, now)
    const person = { email, first_name, last_name, password_hash, right_id: row.right_id }
    const userId = await createPerson(trx, { ...person, terms_accepted_at: now, created_at: now })
    await join(trx, row, userId, now)
    return openFor(trx, userId, { origin, now })
  })
}

/** Someone who already signs in with the invited e-mail joins one more team. */
export function acceptInvitation(deps: Deps, viewer: Viewer, token: string): Promise<{ account: Account }> {
  return inTransaction(deps.db, async (trx) => {
    const now = deps.now()
    const row = await demandOpen(trx, token, now)
    const person = await lockUser(trx, viewer.user_id)
    if (person?.email !== row.email) {
      throw forbidden('invitation_other_person', 'Cette invitation a été envoyée à une autre adresse e-mail.')
    }
    if (row.right_id !== null) {
      // An invitation never lowers a right already held.
      const right_id = Math.min(row.right_id, person.right_id ?? row.right_id)
      await updateUser(trx, person.id, { right_id }, now)
    }
    const accountId = await join(trx, row, person.id, now)
    await forgetSessions(trx, { user_id: person.id })
    const account = await selectAccount(trx, accountId)
    if (!account) throw notFound()
    return { account: presentAccount(account) }
  })
}

async function join(trx: Db, row: InvitationRow, userId: number, at: Date): Promise<number> {
  const type = row.right_id === null ? (row.type ?? ACCOUNT_TYPES.guest) : ACCOUNT_TYPES.admin
  const drugstore_id = row.right_id === null ? row.drugstore_id : null
  const accountId = await insertAccount(trx, { user_id: userId, type, drugstore_id, created_at: at })
  if (accountId === null) throw conflict('account_exists', 'Vous faites déjà partie de cette équipe.')
  await markAccepted(trx, row.id, userId, at)
  await tellInviter(trx, row, userId, at)
  await recordChange(trx, {
    actor: { user_id: userId, account_id: accountId },
    action: 'invitation.accept',
    subject_type: 'account',
    subject_id: accountId,
    after: { user_id: userId, type, drugstore_id, right_id: row.right_id },
    at,
  })
  return accountId
}
