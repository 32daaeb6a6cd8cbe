import { GROUPS, type GroupName } from '@kiosque/contract/domain/network'
import type { MergeDrugstoresBody } from '@kiosque/contract/wire/duplicates'
import type { AdminDrugstore } from '@kiosque/contract/wire/people'
import { recordChange } from '../audit/audit.ts'
import { CONTENT_CHANNEL } from '../db/channels.ts'
import { publish } from '../db/events.ts'
import { moveReferences } from '../db/move-references.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { invalid, notFound } from '../errors.ts'
import type { Viewer } from '../http/viewer.ts'
import { joinAccounts } from '../identity/person-records.ts'
import { forgetSessions } from '../identity/sessions.service.ts'
import { findAdminDrugstore } from './admin-drugstores.service.ts'
import {
  type DrugstoreChanges,
  replaceDrugstorePacks,
  updateDrugstore,
  updateDrugstoreSearchText,
} from './admin-drugstores.sql.ts'
import { lockDrugstore } from './drugstores.sql.ts'
import * as merge from './merge-drugstores.sql.ts'

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
    await joinAccounts(trx, 'drugstore_id', remove_id, keep_id)
    await merge.addUpVisits(trx, remove_id, keep_id)
    await merge.addUpPurchases(trx, remove_id, keep_id)
    await replaceDrugstorePacks(trx, remove_id, [])
    await moveReferences(trx, 'drugstores', remove_id, keep_id)
    await deps.targetUses.replace(trx, 'drugstore_ids', remove_id, keep_id)
    await deps.targetUses.replace(trx, 'excluded_drugstore_ids', remove_id, keep_id)
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
