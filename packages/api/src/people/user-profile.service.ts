import { ACCOUNT_TYPES } from '@kiosque/contract/domain/roles'
import type { User } from '@kiosque/contract/wire/identity'
import type { UpdateUserBody } from '@kiosque/contract/wire/people'
import { recordChange } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { conflict, forbidden, invalid, notFound } from '../errors.ts'
import { queueMail } from '../mail/outbox.ts'
import { limitEmailChange, requestEmailChange } from '../identity/email-change.service.ts'
import { passwordChangedMail } from '../identity/identity-mails.ts'
import { selectPackKeys } from '../network/network.service.ts'
import { checkNewPassword } from '../identity/new-password.ts'
import type { Origin } from '../identity/origin.ts'
import { isRightPassword } from '../identity/password-guess.service.ts'
import { hashPassword } from '../identity/password-hash.ts'
import { forgetSessions, revokeSessionsOf } from '../identity/sessions.service.ts'
import { demandReachable, findUser } from './users.service.ts'
import { isAdministrator, type Viewer } from '../http/viewer.ts'
import {
  deleteLiveLinks,
  deleteOpenInvitationsBy,
  insertAccount,
  lockUser,
  selectAccountsOf,
  selectCredentialsById,
  updateSearchText,
  updateUser,
} from '../identity/person-records.ts'
import { deleteAccount } from './accounts.sql.ts'
import {
  countZones,
  lockAdministrators,
  replaceUserPacks,
  replaceUserZones,
  updatePreferences,
} from './users.sql.ts'

const OWN_ONLY = [
  'password',
  'password_confirmation',
  'current_password',
  'notification_preferences',
] as const
const ADMIN_ONLY = ['right_id', 'zone_ids', 'packs'] as const

/** Names every field this viewer may not set on this person: nothing is ignored in silence (D2-05). */
function refuseFields(viewer: Viewer, id: number, body: UpdateUserBody): void {
  const isOwn = viewer.user_id === id
  const refused = [...(isOwn ? [] : OWN_ONLY), ...(isAdministrator(viewer) ? [] : ADMIN_ONLY)].filter(
    (field) => body[field] !== undefined,
  )
  if (refused.length === 0) return
  throw invalid(
    Object.fromEntries(refused.map((field) => [field, ['Ce champ ne peut pas être modifié ici.']])),
  )
}

interface Proven {
  /** The new hash; null when the password does not change. */
  password_hash: string | null
  /** The new address; null when it does not change. */
  email: string | null
}

/** What changes how one signs in, once the current password is proven: one's own only, right 1 does without (D16-03). */
async function proveSignIn(
  deps: Deps,
  { id, isOwn }: { id: number; isOwn: boolean },
  body: UpdateUserBody,
  origin: Origin,
): Promise<Proven> {
  const { password, password_confirmation, current_password } = body
  const isNewPassword = password !== undefined || password_confirmation !== undefined
  if (!isNewPassword && current_password === undefined && body.email === undefined)
    return { password_hash: null, email: null }
  if (!password && (isNewPassword || body.email === undefined))
    throw invalid({ password: ['Ce champ est requis.'] })
  const person = await selectCredentialsById(deps.db, id)
  if (!person?.email) throw notFound()
  const email = body.email === undefined || body.email === person.email ? null : body.email
  if (!password && email === null) return { password_hash: null, email: null }
  if (isOwn) {
    if (!current_password) throw invalid({ current_password: ['Saisissez votre mot de passe actuel.'] })
    if (password) {
      const typed = { password, password_confirmation: password_confirmation ?? '' }
      checkNewPassword(typed, { ...person, email: person.email })
    }
    const guess = { email: person.email, address: origin.address, storedHash: person.password_hash }
    const isRight = await isRightPassword(deps.db, { ...guess, password: current_password }, deps.now())
    if (!isRight) throw invalid({ current_password: ['Ce n’est pas votre mot de passe actuel.'] })
  }
  return { password_hash: password ? await hashPassword(password) : null, email }
}

