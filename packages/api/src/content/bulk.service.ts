import { kindOf } from '@kiosque/contract/kinds/registry'
import type { BulkBody, BulkOutcome } from '@kiosque/contract/wire/content-desk'
import { checkTarget } from '../audience/audience.service.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import { AppError, conflict, notFound } from '../errors.ts'
import {
  insertItem,
  insertOperation,
  saveOutcome,
  selectAnyContent,
  selectOperationByKey,
} from './bulk.sql.ts'
import type { ContentRow, TargetedRow } from './content-rows.ts'
import { refuseUnpublishable } from './publishable.ts'
import { trashContent } from './trash.service.ts'
import { changeContent, duplicateContent, stale, type Writing } from './write-content.service.ts'

type Item = BulkBody['items'][number]

/** Each content on its own: what can be done is done, and each refusal says which one and why. */
export async function runBulk(db: Db, body: BulkBody, writing: Writing): Promise<BulkOutcome> {
  // A target that names what does not exist is refused before anything is touched.
  if (body.target !== undefined) await checkTarget(db, body.target)
  const { action, key = null } = body
  const userId = writing.actor.user_id
  const operationId = await insertOperation(db, { user_id: userId, key, action, at: writing.now })
  if (operationId === null) return earlierOutcome(db, userId, key ?? '')
  const outcome: BulkOutcome = { operation_id: operationId, action, done: [], failed: [] }
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

async function earlierOutcome(db: Db, userId: number, key: string): Promise<BulkOutcome> {
  const earlier = await selectOperationByKey(db, userId, key)
  if (earlier?.outcome) return earlier.outcome as unknown as BulkOutcome
  throw conflict('already_running', 'Cette action est déjà en cours. Patientez un instant.')
}

/** A refused field is named with its message: the list has no form to show it beside. */
function reasonOf(error: AppError): string {
  if (error.code === 'stale') return 'Quelqu’un l’a modifié entre-temps. Rechargez la liste.'
  if (error.code === 'not_found') return 'Il n’existe plus.'
  const [first] = Object.values(error.errors ?? {})
  return first?.[0] ?? error.message
}

async function runOne(trx: Db, operationId: number, body: BulkBody, item: Item, writing: Writing) {
  const kind = kindOf(item.kind)
  const before = await selectAnyContent(trx, item.id)
  if (kind === null || before === undefined || before.kind !== item.kind) throw notFound()
  if (item.version !== undefined && item.version !== before.version) throw stale(before.version)
  const after = await act(trx, body, item, before, writing)
  await insertItem(trx, operationId, {
    content_id: after.id,
    version: after.version,
    before: {
      status: before.status,
      published_at: before.published_at?.toISOString() ?? null,
      target: before.target,
    },
  })
  const copy_id = after.id === before.id ? null : after.id
  return { id: before.id, kind: before.kind, title: before.title, version: after.version, copy_id }
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
      await refuseUnpublishable(trx, kind, before, writing.now)
      return changeContent(trx, kind, id, 'publish', version, writing, (draft) => ({
        ...draft,
        status: 'published',
      }))
    case 'archive':
      return changeContent(trx, kind, id, 'archive', version, writing, (draft) => ({
        ...draft,
        status: 'archived',
      }))
    case 'retarget':
      return changeContent(trx, kind, id, 'retarget', version, writing, (draft) => ({
        ...draft,
        target: body.target ?? draft.target,
      }))
    case 'duplicate':
      return duplicateContent(trx, kind, id, writing)
    case 'delete':
      return trashContent(trx, kind, id, version, writing)
  }
}
