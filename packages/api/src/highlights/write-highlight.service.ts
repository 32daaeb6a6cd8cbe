import type { HighlightBody, HighlightPatch } from '@kiosque/contract/wire/highlights'
import { CONTENT_CHANNEL } from '../db/channels.ts'
import { recordChange } from '../audit/audit.ts'
import type { Db } from '../db/db.ts'
import { publish } from '../db/events.ts'
import { inTransaction } from '../db/transaction.ts'
import { type AppError, notFound, staleVersion } from '../errors.ts'
import type { Viewer } from '../http/viewer.ts'
import { checkedHighlight } from './check-highlight.ts'
import { lockPlacements, placeInOrder, selectPlaced } from './highlight-order.sql.ts'
import {
  deleteHighlight,
  insertHighlight,
  selectHighlightForUpdate,
  updateHighlight,
  type HighlightRow,
} from './highlights.sql.ts'

export interface Writing {
  actor: Viewer
  now: Date
}

export async function createHighlight(db: Db, body: HighlightBody, writing: Writing): Promise<HighlightRow> {
  const { actor, now } = writing
  return inTransaction(db, async (trx) => {
    const columns = await checkedHighlight(trx, body, null)
    await lockPlacements(trx, [columns.placement])
    const others = (await selectPlaced(trx, [columns.placement])).map(({ id }) => id)
    const row = await insertHighlight(trx, {
      ...columns,
      position: others.length,
      created_at: now,
      updated_at: now,
      created_by: actor.user_id,
      updated_by: actor.user_id,
    })
    const position = await standAt(trx, row, others, body.order ?? others.length, now)
    await remember(trx, 'create', null, row, writing)
    return { ...row, position }
  })
}

export async function changeHighlight(
  db: Db,
  id: number,
  body: HighlightPatch,
  writing: Writing,
): Promise<HighlightRow> {
  const { actor, now } = writing
  return inTransaction(db, async (trx) => {
    const before = await selectHighlightForUpdate(trx, id)
    if (before === undefined) throw notFound()
    if (body.version !== undefined && body.version !== before.version) throw stale(before.version)
    const columns = await checkedHighlight(trx, body, before)
    const row = await updateHighlight(trx, id, {
      ...columns,
      version: before.version + 1,
      updated_at: now,
      updated_by: actor.user_id,
    })
    const isMoved = row.placement !== before.placement
    await remember(trx, 'update', before, row, writing)
    if (!isMoved && body.order === undefined) return row
    await lockPlacements(trx, [row.placement])
    const others = (await selectPlaced(trx, [row.placement]))
      .map((placed) => placed.id)
      .filter((other) => other !== id)
    return { ...row, position: await standAt(trx, row, others, body.order ?? others.length, now) }
  })
}

export async function removeHighlight(db: Db, id: number, writing: Writing): Promise<void> {
  await inTransaction(db, async (trx) => {
    const before = await selectHighlightForUpdate(trx, id)
    if (before === undefined) throw notFound()
    await deleteHighlight(trx, id)
    await remember(trx, 'delete', before, null, writing)
  })
}

/** Puts a highlight at its rank among those of its placement, and numbers all of them again. */
async function standAt(
  trx: Db,
  row: HighlightRow,
  others: readonly number[],
  rank: number,
  now: Date,
): Promise<number> {
  const position = Math.min(rank, others.length)
  const isAlready = row.position === position && position === others.length
  if (!isAlready) await placeInOrder(trx, row.placement, others.toSpliced(position, 0, row.id), now)
  return position
}

/** Its own columns: what the event itself says is told by the event. */
function told(row: HighlightRow | null) {
  if (row === null) return null
  const { event: _event, ...columns } = row
  return columns
}

async function remember(
  trx: Db,
  action: string,
  before: HighlightRow | null,
  after: HighlightRow | null,
  { actor, now }: Writing,
): Promise<void> {
  const id = (after ?? before)?.id ?? 0
  await recordChange(trx, {
    actor,
    action: `highlight.${action}`,
    subject_type: 'highlight',
    subject_id: id,
    before: told(before),
    after: told(after),
    at: now,
  })
  await publish(trx, CONTENT_CHANNEL, { highlight: id, action })
}

function stale(current: number): AppError {
  const message =
    'Quelqu’un a modifié cette mise en avant entre-temps. Relisez-la avant d’enregistrer la vôtre.'
  return staleVersion(message, current)
}
