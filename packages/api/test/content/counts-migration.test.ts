import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '../../src/db/db.ts'
import type { Engine } from '../../src/db/engine.ts'
import { migrate, readMigrations } from '../../src/db/migrate.ts'
import { openDatabase } from '../../src/db/open-database.ts'
import { emptyDatabase } from '../empty-database.ts'

let db: Db
let engine: Engine
let close: () => Promise<void>

/** Counts by what they count, each with how many of its contents and of its documents say they are in it. */
const summed = async (names: { counts: string; changes: string; id: string }) => {
  const [counts, changes, id] = [sql.ref(names.counts), sql.ref(names.changes), sql.ref(names.id)]
  const { rows } = await sql`
    SELECT c.id, c.kind, c.phase, c.filter_values, c.is_public, c.target_id,
           (SELECT sum(n)::int FROM ${changes} t WHERE t.${id} = c.id) AS n,
           (SELECT count(*)::int FROM content WHERE content.${id} = c.id) AS contents,
           (SELECT count(*)::int FROM search_document d WHERE d.${id} = c.id) AS documents
      FROM ${counts} c ORDER BY c.id`.execute(db)
  return rows
}
const asNow = () => summed({ counts: 'content_count', changes: 'content_count_change', id: 'count_id' })

async function write(slug: string, status: string, filter: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO content (kind, slug, title, status, sort_at, title_fold, list_text, filter_values, created_at, updated_at)
    VALUES ('news', ${slug}, 'Actualité', ${status}, now(), 'actualite', 'actualite', ${`{${filter}}`}, now(), now())
    RETURNING id`.execute(db)
  return rows[0]?.id ?? 0
}

beforeAll(async () => {
  const empty = await emptyDatabase()
  ;({ engine, close } = empty)
  const all = readMigrations()
  const renaming = all.findIndex(({ name }) => name.endsWith('_count_names_and_drugstore_journal'))
  await migrate(engine, all.slice(0, renaming))
  db = (await openDatabase(engine)).db
}, 120_000)
afterAll(() => close())

test('D4-04 counts of the version before are kept under their new names, and go on counting', async () => {
  const first = await write('a', 'published', 'category=a')
  await write('b', 'published', 'category=a')
  await write('c', 'published', 'category=b')
  await write('d', 'draft', 'category=b')
  await sql`INSERT INTO search_document (content_id, kind, title_fold, codes, head, words, text)
    VALUES (${first}, 'news', 'actualite', '{}', '', to_tsvector('simple', 'actualite'), 'Actualité')`.execute(
    db,
  )
  const before = await summed({ counts: 'content_cell', changes: 'content_tally', id: 'cell_id' })
  expect(before).toMatchObject([
    { filter_values: ['category=a'], n: 2, contents: 2, documents: 1 },
    { filter_values: ['category=b'], n: 1, contents: 1, documents: 0 },
  ])

  await migrate(engine)

  expect(await asNow()).toEqual(before)
  await sql`UPDATE content SET filter_values = '{category=b}' WHERE id = ${first}`.execute(db)
  await write('e', 'published', 'category=a')
  await sql`DELETE FROM content WHERE slug = 'c'`.execute(db)
  expect(await asNow()).toMatchObject([
    { filter_values: ['category=a'], n: 2, contents: 2, documents: 0 },
    { filter_values: ['category=b'], n: 1, contents: 1, documents: 1 },
  ])
})

test('D4-04 no table, column, index, trigger or function keeps an old name', async () => {
  const { rows } = await sql<{ name: string }>`
    SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace
    UNION SELECT attname FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
    UNION SELECT conname FROM pg_constraint WHERE connamespace = 'public'::regnamespace
    UNION SELECT tgname FROM pg_trigger
    UNION SELECT proname || ' ' || prosrc FROM pg_proc WHERE pronamespace = 'public'::regnamespace`.execute(
    db,
  )

  expect(rows.map(({ name }) => name).filter((name) => /cell|tall(y|ied)/.test(name))).toEqual([])
})
