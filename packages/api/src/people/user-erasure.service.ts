import { ACCOUNT_TYPES } from '@kiosque/contract/domain/roles'
import { recordChange } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { lockDrugstore } from '../network/drugstores.service.ts'
import type { Origin } from '../identity/origin.ts'
import { isRightPassword } from '../identity/password-guess.service.ts'
import { revokeSessionsOf } from '../identity/sessions.service.ts'
import { anonymiseUser, deleteBelongings } from './user-erasure.sql.ts'
import { demandReachable } from './users.service.ts'
import type { Viewer } from '../http/viewer.ts'
import {
  deleteInvitationsTo,
  deleteOpenInvitationsBy,
  lockUser,
  selectAccountsOf,
  selectCredentialsById,
} from '../identity/person-records.ts'
import { deleteAccountsOf, selectDrugstoreAccounts } from './accounts.sql.ts'
import { lockAdministrators } from './users.sql.ts'

/** Right of erasure: by oneself with the password, or by right 1 (D3-08). */
export async function eraseUser(
  deps: Deps,
  viewer: Viewer,
  id: number,
  { password, origin }: { password: string | undefined; origin: Origin },
): Promise<void> {
  demandReachable(viewer, id)
  if (id === viewer.user_id) await demandOwnPassword(deps, id, password, origin)
  await inTransaction(deps.db, async (trx) => {
    // Nobody is kept against their will: the pharmacy of a last titulaire waits for a new one (D16-06).
    if (id !== viewer.user_id) await demandOtherTitulaire(trx, id)
    await demandOtherAdministrator(trx, id)
    await erase(deps, trx, { id, actor: viewer, at: deps.now() })
  })
}

async function demandOwnPassword(deps: Deps, id: number, password: string | undefined, origin: Origin) {
  if (!password) throw invalid({ password: ['Saisissez votre mot de passe pour confirmer.'] })
  const person = await selectCredentialsById(deps.db, id)
  if (!person?.email) throw notFound()
  const guess = { email: person.email, address: origin.address, storedHash: person.password_hash, password }
  const isRight = await isRightPassword(deps.db, guess, deps.now())
  if (!isRight) throw invalid({ password: ['Ce n’est pas votre mot de passe.'] })
}

/** The head office does not leave a team without its last titulaire. */
async function demandOtherTitulaire(trx: Db, id: number): Promise<void> {
  const accounts = await selectAccountsOf(trx, [id])
  const managed = accounts
    .filter((account) => account.type === ACCOUNT_TYPES.pharmacistAdmin)
    .flatMap((account) => account.drugstore_id ?? [])
  for (const drugstoreId of managed.toSorted((a, b) => a - b)) {
    await lockDrugstore(trx, drugstoreId)
    const others = (await selectDrugstoreAccounts(trx, drugstoreId)).filter(
      (account) => account.user_id !== id,
    )
    const hasOtherTitulaire = others.some((account) => account.type === ACCOUNT_TYPES.pharmacistAdmin)
    if (others.length > 0 && !hasOtherTitulaire) {
      throw conflict(
        'last_pharmacist_admin',
        'C’est le dernier titulaire de l’officine : nommez un autre titulaire, ou retirez l’équipe, puis recommencez.',
      )
    }
  }
}

async function demandOtherAdministrator(trx: Db, id: number): Promise<void> {
  const administrators = await lockAdministrators(trx)
  if (administrators.length === 1 && administrators[0] === id) {
    throw conflict(
      'last_administrator',
      'C’est le dernier administrateur du siège : nommez-en un autre d’abord.',
    )
  }
}

/** Personal data goes, in every folder; what refers to the person keeps an anonymous number. */
export async function erase(
  deps: Pick<Deps, 'personalData'>,
  trx: Db,
  { id, actor, at }: { id: number; actor: Viewer | null; at: Date },
): Promise<void> {
  const person = await lockUser(trx, id)
  if (!person?.email) throw notFound()
  const { email } = person
  await revokeSessionsOf(trx, id)
  for (const source of deps.personalData) await source.erase(trx, { id, email }, at)
  await deleteAccountsOf(trx, id)
  await deleteBelongings(trx, id)
  await deleteInvitationsTo(trx, email)
  await deleteOpenInvitationsBy(trx, id, null)
  await anonymiseUser(trx, id, at)
  await recordChange(trx, { actor, action: 'user.erase', subject_type: 'user', subject_id: id, at })
}
