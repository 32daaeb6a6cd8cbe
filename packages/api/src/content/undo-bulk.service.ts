import { normaliseTarget } from '@kiosque/contract/domain/audience'
import { phaseOf } from '@kiosque/contract/domain/publication'
import { kindOf } from '@kiosque/contract/kinds/registry'
import type { BulkAction, BulkOutcome } from '@kiosque/contract/wire/content-desk'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import { AppError, conflict, notFound } from '../errors.ts'
import { announce } from '../announcements/announce.service.ts'
import {
  deleteOperationsBefore,
  markUndone,
  selectAnyContent,
  selectItems,
  selectOperation,
} from './bulk.sql.ts'
import type { OperationItem } from './bulk.sql.ts'
import type { Draft } from './derive-columns.ts'
import { deleteForGood, restoreContent, trashContent } from './trash.service.ts'
import type { Writing } from './content-trace.ts'
import { changeContent } from './write-content.service.ts'

const KEPT_DAYS = 7
const DAY_MS = 86_400_000

/** Gives back what an operation changed, except where somebody worked on it since. Only to whoever did it, once. */
export async function undoBulk(db: Db, operationId: number, writing: Writing): Promise<BulkOutcome> {
  const operation = await selectOperation(db, writing.actor.user_id, operationId)
  if (operation === undefined) throw notFound()
  if (!(await markUndone(db, operationId, writing.now)))
    throw conflict('already_undone', 'Cette action est déjà annulée.')
  const { action } = operation
  const outcome: BulkOutcome = { operation_id: operationId, action, done: [], failed: [] }
  for (const item of await selectItems(db, operationId)) {
    const row = await selectAnyContent(db, item.content_id)
    const named = {
      id: item.content_id,
      kind: row?.kind ?? '',
      title: row?.title ?? `Contenu n°\u00a0${item.content_id}`,
    }
    try {
      const version = await inTransaction(db, (trx) => undoOne(trx, action, item, writing))
      outcome.done.push({ ...named, version, copy_id: null })
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      const message = error.code === 'not_found' ? 'Il n’existe plus.' : error.message
      outcome.failed.push({ ...named, code: error.code, message })
    }
  }
  return outcome
}

async function undoOne(trx: Db, action: BulkAction, item: OperationItem, writing: Writing): Promise<number> {
  const row = await selectAnyContent(trx, item.content_id)
  const kind = row === undefined ? null : kindOf(row.kind)
  if (row === undefined || kind === null) throw notFound()
  if (row.version !== item.version || (action !== 'delete' && row.trashed_at !== null))
    throw conflict('changed_since', 'Il a été modifié depuis\u00a0: il reste tel qu’il est.')
  if (action === 'delete') {
    await restoreContent(trx, row.id, writing)
    return row.version
  }
  if (action === 'duplicate') {
    await trashContent(trx, kind, row.id, item.version, writing)
    await deleteForGood(trx, row.id, writing)
    return row.version
  }
  const { status, published_at, target, announced = false } = item.before
  const change = (draft: Draft): Draft =>
    action === 'retarget'
      ? { ...draft, target: normaliseTarget(target) }
      : { ...draft, status, published_at: published_at === null ? null : new Date(published_at) }
  const back = await changeContent(
    trx,
    { kind, id: row.id, action: 'undo', version: item.version, change },
    writing,
  )
  // The announcement that waited waits again, unless the window opened meanwhile: undoing tells nobody.
  if (action === 'archive' && announced && phaseOf(back, writing.now) === 'scheduled')
    await announce(trx, kind, back, { by: writing.actor.user_id, at: writing.now })
  return back.version
}

/** Nobody undoes last week's work from a toast. */
export async function forgetOperations(db: Db, now: Date): Promise<void> {
  await deleteOperationsBefore(db, new Date(now.getTime() - KEPT_DAYS * DAY_MS))
}