export async function changeUser(
  deps: Deps,
  viewer: Viewer,
  id: number,
  { body, origin }: { body: UpdateUserBody; origin: Origin },
): Promise<User> {
  demandReachable(viewer, id)
  refuseFields(viewer, id, body)
  const { password_hash, email } = await proveSignIn(deps, { id, isOwn: viewer.user_id === id }, body, origin)
  if (email !== null) await limitEmailChange(deps.db, id, email, deps.now())
  await inTransaction(deps.db, async (trx) => {
    const now = deps.now()
    const before = await lockUser(trx, id)
    if (!before?.email) throw notFound()
    await changeProfile(trx, id, body, now)
    if (body.zone_ids) await changeZones(trx, id, body.zone_ids)
    if (body.packs) await changePacks(trx, id, body.packs)
    if (body.right_id !== undefined && body.right_id !== before.right_id) {
      await changeRight(trx, viewer, { id, from: before.right_id, to: body.right_id }, now)
    }
    if (password_hash) {
      await updateUser(trx, id, { password_hash }, now)
      await deleteLiveLinks(trx, id)
      await revokeSessionsOf(trx, id, viewer.session_id)
      await queueMail(trx, passwordChangedMail(deps.env.publicUrl, before.email))
    }
    if (email !== null) {
      await requestEmailChange(trx, { id, email: before.email }, email, {
        publicUrl: deps.env.publicUrl,
        now,
      })
    }
    await forgetSessions(trx, { user_id: id })
    // The log says which fields changed; a right is the only value worth keeping.
    const fields = Object.keys(body).filter(
      (field) => !field.includes('password_') && !field.startsWith('current_'),
    )
    await recordChange(trx, {
      actor: viewer,
      action: 'user.update',
      subject_type: 'user',
      subject_id: id,
      before: body.right_id === undefined ? {} : { right_id: before.right_id },
      after: {
        fields: fields.toSorted(),
        ...(body.right_id === undefined ? {} : { right_id: body.right_id }),
      },
      at: now,
    })
  })
  return findUser(deps.db, viewer, id, deps.now())
}

async function changeProfile(trx: Db, id: number, body: UpdateUserBody, at: Date): Promise<void> {
  const { first_name, last_name, phone, rpps, notification_preferences } = body
  const given = Object.entries({ first_name, last_name, phone, rpps }).filter(
    ([, value]) => value !== undefined,
  )
  await updateUser(trx, id, Object.fromEntries(given), at)
  if (first_name !== undefined || last_name !== undefined) await updateSearchText(trx, id)
  if (notification_preferences) await updatePreferences(trx, id, notification_preferences)
}

async function changeZones(trx: Db, id: number, zoneIds: number[]): Promise<void> {
  const unique = [...new Set(zoneIds)]
  if ((await countZones(trx, unique)) !== unique.length)
    throw invalid({ zone_ids: ['Cette zone n’existe pas.'] })
  await replaceUserZones(trx, id, unique)
}

/** Packs of someone without a pharmacy; in a pharmacy, its own hold (S6-04). */
async function changePacks(trx: Db, id: number, packs: string[]): Promise<void> {
  const known = await selectPackKeys(trx)
  const unknown = packs.filter((pack) => !known.includes(pack))
  if (unknown.length > 0) throw invalid({ packs: [`Pack inconnu : ${unknown.join(', ')}.`] })
  await replaceUserPacks(trx, id, packs)
}

/** A right comes with its head-office account and leaves with it; the last administrator stays (D1-02). */
async function changeRight(
  trx: Db,
  viewer: Viewer,
  { id, from, to }: { id: number; from: number | null; to: number | null },
  at: Date,
): Promise<void> {
  if (id === viewer.user_id) throw forbidden('own_right', 'Vous ne pouvez pas modifier votre propre droit.')
  if (from === 1) {
    const administrators = await lockAdministrators(trx)
    if (administrators.length < 2) {
      throw conflict(
        'last_administrator',
        'C’est le dernier administrateur du siège : nommez-en un autre d’abord.',
      )
    }
    await deleteOpenInvitationsBy(trx, id, null)
  }
  await updateUser(trx, id, { right_id: to }, at)
  if (to !== null) {
    await insertAccount(trx, { user_id: id, type: ACCOUNT_TYPES.admin, drugstore_id: null, created_at: at })
    return
  }
  const accounts = await selectAccountsOf(trx, [id])
  for (const account of accounts.filter(({ type }) => type === ACCOUNT_TYPES.admin)) {
    await deleteAccount(trx, account.id)
  }
}
