import type { Selectable } from 'kysely'
import type { Db } from '../db/db.ts'
import type { FileTables } from './files.tables.ts'

export type UploadRow = Selectable<FileTables['media_upload']>
export type PartRow = Selectable<FileTables['media_upload_part']>

export async function insertUpload(db: Db, row: Omit<UploadRow, 'received' | 'file_id'>): Promise<void> {
  await db.insertInto('media_upload').values(row).execute()
}

/** Somebody else's upload does not exist. */
export async function selectUpload(db: Db, id: string, userId: number): Promise<UploadRow | undefined> {
  return db
    .selectFrom('media_upload')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

export async function lockUpload(db: Db, id: string): Promise<UploadRow | undefined> {
  return db.selectFrom('media_upload').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

export async function insertPart(db: Db, row: PartRow): Promise<void> {
  await db.insertInto('media_upload_part').values(row).execute()
  await db
    .updateTable('media_upload')
    .set({ received: row.position + row.size })
    .where('id', '=', row.upload_id)
    .execute()
}

export async function selectParts(db: Db, id: string): Promise<PartRow[]> {
  return db
    .selectFrom('media_upload_part')
    .selectAll()
    .where('upload_id', '=', id)
    .orderBy('position')
    .execute()
}

/** Its pieces are of no more use: gives the objects nothing names any more. */
export async function closeUpload(db: Db, id: string, fileId: number): Promise<string[]> {
  await db.updateTable('media_upload').set({ file_id: fileId }).where('id', '=', id).execute()
  return deleteParts(db, [id])
}

async function deleteParts(db: Db, ids: string[]): Promise<string[]> {
  const rows = await db
    .deleteFrom('media_upload_part')
    .where('upload_id', 'in', ids)
    .returning('storage_key')
    .execute()
  return rows.map((row) => row.storage_key)
}

export async function deleteUploads(db: Db, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const keys = await deleteParts(db, ids)
  await db.deleteFrom('media_upload').where('id', 'in', ids).execute()
  return keys
}

export async function selectOldUploads(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('media_upload')
    .select('id')
    .where('created_at', '<', before)
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}

/** How many somebody has under way: enough for any drop of files, too few to fill a disk with beginnings. */
export async function countOpenUploads(db: Db, userId: number): Promise<number> {
  const row = await db
    .selectFrom('media_upload')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .where('user_id', '=', userId)
    .where('file_id', 'is', null)
    .executeTakeFirstOrThrow()
  return row.total
}
