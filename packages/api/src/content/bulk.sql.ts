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
}

export interface OperationItem {
  content_id: number
  version: number
  before: Before
}

/** Null when this person already sent a request under this key. */
export async function insertOperation(
  db: Db,
  values: { user_id: number; key: string | null; action: BulkAction; at: Date },
): Promise<number | null> {
  const row = await db
    .insertInto('content_operation')
    .values(values)
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function saveOutcome(db: Db, id: number, outcome: BulkOutcome): Promise<void> {
  await db
    .updateTable('content_operation')
    .set({ outcome: json(outcome) as never })
    .where('id', '=', id)
    .execute()
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
    .select(['content_id', 'version', 'before'])
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
