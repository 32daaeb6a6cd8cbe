import type { PlacementOrder } from '@kiosque/contract/wire/highlights'
import { CONTENT_CHANNEL } from '../db/channels.ts'
import { recordChange } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { publish } from '../db/events.ts'
import { inTransaction } from '../db/transaction.ts'
import { invalid } from '../errors.ts'
import { lockPlacements, placeInOrder, selectPlaced, selectPlacementsOf } from './highlight-order.sql.ts'
import type { Writing } from './write-highlight.service.ts'

/**
 * Gives each placement this order. What comes from elsewhere moves here; what stands here and is not named, because
 * somebody has just added it, keeps its place after the others.
 */
export async function orderHighlights(
  db: Db,
  wanted: readonly PlacementOrder[],
  { actor, now }: Writing,
): Promise<void> {
  refuseRepeats(wanted)
  const ids = wanted.flatMap((entry) => entry.ids)
  await inTransaction(db, async (trx) => {
    const origins = await selectPlacementsOf(trx, ids)
    const unknown = ids.filter((id) => !origins.has(id))
    if (unknown.length > 0)
      throw invalid({ ids: [`Mise en avant inconnue\u00a0: ${unknown.slice(0, 10).join(', ')}.`] })
    const touched = [...new Set([...origins.values(), ...wanted.map((entry) => entry.placement)])]
    await lockPlacements(trx, touched)
    const before = await selectPlaced(trx, touched)
    for (const { placement, ids: order } of wanted) {
      const rest = before.filter((row) => row.placement === placement && !ids.includes(row.id))
      await placeInOrder(trx, placement, [...order, ...rest.map((row) => row.id)], now)
    }
    await recordChange(trx, {
      actor,
      action: 'highlight.order',
      subject_type: 'highlight',
      subject_id: null,
      before: byPlacement(before),
      after: byPlacement(await selectPlaced(trx, touched)),
      at: now,
    })
    await publish(trx, CONTENT_CHANNEL, { action: 'highlight.order' })
  })
}

function refuseRepeats(wanted: readonly PlacementOrder[]): void {
  const ids = wanted.flatMap((entry) => entry.ids)
  if (new Set(ids).size < ids.length) throw invalid({ ids: ['La même mise en avant est nommée deux fois.'] })
  const placements = wanted.map((entry) => entry.placement)
  if (new Set(placements).size < placements.length)
    throw invalid({ placements: ['Le même emplacement est nommé deux fois.'] })
}

function byPlacement(rows: readonly { id: number; placement: number }[]): Record<string, number[]> {
  const lists: Record<string, number[]> = {}
  for (const { id, placement } of rows) (lists[`placement_${placement}`] ??= []).push(id)
  return lists
}
