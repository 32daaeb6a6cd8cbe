import { sql, type Insertable, type Updateable } from 'kysely'
import { targetOf } from '../audience/target-column.ts'
import type { Db } from '../db/db.ts'
import { json } from '../db/json.ts'
import { notInTrash, type TargetedRow } from './content-rows.ts'
import type { References } from './content-refs.ts'
import type { ContentTables, OwnValues } from './content.tables.ts'

export interface Existing {
  /** Id → media type. */
  files: Map<number, string>
  laboratories: Set<number>
  partners: Set<number>
  authors: Set<number>
  themes: Set<string>
  /** Id → kind. */
  contents: Map<number, string>
  hasCategory: boolean
}

/** Which of these things exist, in one round trip. */
export async function selectExisting(
  db: Db,
  kind: string,
  refs: References,
  category: string | null,
): Promise<Existing> {
  const ids = (table: string, wanted: ReadonlySet<number>) =>
    sql`ARRAY(SELECT id FROM ${sql.table(table)} WHERE id = ANY (${[...wanted]}::int[]))`
  const found = await sql<{
    files: { id: number; type: string }[]
    laboratories: number[]
    partners: number[]
    authors: number[]
    themes: string[]
    contents: { id: number; kind: string }[]
    has_category: boolean
  }>`SELECT
      coalesce((SELECT jsonb_agg(jsonb_build_object('id', id, 'type', type)) FROM file
        WHERE origin = 'media' AND id = ANY (${[...refs.files]}::int[])), '[]') AS files,
      ${ids('laboratories', refs.laboratories)} AS laboratories,
      ${ids('partners', refs.partners)} AS partners,
      ${ids('authors', refs.authors)} AS authors,
      ARRAY(SELECT slug FROM faq_themes WHERE slug = ANY (${[...refs.themes]}::text[])) AS themes,
      coalesce((SELECT jsonb_agg(jsonb_build_object('id', id, 'kind', kind)) FROM content
        WHERE id = ANY (${[...refs.contents]}::int[])), '[]') AS contents,
      EXISTS (SELECT FROM categories WHERE kind = ${kind} AND key = ${category}) AS has_category`.execute(db)
  const row = found.rows[0]!
  return {
    files: new Map(row.files.map((file) => [file.id, file.type])),
    laboratories: new Set(row.laboratories),
    partners: new Set(row.partners),
    authors: new Set(row.authors),
    themes: new Set(row.themes),
    contents: new Map(row.contents.map((content) => [content.id, content.kind])),
    hasCategory: row.has_category,
  }
}

type Columns = Omit<Insertable<ContentTables['content']>, 'fields'> & { fields: OwnValues }

export async function insertContent(db: Db, columns: Columns): Promise<TargetedRow> {
  const [row] = await insertContents(db, [columns])
  return row!
}

/** Several at once; the rows come back in the order given. */
export async function insertContents(db: Db, contents: readonly Columns[]): Promise<TargetedRow[]> {
  const rows = await db
    .insertInto('content')
    .values(contents.map(({ fields, ...columns }) => ({ ...columns, fields: json(fields) as never })))
    .returningAll()
    .returning(targetOf('content'))
    .execute()
  return rows.toSorted((a, b) => a.id - b.id)
}

type Change = Omit<Updateable<ContentTables['content']>, 'fields'> & { fields: OwnValues }

export function updateContent(db: Db, id: number, { fields, ...columns }: Change): Promise<TargetedRow> {
  return db
    .updateTable('content')
    .set({ ...columns, fields: json(fields) as never })
    .where('id', '=', id)
    .returningAll()
    .returning(targetOf('content'))
    .executeTakeFirstOrThrow()
}

/** Held until the transaction ends, so that two editors cannot both believe they were first. */
export function selectForUpdate(db: Db, kind: string, id: number): Promise<TargetedRow | undefined> {
  return db
    .selectFrom('content')
    .selectAll()
    .select(targetOf('content'))
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where(notInTrash)
    .forUpdate()
    .executeTakeFirst()
}

export async function deleteContent(db: Db, id: number): Promise<void> {
  await db.deleteFrom('content').where('id', '=', id).execute()
}

/** Slugs of the kind that begin like any of these. */
export async function selectSlugsLike(db: Db, kind: string, slugs: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ slug: string }>`
    SELECT slug FROM content WHERE kind = ${kind} AND slug LIKE ANY (${slugs.map((slug) => `${slug}%`)}::text[])
  `.execute(db)
  return new Set(rows.map((row) => row.slug))
}

/** Slugs of the kind that begin like this one, taken by others. */
export async function selectTakenSlugs(
  db: Db,
  kind: string,
  slug: string,
  exceptId: number | null,
): Promise<Set<string>> {
  const rows = await db
    .selectFrom('content')
    .select('slug')
    .where('kind', '=', kind)
    .where('slug', 'like', `${slug}%`)
    .where('id', '<>', exceptId ?? 0)
    .execute()
  return new Set(rows.map((row) => row.slug))
}

/** Remembers which files the content shows. */
export async function replaceFiles(db: Db, contentId: number, fileIds: readonly number[]): Promise<void> {
  await db.deleteFrom('content_file').where('content_id', '=', contentId).execute()
  await insertFilesShown(
    db,
    fileIds.map((file_id) => ({ content_id: contentId, file_id })),
  )
}

export async function insertFilesShown(
  db: Db,
  shown: readonly { content_id: number; file_id: number }[],
): Promise<void> {
  if (shown.length > 0) await db.insertInto('content_file').values(shown).execute()
}

export interface NewVersion {
  content_id: number
  version: number
  action: string
  at: Date
  user_id: number
  snapshot: OwnValues
}

export async function insertVersions(db: Db, versions: readonly NewVersion[]): Promise<void> {
  await db
    .insertInto('content_version')
    .values(versions.map(({ snapshot, ...columns }) => ({ ...columns, snapshot: json(snapshot) as never })))
    .execute()
}

/** Contents by id, in the trash or not, each held until the transaction ends. */
export function selectAnyForUpdate(db: Db, ids: readonly number[]): Promise<TargetedRow[]> {
  return db
    .selectFrom('content')
    .selectAll()
    .select(targetOf('content'))
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute()
}
