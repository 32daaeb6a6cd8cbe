import { CONTENT_CHANNEL } from '../db/channels.ts'
import { recordChange } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { publish } from '../db/events.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Deps } from '../deps.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import * as network from './network.sql.ts'
import type { Viewer } from '../http/viewer.ts'

export { selectPackKeys } from './network.sql.ts'

/** Uses are the pharmacies and people of each, and the targets that name it. */
export async function listGroups(deps: Deps) {
  const targets = await deps.targetUses.counts(deps.db, 'groups')
  const rows = await network.selectGroups(deps.db)
  return rows.map((row) => ({ ...row, uses: row.uses + (targets.get(String(row.id)) ?? 0) }))
}

export async function listZones(deps: Deps) {
  const targets = await deps.targetUses.counts(deps.db, 'zones')
  const rows = await network.selectZones(deps.db)
  return rows.map((row) => ({ ...row, uses: row.uses + (targets.get(String(row.id)) ?? 0) }))
}

export async function listPacks(deps: Deps) {
  const targets = await deps.targetUses.counts(deps.db, 'packs')
  const rows = await network.selectPacks(deps.db)
  return rows.map((row) => ({ ...row, uses: row.uses + (targets.get(row.key) ?? 0) }))
}

const nameTaken = () => conflict('name_taken', 'Ce nom est déjà pris.')
const noReplacement = () => invalid({ replacement: ['Choisissez un autre élément de cette liste.'] })

const inUse = (what: string, people: number, targets: number) => {
  const parts = [
    people > 0 && `${people}\u00a0${people === 1 ? 'officine ou personne' : 'officines ou personnes'}`,
    targets > 0 && `${targets}\u00a0${targets === 1 ? 'ciblage' : 'ciblages'}`,
  ].filter(Boolean)
  return conflict('in_use', `${what} par ${parts.join(' et ')}\u00a0: choisissez ce qui prend sa place.`)
}

export function createZone(deps: Deps, viewer: Viewer, name: string) {
  return inTransaction(deps.db, async (trx) => {
    const id = await network.insertZone(trx, name)
    if (id === null) throw nameTaken()
    await audit(trx, deps, viewer, { action: 'zone.create', subject_id: id, after: { name } })
    return demandZone(trx, id)
  })
}

export function renameZone(deps: Deps, viewer: Viewer, id: number, name: string) {
  return inTransaction(deps.db, async (trx) => {
    const before = await demandZone(trx, id)
    if (await network.isZoneName(trx, name, id)) throw nameTaken()
    await network.updateZone(trx, id, name)
    const change = { action: 'zone.update', subject_id: id, before: { name: before.name }, after: { name } }
    await audit(trx, deps, viewer, change)
    return { ...before, name, uses: before.uses + (await usesOf(deps, trx, 'zones', id)) }
  })
}

/** Pharmacies, advisers and targets of a zone in use go to its replacement, in one transaction. */
export function removeZone(deps: Deps, viewer: Viewer, id: number, replacement?: number): Promise<void> {
  return inTransaction(deps.db, async (trx) => {
    const zone = await demandZone(trx, id)
    const targets = await usesOf(deps, trx, 'zones', id)
    if (replacement !== undefined) {
      if (replacement === id || !(await network.selectZone(trx, replacement))) throw noReplacement()
      await network.moveZone(trx, id, replacement)
      await deps.targetUses.replace(trx, 'zones', id, replacement)
    } else if (zone.uses + targets > 0) throw inUse('Cette zone est utilisée', zone.uses, targets)
    await network.deleteZone(trx, id)
    const before = { name: zone.name, ...(replacement === undefined ? {} : { replaced_by: replacement }) }
    await audit(trx, deps, viewer, { action: 'zone.delete', subject_id: id, before })
    await publish(trx, CONTENT_CHANNEL, { action: 'zone.delete', id })
  })
}

export function createPack(deps: Deps, viewer: Viewer, pack: { key: string; label: string; site: number }) {
  return inTransaction(deps.db, async (trx) => {
    if (!(await network.insertPack(trx, pack))) throw conflict('key_taken', 'Cette clé est déjà prise.')
    await audit(trx, deps, viewer, { action: 'pack.create', subject_id: pack.key, after: pack })
    return demandPack(trx, pack.key)
  })
}

export function renamePack(deps: Deps, viewer: Viewer, key: string, label: string) {
  return inTransaction(deps.db, async (trx) => {
    const before = await demandPack(trx, key)
    await network.updatePack(trx, key, label)
    const change = {
      action: 'pack.update',
      subject_id: key,
      before: { label: before.label },
      after: { label },
    }
    await audit(trx, deps, viewer, change)
    return { ...before, label, uses: before.uses + (await usesOf(deps, trx, 'packs', key)) }
  })
}

export function removePack(deps: Deps, viewer: Viewer, key: string, replacement?: string): Promise<void> {
  return inTransaction(deps.db, async (trx) => {
    const pack = await demandPack(trx, key)
    const targets = await usesOf(deps, trx, 'packs', key)
    if (replacement !== undefined) {
      if (replacement === key || !(await network.selectPack(trx, replacement))) throw noReplacement()
      await network.movePack(trx, key, replacement)
      await deps.targetUses.replace(trx, 'packs', key, replacement)
    } else if (pack.uses + targets > 0) throw inUse('Cette formule est utilisée', pack.uses, targets)
    await network.deletePack(trx, key)
    const before = { label: pack.label, ...(replacement === undefined ? {} : { replaced_by: replacement }) }
    await audit(trx, deps, viewer, { action: 'pack.delete', subject_id: key, before })
    await publish(trx, CONTENT_CHANNEL, { action: 'pack.delete' })
  })
}

/** How many things are for this zone or pack by name. */
async function usesOf(deps: Deps, db: Db, dimension: 'zones' | 'packs', value: number | string) {
  return (await deps.targetUses.counts(db, dimension)).get(String(value)) ?? 0
}

async function demandZone(db: Db, id: number) {
  const zone = await network.selectZone(db, id)
  if (!zone) throw notFound()
  return zone
}

async function demandPack(db: Db, key: string) {
  const pack = await network.selectPack(db, key)
  if (!pack) throw notFound()
  return pack
}

interface Audited {
  action: string
  subject_id: number | string
  before?: Record<string, unknown>
  after?: Record<string, unknown>
}

async function audit(trx: Db, deps: Deps, viewer: Viewer, change: Audited): Promise<void> {
  const subject_type = change.action.split('.')[0] ?? ''
  await recordChange(trx, { actor: viewer, subject_type, ...change, at: deps.now() })
  await publish(trx, 'drugstores', {})
}
