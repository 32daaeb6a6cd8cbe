import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '../db/db.ts'
import type { FileTables } from './files.tables.ts'

export type FileRow = Selectable<FileTables['file']>
export type VariantRow = Selectable<FileTables['file_variant']>
export type FileWithVariants = FileRow & { variants: VariantRow[] }

/** Files by id, each with the preview of its first page if there is one. */
export async function selectFiles(db: Db, ids: number[]): Promise<(FileRow & { previews: VariantRow[] })[]> {
  const rows = await db
    .selectFrom('file')
    .selectAll()
    .select((eb) => [
      jsonArrayFrom(
        eb
          .selectFrom('file_variant')
          .selectAll()
          .whereRef('file_variant.file_id', '=', 'file.id')
          .where('variant', '=', 'preview.webp'),
      ).as('previews'),
    ])
    .where('id', 'in', ids)
    .execute()
  return rows as (FileRow & { previews: VariantRow[] })[]
}

export async function selectFile(db: Db, id: number): Promise<FileWithVariants | null> {
  const row = await db
    .selectFrom('file')
    .selectAll()
    .select((eb) => [
      jsonArrayFrom(
        eb.selectFrom('file_variant').selectAll().whereRef('file_variant.file_id', '=', 'file.id'),
      ).as('variants'),
    ])
    .where('id', '=', id)
    .executeTakeFirst()
  // JSON loses no type here: variants hold only numbers and texts.
  return (row as FileWithVariants | undefined) ?? null
}

export async function insertFile(db: Db, row: Insertable<FileTables['file']>): Promise<FileRow> {
  return db.insertInto('file').values(row).returningAll().executeTakeFirstOrThrow()
}

/** Several at once; the rows come back in the order given. */
export async function insertFiles(
  db: Db,
  files: readonly Insertable<FileTables['file']>[],
): Promise<FileRow[]> {
  const rows = await db.insertInto('file').values(files).returningAll().execute()
  return rows.toSorted((a, b) => a.id - b.id)
}

/** False when another process made the same variant first. */
export async function insertVariant(db: Db, row: Insertable<FileTables['file_variant']>): Promise<boolean> {
  const result = await db
    .insertInto('file_variant')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (result.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export async function deleteVariants(db: Db, keys: string[]): Promise<void> {
  if (keys.length > 0) await db.deleteFrom('file_variant').where('storage_key', 'in', keys).execute()
}

export async function updateFile(
  db: Db,
  id: number,
  change: Partial<
    Pick<FileRow, 'alt' | 'name' | 'name_fold' | 'focal_x' | 'focal_y' | 'pages' | 'processed_at'>
  >,
): Promise<void> {
  await db.updateTable('file').set(change).where('id', '=', id).execute()
}

/** The same row with other bytes; says which objects of the storage nothing names any more. */
export async function replaceFileRow(
  db: Db,
  id: number,
  change: Updateable<FileTables['file']>,
): Promise<{ file: FileRow; spent: string[] }> {
  const old = await db.selectFrom('file').select('storage_key').where('id', '=', id).executeTakeFirstOrThrow()
  const variants = await db
    .deleteFrom('file_variant')
    .where('file_id', '=', id)
    .returning('storage_key')
    .execute()
  await db.deleteFrom('file_text').where('file_id', '=', id).execute()
  const file = await db
    .updateTable('file')
    .set((eb) => ({ ...change, revision: eb('revision', '+', 1) }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return { file, spent: [old, ...variants].map((row) => row.storage_key) }
}

/** Removes the row and says which objects of the storage nothing names any more. */
export async function deleteFile(db: Db, id: number): Promise<string[]> {
  const variants = await db
    .deleteFrom('file_variant')
    .where('file_id', '=', id)
    .returning('storage_key')
    .execute()
  const files = await db.deleteFrom('file').where('id', '=', id).returning('storage_key').execute()
  return [...variants, ...files].map((row) => row.storage_key)
}

export async function upsertFileText(db: Db, fileId: number, text: string): Promise<void> {
  await db
    .insertInto('file_text')
    .values({ file_id: fileId, text })
    .onConflict((conflict) => conflict.column('file_id').doUpdateSet({ text }))
    .execute()
}

/** What somebody has sent in a day without using it yet. */
export async function selectUnusedTotals(
  db: Db,
  userId: number,
  since: Date,
): Promise<{ files: number; bytes: number }> {
  const row = await db
    .selectFrom('file')
    .select((eb) => [
      eb.fn.countAll<number>().as('files'),
      sql<number>`coalesce(sum(size), 0)::float8`.as('bytes'),
    ])
    .where('uploaded_by', '=', userId)
    .where('origin', '=', 'member')
    .where('created_at', '>=', since)
    .where((eb) =>
      eb.not(eb.exists(eb.selectFrom('file_use').select('file_id').whereRef('file_id', '=', 'file.id'))),
    )
    .executeTakeFirstOrThrow()
  return row
}

/** Which of these storage keys some row names. */
export async function selectKnownKeys(db: Db, keys: string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('file')
    .select('storage_key')
    .where('storage_key', 'in', keys)
    .union(db.selectFrom('file_variant').select('storage_key').where('storage_key', 'in', keys))
    .union(db.selectFrom('media_upload_part').select('storage_key').where('storage_key', 'in', keys))
    .execute()
  return new Set(rows.map((row) => row.storage_key))
}

/** Files whose sizes or text were never made: seeded, or their job was lost. PDFs first, for the search. */
export async function selectUnprocessed(db: Db, before: Date, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('file')
    .select('id')
    .where('processed_at', 'is', null)
    .where('created_at', '<', before)
    .orderBy(sql`type <> 'application/pdf'`)
    .orderBy('id')
    .limit(limit)
    .execute()
  return rows.map((row) => row.id)
}
