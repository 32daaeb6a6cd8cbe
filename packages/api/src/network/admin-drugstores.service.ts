import { GROUPS } from '@kiosque/contract/domain/network'
import type { ListOf } from '@kiosque/contract/wire/common'
import type {
  AdminDrugstore,
  CreateDrugstoreBody,
  ListedDrugstore,
  UpdateDrugstoreBody,
} from '@kiosque/contract/wire/people'
import { recordChange } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { publish } from '../db/events.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import {
  type AdminDrugstoreRow,
  type DrugstoreChanges,
  type DrugstoreFilter,
  insertDrugstore,
  replaceDrugstorePacks,
  selectAdminDrugstore,
  selectAdminDrugstores,
  selectDrugstores,
  updateDrugstore,
  updateDrugstoreSearchText,
} from './admin-drugstores.sql.ts'
import { demandFollowed, presentDrugstoreFull } from './drugstores.service.ts'
import { lockDrugstore } from './drugstores.sql.ts'
import { selectPackKeys, selectZone } from './network.sql.ts'
import { pageMeta } from '../kit/page-meta.ts'
import { forgetSessions } from '../identity/sessions.service.ts'
import { follows, limitingZones, type Viewer } from '../http/viewer.ts'

function present(row: AdminDrugstoreRow): AdminDrugstore {
  return {
    ...presentDrugstoreFull(row),
    disabled_reason: row.disabled_reason,
    has_titulaire: row.has_titulaire,
    people: row.people,
    created_at: row.created_at.toISOString(),
  }
}

/** Every pharmacy by name, town and group; the rest, and what filters or sorts by it, in the zones followed (D16-02). */
export async function listDrugstores(
  db: Db,
  viewer: Viewer,
  filter: DrugstoreFilter,
): Promise<ListOf<ListedDrugstore>> {
  const { rows, total } = await selectDrugstores(db, filter, limitingZones(viewer))
  const listed = rows.map((row): ListedDrugstore => {
    const whole = present(row)
    if (follows(viewer, row.zone_id)) return { ...whole, can_open: true }
    const { id, name, city, group_name } = whole
    return { id, name, city, group_name, can_open: false }
  })
  return { data: listed, meta: pageMeta(filter, total) }
}

export async function findAdminDrugstores(db: Db, ids: number[]): Promise<AdminDrugstore[]> {
  return (await selectAdminDrugstores(db, ids)).map(present)
}

/** One pharmacy for those of the head office who follow it. */
export async function openAdminDrugstore(db: Db, viewer: Viewer, id: number): Promise<AdminDrugstore> {
  await demandFollowed(db, viewer, id)
  return findAdminDrugstore(db, id)
}

export async function findAdminDrugstore(db: Db, id: number): Promise<AdminDrugstore> {
  const row = await selectAdminDrugstore(db, id)
  if (!row) throw notFound()
  return present(row)
}

/** Packs and zone must exist: said by field, before anything is written. */
async function demandReferences(
  db: Db,
  body: { packs?: string[] | undefined; zone_id?: number | null | undefined },
): Promise<void> {
  if (body.zone_id != null && !(await selectZone(db, body.zone_id))) {
    throw invalid({ zone_id: ['Cette zone n’existe pas.'] })
  }
  if (!body.packs) return
  const known = await selectPackKeys(db)
  const unknown = body.packs.filter((pack) => !known.includes(pack))
  if (unknown.length > 0) throw invalid({ packs: [`Pack inconnu : ${unknown.join(', ')}.`] })
}

export function createDrugstore(
  deps: Deps,
  viewer: Viewer,
  body: CreateDrugstoreBody,
): Promise<AdminDrugstore> {
  return inTransaction(deps.db, async (trx) => {
    const now = deps.now()
    await demandReferences(trx, body)
    const { packs, group_name, ...rest } = body
    const optional = {
      finess: rest.finess ?? null,
      address: rest.address ?? null,
      postcode: rest.postcode ?? null,
      phone: rest.phone ?? null,
      email: rest.email ?? null,
      zone_id: rest.zone_id ?? null,
    }
    const id = await insertDrugstore(trx, { ...rest, ...optional, group_id: GROUPS[group_name] }, now)
    if (id === null) throw conflict('cip_taken', 'Une officine a déjà ce code CIP.')
    await replaceDrugstorePacks(trx, id, packs ?? [])
    await updateDrugstoreSearchText(trx, id)
    await announce(trx, id)
    const change = { action: 'drugstore.create', subject_type: 'drugstore', subject_id: id }
    await recordChange(trx, { actor: viewer, ...change, after: { ...body }, at: now })
    return findAdminDrugstore(trx, id)
  })
}

export function changeDrugstore(
  deps: Deps,
  viewer: Viewer,
  id: number,
  body: UpdateDrugstoreBody,
): Promise<AdminDrugstore> {
  return inTransaction(deps.db, async (trx) => {
    const now = deps.now()
    if (!(await lockDrugstore(trx, id))) throw notFound()
    const before = await findAdminDrugstore(trx, id)
    await demandReferences(trx, body)
    await updateDrugstore(trx, id, changesOf(body, before, now), now)
    if (body.packs) await replaceDrugstorePacks(trx, id, body.packs)
    await updateDrugstoreSearchText(trx, id)
    await announce(trx, id)
    const after = await findAdminDrugstore(trx, id)
    const action = body.is_disabled === true && !before.is_disabled ? 'drugstore.disable' : 'drugstore.update'
    const change = {
      action,
      subject_type: 'drugstore',
      subject_id: id,
      before: { ...before },
      after: { ...after },
    }
    await recordChange(trx, { actor: viewer, ...change, at: now })
    return after
  })
}

function changesOf(body: UpdateDrugstoreBody, before: AdminDrugstore, now: Date): DrugstoreChanges {
  const { packs: _, group_name, is_disabled, disabled_reason, ...rest } = body
  const given = Object.entries(rest).filter(([, value]) => value !== undefined)
  const changes: DrugstoreChanges = Object.fromEntries(given)
  if (group_name) changes.group_id = GROUPS[group_name]
  if (disabled_reason !== undefined) changes.disabled_reason = disabled_reason
  if (is_disabled !== undefined && is_disabled !== before.is_disabled) {
    changes.is_disabled = is_disabled
    changes.disabled_at = is_disabled ? now : null
    changes.disabled_reason = is_disabled ? (disabled_reason ?? null) : null
  }
  return changes
}

/** Its people are refused, or see other things, at their very next call; shared answers made for it are dropped. */
async function announce(trx: Db, id: number): Promise<void> {
  await forgetSessions(trx, { drugstore_id: id })
  await publish(trx, 'drugstores', { drugstore_id: id })
}
