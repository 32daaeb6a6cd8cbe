import type { MergeUsersBody } from '@kiosque/contract/wire/duplicates'
import type { AdminUser } from '@kiosque/contract/wire/people'
import { recordChange } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { moveReferences } from '../db/move-references.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { conflict, notFound } from '../errors.ts'
import type { Viewer } from '../http/viewer.ts'
import {
  joinAccounts,
  lockUser,
  type UserChanges,
  updateSearchText,
  updateUser,
} from '../identity/person-records.ts'
import { revokeSessionsOf } from '../identity/sessions.service.ts'
import { findAdminUser } from './admin-users.service.ts'
import { deleteUserRow } from './merge-users.sql.ts'
import { deleteBelongings } from './user-erasure.sql.ts'

/** Two sheets of one person become one, whole or not at all. The kept one's password stays; both sign in again. */
export function mergeUsers(deps: Deps, viewer: Viewer, body: MergeUsersBody): Promise<AdminUser> {
  const { keep_id, remove_id, take } = body
  return inTransaction(deps.db, async (trx) => {
    const now = deps.now()
    // Always in the same order: two merges of the same people wait for each other.
    for (const id of [keep_id, remove_id].toSorted((a, b) => a - b)) await demandMergeable(trx, id)
    const before = await findAdminUser(trx, keep_id, now)
    const removed = await findAdminUser(trx, remove_id, now)
    await revokeSessionsOf(trx, keep_id)
    await revokeSessionsOf(trx, remove_id)
    await deleteBelongings(trx, remove_id)
    await joinAccounts(trx, 'user_id', remove_id, keep_id)
    await moveReferences(trx, 'users', remove_id, keep_id)
    await deleteUserRow(trx, remove_id)
    const taken = Object.fromEntries(take.map((field) => [field, removed[field]])) as UserChanges
    await updateUser(trx, keep_id, taken, now)
    await updateSearchText(trx, keep_id)
    const after = await findAdminUser(trx, keep_id, now)
    await recordChange(trx, {
      actor: viewer,
      action: 'user.merge',
      subject_type: 'user',
      subject_id: keep_id,
      before: summary(before, remove_id),
      after: summary(after, null),
      at: now,
    })
    return after
  })
}

const summary = (person: AdminUser, merged: number | null) => ({
  merged_user_id: merged,
  email: person.email,
  first_name: person.first_name,
  last_name: person.last_name,
  phone: person.phone,
  rpps: person.rpps,
  accounts: person.accounts.map(({ type, drugstore }) => `${type}:${drugstore?.id ?? ''}`),
})

async function demandMergeable(trx: Db, id: number): Promise<void> {
  const person = await lockUser(trx, id)
  if (!person) throw notFound()
  if (person.right_id !== null) {
    throw conflict(
      'head_office_person',
      'Une personne du siège ne se fusionne pas : retirez d’abord son droit.',
    )
  }
}
