import { GROUPS, type GroupName } from '@kiosque/contract/domain/network'
import type { MergeDrugstoresBody, MergeUsersBody } from '@kiosque/contract/wire/duplicates'
import type { AdminDrugstore, AdminUser } from '@kiosque/contract/wire/people'
import { CONTENT_CHANNEL } from '../audience/readers.ts'
import { replaceInTargets } from '../audience/replace-in-targets.ts'
import { recordChange } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { publish } from '../db/events.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { findAdminDrugstore } from './admin-drugstores.service.ts'
import {
  type DrugstoreChanges,
  replaceDrugstorePacks,
  updateDrugstore,
  updateDrugstoreSearchText,
} from './admin-drugstores.sql.ts'
import { findAdminUser } from './admin-users.service.ts'
import { lockDrugstore } from './drugstores.sql.ts'
import * as merge from './merge.sql.ts'
import { forgetSessions, revokeSessionsOf } from './sessions.service.ts'
import { deleteBelongings } from './user-erasure.sql.ts'
import { lockUser, type UserChanges, updateSearchText, updateUser } from './users.sql.ts'
import type { Viewer } from './viewer.ts'

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
    await merge.joinAccounts(trx, 'user_id', remove_id, keep_id)
    await merge.moveReferences(trx, 'users', remove_id, keep_id)
    await merge.deleteUserRow(trx, remove_id)
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

/** Two sheets of one drugstore become one: team, answers, orders, visits and targets go to the one that stays. */
export function mergeDrugstores(
  deps: Deps,
  viewer: Viewer,
  body: MergeDrugstoresBody,
): Promise<AdminDrugstore> {
  const { keep_id, remove_id, take } = body
  return inTransaction(deps.db, async (trx) => {
    const now = deps.now()
    for (const id of [keep_id, remove_id].toSorted((a, b) => a - b)) {
      if (!(await lockDrugstore(trx, id))) throw notFound()
    }
    const before = await findAdminDrugstore(trx, keep_id)
    const removed = await findAdminDrugstore(trx, remove_id)
    if (removed.people > 0 && before.is_disabled && !removed.is_disabled) {
      throw invalid({ keep_id: ['L’officine gardée est désactivée : son équipe perdrait l’accès.'] })
    }
    await merge.deleteOpenInvitationsOf(trx, remove_id)
    await merge.joinAccounts(trx, 'drugstore_id', remove_id, keep_id)
    await merge.addUpVisits(trx, remove_id, keep_id)
    await replaceDrugstorePacks(trx, remove_id, [])
    await merge.moveReferences(trx, 'drugstores', remove_id, keep_id)
    await replaceInTargets(trx, 'drugstore_ids', remove_id, keep_id)
    await replaceInTargets(trx, 'excluded_drugstore_ids', remove_id, keep_id)
    await merge.deleteDrugstoreRow(trx, remove_id)
    await updateDrugstore(trx, keep_id, takenFrom(removed, take), now)
    if (take.includes('cip_officine')) await merge.updateCip(trx, keep_id, removed.cip_officine)
    if (take.includes('packs')) await replaceDrugstorePacks(trx, keep_id, removed.packs)
    await updateDrugstoreSearchText(trx, keep_id)
    for (const drugstore_id of [keep_id, remove_id]) await forgetSessions(trx, { drugstore_id })
    await publish(trx, 'drugstores', {})
    await publish(trx, CONTENT_CHANNEL, { action: 'drugstore.merge' })
    const after = await findAdminDrugstore(trx, keep_id)
    await recordChange(trx, {
      actor: viewer,
      action: 'drugstore.merge',
      subject_type: 'drugstore',
      subject_id: keep_id,
      before: { ...before, merged_drugstore_id: remove_id, merged_cip_officine: removed.cip_officine },
      after: { ...after, merged_drugstore_id: null, merged_cip_officine: null },
      at: now,
    })
    return after
  })
}

function takenFrom(removed: AdminDrugstore, take: MergeDrugstoresBody['take']): DrugstoreChanges {
  const changes: DrugstoreChanges = {}
  for (const field of take) {
    if (field === 'packs' || field === 'cip_officine') continue
    if (field === 'group_name') changes.group_id = GROUPS[removed.group_name as GroupName]
    else if (field === 'zone_id') changes.zone_id = removed.zone?.id ?? null
    else Object.assign(changes, { [field]: removed[field] })
  }
  return changes
}
