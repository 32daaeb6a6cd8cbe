import { sql, type Insertable } from 'kysely'
import type { Db } from '../db/db.ts'
import type { SearchTables } from './search.tables.ts'

/** The words of the PDFs a content shows. */
export async function selectAttachedText(db: Db, contentId: number): Promise<string> {
  const { rows } = await sql<{ text: string | null }>`
    SELECT string_agg(t.text, ' ' ORDER BY t.file_id) AS text
      FROM content_file cf JOIN file_text t ON t.file_id = cf.file_id
     WHERE cf.content_id = ${contentId}`.execute(db)
  return rows[0]?.text ?? ''
}

export interface NamedBy {
  kind: string
  category: string | null
  laboratories: number[]
  partners: number[]
  authors: number[]
  themes: string[]
}

/** The names of what a content points to. */
export async function selectNames(db: Db, named: NamedBy): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT label AS name FROM categories WHERE kind = ${named.kind} AND key = ${named.category}
    UNION ALL SELECT name FROM laboratories WHERE id = ANY (${named.laboratories}::int[])
    UNION ALL SELECT name FROM partners WHERE id = ANY (${named.partners}::int[])
    UNION ALL SELECT name FROM authors WHERE id = ANY (${named.authors}::int[])
    UNION ALL SELECT label FROM faq_themes WHERE slug = ANY (${named.themes}::text[])`.execute(db)
  return rows.map((row) => row.name)
}

export async function upsertDocument(
  db: Db,
  row: Insertable<SearchTables['search_document']>,
): Promise<void> {
  const { content_id, kind, title_fold, codes, head, words, text } = row
  await sql`
    INSERT INTO search_document (content_id, kind, title_fold, codes, head, words, text)
    VALUES (${content_id}, ${kind}, ${title_fold}, ${codes}::text[], ${head}::tsvector, ${words}::tsvector, ${text})
    ON CONFLICT (content_id) DO UPDATE SET kind = excluded.kind, title_fold = excluded.title_fold,
      codes = excluded.codes, head = excluded.head, words = excluded.words, text = excluded.text`.execute(db)
}

/** Adds the words not known yet; sorted, so that two writers never wait for each other in a circle. */
export async function upsertWords(db: Db, words: string[]): Promise<void> {
  if (words.length === 0) return
  await sql`
    INSERT INTO search_word (word, near)
    SELECT w, letters_left_out(w) FROM unnest(${words}::text[]) AS w
     WHERE NOT EXISTS (SELECT 1 FROM search_word known WHERE known.word = w)
     ORDER BY w
    ON CONFLICT DO NOTHING`.execute(db)
}

/** Forgets words that no document holds any more. */
export async function deleteUnusedWords(db: Db): Promise<void> {
  await sql`
    DELETE FROM search_word w
     WHERE NOT EXISTS (
       SELECT 1 FROM ts_stat('SELECT words FROM search_document') AS s WHERE s.word = w.word)`.execute(db)
}

export function selectSearchableRows(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('content')
    .select(['id', 'kind', 'title', 'excerpt', 'body', 'category', 'laboratory_id', 'author_id', 'fields'])
    .where('id', '=', sql<number>`ANY (${[...ids]}::int[])`)
    .orderBy('id')
    .execute()
}

export async function selectContentIdsShowing(db: Db, fileId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('content_file')
    .select('content_id')
    .where('file_id', '=', fileId)
    .orderBy('content_id')
    .execute()
  return rows.map((row) => row.content_id)
}

export async function selectContentIdsWithout(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT c.id FROM content c
     WHERE NOT EXISTS (SELECT 1 FROM search_document d WHERE d.content_id = c.id) ORDER BY c.id`.execute(db)
  return rows.map((row) => row.id)
}
