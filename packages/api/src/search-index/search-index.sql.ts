import { sql, type Insertable } from 'kysely'
import type { Db } from '../db/db.ts'
import { json } from '../db/json.ts'
import type { SearchTables } from './search.tables.ts'

/** The words of the PDFs that contents show, by content. */
export async function selectAttachedTexts(
  db: Db,
  contentIds: readonly number[],
): Promise<Map<number, string>> {
  const { rows } = await sql<{ content_id: number; text: string }>`
    SELECT cf.content_id, string_agg(t.text, ' ' ORDER BY t.file_id) AS text
      FROM content_file cf JOIN file_text t ON t.file_id = cf.file_id
     WHERE cf.content_id = ANY (${[...contentIds]}::int[]) GROUP BY cf.content_id`.execute(db)
  return new Map(rows.map((row) => [row.content_id, row.text]))
}

export interface NamedBy {
  kind: string
  category: string | null
  laboratories: number[]
  partners: number[]
  authors: number[]
  themes: string[]
}

/** The names of what contents point to: one list for each of `wanted`, in the same order. */
export async function selectNames(db: Db, wanted: readonly NamedBy[]): Promise<string[][]> {
  const { rows } = await sql<{ names: string[] }>`
    SELECT ARRAY(
        SELECT label FROM categories WHERE kind = w.kind AND key = w.category
        UNION ALL SELECT name FROM laboratories WHERE id = ANY (w.laboratories)
        UNION ALL SELECT name FROM partners WHERE id = ANY (w.partners)
        UNION ALL SELECT name FROM authors WHERE id = ANY (w.authors)
        UNION ALL SELECT label FROM faq_themes WHERE slug = ANY (w.themes)) AS names
      FROM ROWS FROM (jsonb_to_recordset(${json(wanted)}) AS (
        kind text, category text, laboratories int[], partners int[], authors int[], themes text[]))
        WITH ORDINALITY AS w (kind, category, laboratories, partners, authors, themes, rank)
     ORDER BY w.rank`.execute(db)
  return rows.map((row) => row.names)
}

/** The first live contents of its kind that say each of these sentences, besides those `except`, by mark. */
export async function selectContentsSaying(
  db: Db,
  asked: readonly { mark: string; kind: string }[],
  except: readonly number[],
  most: number,
): Promise<Map<string, number[]>> {
  if (asked.length === 0) return new Map()
  const { rows } = await sql<{ mark: string; ids: number[] }>`
    SELECT asked.mark, array_agg(said.id) AS ids
      FROM unnest(${asked.map(({ mark }) => mark)}::text[], ${asked.map(({ kind }) => kind)}::text[])
             AS asked (mark, kind)
     CROSS JOIN LATERAL (
       SELECT id FROM live_answering(('''' || asked.mark || '''')::tsquery, asked.kind) AS saying (id)
        WHERE id <> ALL (${[...except]}::int[]) LIMIT ${most}) said
     GROUP BY asked.mark`.execute(db)
  return new Map(rows.map(({ mark, ids }) => [mark, ids]))
}

export async function upsertDocuments(
  db: Db,
  rows: readonly Insertable<SearchTables['search_document']>[],
): Promise<void> {
  const values = rows.map(
    ({ content_id, kind, title_fold, codes, head, words, text }) =>
      sql`(${content_id}::int, ${kind}, ${title_fold}, ${codes}::text[], ${head}::tsvector, ${words}::tsvector, ${text})`,
  )
  await sql`
    INSERT INTO search_document (content_id, kind, title_fold, codes, head, words, text)
    VALUES ${sql.join(values)}
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

/** Contents indexed before their sentences were marked. */
export async function selectUnmarked(db: Db): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT content_id AS id FROM search_document
     WHERE text <> '' AND NOT words @@ '''§'':*'::tsquery ORDER BY content_id`.execute(db)
  return rows.map((row) => row.id)
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
