import { PLACEMENTS } from '@kiosque/contract/domain/placements'
import type { PlacementOut } from '@kiosque/contract/wire/highlights'
import { CONTENT_CHANNEL } from '../db/channels.ts'
import { recordChange } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { publish } from '../db/events.ts'
import { inTransaction } from '../db/transaction.ts'
import { notFound } from '../errors.ts'
import { selectPlacementForUpdate, selectPlacements, updatePlacement } from './placements.sql.ts'
import type { Writing } from './write-highlight.service.ts'
import { wholeList } from '../kit/whole-list.ts'
import type { ListOf } from '@kiosque/contract/wire/common'

export async function listPlacements(db: Db, now: Date): Promise<ListOf<PlacementOut>> {
  const rows = await selectPlacements(db, now)
  const declared = new Map(PLACEMENTS.map((placement) => [placement.id, placement]))
  const data = rows.map((row) => {
    const { page = 'menu', is_public = false } = declared.get(row.id) ?? {}
    return { ...row, page, is_public }
  })
  return wholeList(data)
}

/** Its number and key never change; what people call it and how many fit do. */
export async function changePlacement(
  db: Db,
  id: number,
  patch: { label?: string | undefined; capacity?: number | undefined },
  { actor, now }: Writing,
): Promise<PlacementOut> {
  await inTransaction(db, async (trx) => {
    const before = await selectPlacementForUpdate(trx, id)
    if (before === undefined) throw notFound()
    const after = {
      label: patch.label?.trim() ?? before.label,
      capacity: patch.capacity ?? before.capacity,
    }
    await updatePlacement(trx, id, { ...after, updated_at: now })
    await recordChange(trx, {
      actor,
      action: 'placement.update',
      subject_type: 'placement',
      subject_id: id,
      before: { label: before.label, capacity: before.capacity },
      after,
      at: now,
    })
    await publish(trx, CONTENT_CHANNEL, { action: 'placement.update' })
  })
  const found = (await listPlacements(db, now)).data.find((row) => row.id === id)
  if (found === undefined) throw notFound()
  return found
}
