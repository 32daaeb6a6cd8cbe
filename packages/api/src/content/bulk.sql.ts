import type { Selectable } from 'kysely'
import type { Target } from '@kiosque/contract/domain/audience'
import type { PublicationStatus } from '@kiosque/contract/domain/publication'
import type { BulkAction, BulkOutcome } from '@kiosque/contract/wire/content-desk'
import { targetOf } from '../audience/target-column.ts'
import type { Db } from '../db/db.ts'
import { json } from '../db/json.ts'
import type { TargetedRow } from './content-rows.ts'
import type { ContentTables } from './content.tables.ts'

export type Operation = Selectable<ContentTables['content_operation']>

/** What undoing gives back. */
export interface Before {
  status: PublicationStatus
  published_at: string | null
  target: Target
  /** An announcement waited for its window to open. */
  announced?: boolean
}

export interface OperationItem {
  source_id: number
  content_id: number
  version: number
  before: Before
}

/** Undefined when this person already sent a request under this key. */
export function insertOperation(
  db: Db,
  values: { user_id: number; key: string | null; action: BulkAction; at: Date },
): Promise<Operation | undefined> {
  return db
    .insertInto('content_operation')
    .values(values)
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** The first outcome stays: whoever finished the same operation first has told it. */
export async function saveOutcome(db: Db, id: number, outcome: BulkOutcome): Promise<void> {
  await db
    .updateTable('content_operation')
    .set({ outcome: json(outcome) as never })
    .where('id', '=', id)
    .where('outcome', 'is', null)
    .execute()
}

/** Held until the transaction ends: two requests under one key do their items one after the other. */
export async function holdOperation(db: Db, id: number): Promise<void> {
  await db.selectFrom('content_operation').select('id').where('id', '=', id).forUpdate().execute()
}

/** What was already done to this content by the operation, if anything. */
export async function selectDoneItem(
  db: Db,
  operationId: number,
  sourceId: number,
): Promise<{ content_id: number; version: number } | undefined> {
  return db
    .selectFrom('content_operation_item')
    .select(['content_id', 'version'])
    .where('operation_id', '=', operationId)
    .where('source_id', '=', sourceId)
    .executeTakeFirst()
}

export function selectOperationByKey(db: Db, userId: number, key: string): Promise<Operation | undefined> {
  return db
    .selectFrom('content_operation')
    .selectAll()
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()
}

export function selectOperation(db: Db, userId: number, id: number): Promise<Operation | undefined> {
  return db
    .selectFrom('content_operation')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** True for the one who marks it; whoever comes second finds it done. */
export async function markUndone(db: Db, id: number, at: Date): Promise<boolean> {
  const row = await db
    .updateTable('content_operation')
    .set({ undone_at: at })
    .where('id', '=', id)
    .where('undone_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export async function insertItem(db: Db, operationId: number, item: OperationItem): Promise<void> {
  await db
    .insertInto('content_operation_item')
    .values({ operation_id: operationId, ...item, before: json(item.before) as never })
    .execute()
}

export async function selectItems(db: Db, operationId: number): Promise<OperationItem[]> {
  const rows = await db
    .selectFrom('content_operation_item')
    .select(['source_id', 'content_id', 'version', 'before'])
    .where('operation_id', '=', operationId)
    .orderBy('content_id')
    .execute()
  return rows.map((row) => ({ ...row, before: row.before as unknown as Before }))
}

/** Any content by id, in the trash or not, held until the transaction ends. */
export function selectAnyContent(db: Db, id: number): Promise<TargetedRow | undefined> {
  return db
    .selectFrom('content')
    .selectAll()
    .select(targetOf('content'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function deleteOperationsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('content_operation').where('at', '<', before).execute()
}

export function selectOperationsOf(db: Db, userId: number) {
  return db
    .selectFrom('content_operation')
    .select(['id', 'action', 'at', 'undone_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
}

export async function deleteOperationsOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('content_operation').where('user_id', '=', userId).execute()
}
