import { kindOf } from '@kiosque/contract/kinds/registry'
import type { BulkBody, BulkOutcome } from '@kiosque/contract/wire/content-desk'
import { checkTarget } from '../audience/audience.service.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import { AppError, conflict, notFound } from '../errors.ts'
import { isAnnouncementWaiting } from '../announcements/announce.service.ts'
import {
  holdOperation,
  insertItem,
  insertOperation,
  saveOutcome,
  selectAnyContent,
  selectDoneItem,
  selectOperationByKey,
} from './bulk.sql.ts'
import type { ContentRow, TargetedRow } from './content-rows.ts'
import type { Writing } from './content-trace.ts'
import type { Draft } from './derive-columns.ts'
import { refuseUnpublishable } from './publishable.ts'
import { trashContent } from './trash.service.ts'
import {
  archiveContent,
  changeContent,
  duplicateContent,
  publishContent,
  stale,
} from './write-content.service.ts'

type Item = BulkBody['items'][number]

/**
 * Each content on its own: what can be done is done, and each refusal says which one and why. The same request sent
 * again under its key answers what was done; cut before its end (a crash, a restart), it goes on where it stopped.
 */
export async function runBulk(db: Db, body: BulkBody, writing: Writing): Promise<BulkOutcome> {
  // A target that names what does not exist is refused before anything is touched.
  if (body.target !== undefined) await checkTarget(db, body.target)
  const { id: operationId, outcome: earlier } = await operationFor(db, body, writing)
  if (earlier !== null) return earlier as unknown as BulkOutcome
  const outcome: BulkOutcome = { operation_id: operationId, action: body.action, done: [], failed: [] }
  for (const item of body.items) {
    const { id, kind } = item
    try {
      outcome.done.push(await inTransaction(db, (trx) => runOne(trx, operationId, body, item, writing)))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const title = (await selectAnyContent(db, id))?.title ?? `Contenu n°\u00a0${id}`
      outcome.failed.push({ id, kind, title, code: error.code, message: reasonOf(error) })
    }
  }
  await saveOutcome(db, operationId, outcome)
  return outcome
}

async function operationFor(db: Db, { action, key }: BulkBody, { actor, now }: Writing) {
  const user_id = actor.user_id
  const operation =
    (await insertOperation(db, { user_id, key: key ?? null, action, at: now })) ??
    (await selectOperationByKey(db, user_id, key ?? ''))
  if (operation?.action !== action)
    throw conflict('key_taken', 'Cette clé est celle d’une autre action. Recommencez.')
  return operation
}

/** A refused field is named with its message: the list has no form to show it beside. */
function reasonOf(error: AppError): string {
  if (error.code === 'stale') return 'Quelqu’un l’a modifié entre-temps. Rechargez la liste.'
  if (error.code === 'not_found') return 'Il n’existe plus.'
  const [first] = Object.values(error.errors ?? {})
  return first?.[0] ?? error.message
}

async function runOne(trx: Db, operationId: number, body: BulkBody, item: Item, writing: Writing) {
  await holdOperation(trx, operationId)
  const kind = kindOf(item.kind)
  const before = await selectAnyContent(trx, item.id)
  if (kind === null || before === undefined || before.kind !== item.kind) throw notFound()
  const done = (await selectDoneItem(trx, operationId, item.id)) ?? (await doOne())
  const copy_id = done.content_id === before.id ? null : done.content_id
  return { id: before.id, kind: before.kind, title: before.title, version: done.version, copy_id }

  async function doOne() {
    const row = before!
    if (item.version !== undefined && item.version !== row.version) throw stale(row.version)
    const announced = await isAnnouncementWaiting(trx, row.id)
    const after = await act(trx, body, item, row, writing)
    const changed = { source_id: row.id, content_id: after.id, version: after.version }
    const { status, published_at } = row
    const given = {
      status,
      published_at: published_at?.toISOString() ?? null,
      target: row.target,
      announced,
    }
    await insertItem(trx, operationId, { ...changed, before: given })
    return changed
  }
}

async function act(
  trx: Db,
  body: BulkBody,
  { id, version }: Item,
  before: TargetedRow,
  writing: Writing,
): Promise<ContentRow> {
  const kind = kindOf(before.kind)!
  switch (body.action) {
    case 'publish':
      // The very path of one publication: what refuses one refuses it among fifty.
      await refuseUnpublishable(trx, kind, before, writing.now)
      return publishContent(trx, kind, id, version, writing)
    case 'archive':
      return archiveContent(trx, kind, id, version, writing)
    case 'retarget': {
      const change = (draft: Draft) => ({ ...draft, target: body.target ?? draft.target })
      return changeContent(trx, { kind, id, action: 'retarget', version, change }, writing)
    }
    case 'duplicate':
      return duplicateContent(trx, kind, id, writing)
    case 'delete':
      return trashContent(trx, kind, id, version, writing)
  }
}
