import { ACCOUNT_TYPES, managesTeam } from '@kiosque/contract/domain/roles'
import type { DrugstoreFull } from '@kiosque/contract/wire/identity'
import type { TeamMember } from '@kiosque/contract/wire/people'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { type DrugstoreRow, selectDisabled, selectDrugstore, selectTeam, worksAt } from './drugstores.sql.ts'

export { lockDrugstore } from './drugstores.sql.ts'
import { follows, isAdministrator, isHeadOffice, type Viewer } from '../http/viewer.ts'

export function presentDrugstoreFull(row: DrugstoreRow): DrugstoreFull {
  return {
    id: row.id,
    cip_officine: row.cip_officine,
    group_name: row.group_name as DrugstoreFull['group_name'],
    name: row.name,
    city: row.city,
    siret: row.siret,
    finess: row.finess,
    address: row.address,
    postcode: row.postcode,
    phone: row.phone,
    email: row.email,
    packs: row.packs,
    zone: row.zone_id === null ? null : { id: row.zone_id, name: row.zone_name ?? '' },
    is_disabled: row.is_disabled,
  }
}

/** The head office opens any drugstore, an adviser those of their zones (D16-02). */
async function isFollowed(db: Db, viewer: Viewer, id: number): Promise<boolean> {
  const row = isHeadOffice(viewer) ? await selectDisabled(db, id) : undefined
  return row !== undefined && follows(viewer, row.zone_id)
}

/** For the head office only: a drugstore outside an adviser's zones does not exist. */
export async function demandFollowed(db: Db, viewer: Viewer, id: number): Promise<void> {
  if (!(await isFollowed(db, viewer, id))) throw notFound()
}

/** The drugstore of the account in use, or of another account of the same person. */
export async function isOwnDrugstore(db: Db, viewer: Viewer, id: number): Promise<boolean> {
  return viewer.drugstore_id === id || worksAt(db, viewer.user_id, id)
}

/** One's own drugstores too; what is someone else's does not exist (D2-03). */
async function demandVisible(db: Db, viewer: Viewer, id: number): Promise<void> {
  if (await isOwnDrugstore(db, viewer, id)) return
  await demandFollowed(db, viewer, id)
}

export async function findDrugstore(db: Db, viewer: Viewer, id: number): Promise<DrugstoreFull> {
  await demandVisible(db, viewer, id)
  const row = await selectDrugstore(db, id)
  if (!row) throw notFound()
  return presentDrugstoreFull(row)
}

export async function findValidity(db: Db, viewer: Viewer, id: number): Promise<{ is_disabled: boolean }> {
  await demandVisible(db, viewer, id)
  const row = await selectDisabled(db, id)
  if (!row) throw notFound()
  return { is_disabled: row.is_disabled }
}

/** Colleagues see who is who; e-mails and visits are for those who manage the team and the head office. */
export async function listTeam(db: Db, viewer: Viewer, id: number): Promise<TeamMember[]> {
  const isOwn = viewer.drugstore_id === id && viewer.account_type !== ACCOUNT_TYPES.guest
  const isFollower = await isFollowed(db, viewer, id)
  if (!isOwn && !isFollower) throw notFound()
  const rows = await selectTeam(db, id)
  const isManager = isFollower || managesTeam(viewer.account_type)
  const mayChange =
    isAdministrator(viewer) || (isOwn && viewer.account_type === ACCOUNT_TYPES.pharmacistAdmin)
  const titulaires = rows.filter((row) => row.type === ACCOUNT_TYPES.pharmacistAdmin).length
  return rows.map((row) => ({
    user_id: row.user_id,
    account_id: row.account_id,
    type: row.type as TeamMember['type'],
    first_name: row.first_name,
    last_name: row.last_name,
    email: isManager || row.user_id === viewer.user_id ? (row.email ?? '') : null,
    last_seen_at: isManager ? (row.last_seen_at?.toISOString() ?? null) : null,
    is_disabled: isManager && row.disabled_at !== null,
    can_change:
      mayChange &&
      row.user_id !== viewer.user_id &&
      (row.type !== ACCOUNT_TYPES.pharmacistAdmin || titulaires > 1),
  }))
}
