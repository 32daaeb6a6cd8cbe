import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readQuery } from '@kiosque/contract/domain/french-search'
import { lettersLeftOut } from '@kiosque/contract/domain/search-words'
import { allKinds } from '@kiosque/contract/kinds/registry'
import { readerOf } from '../../src/audience/visible-targets.ts'
import { queryForms } from '../../src/search-index/search-vector.ts'
import { foundStatement } from '../../src/search/search.sql.ts'
import { respelled } from '../../src/search-index/spellings.ts'
import { counted } from '../counted-database.ts'
import { testApp, type TestApp } from '../test-app.ts'

let t: TestApp

beforeAll(async () => {
  t = await testApp()
  await sql`
    INSERT INTO content (kind, slug, title, status, fields, sort_at, title_fold, list_text, created_at, updated_at)
    SELECT 'news', 's' || n, 'Titre ' || n, 'published', '{}', now(), 'titre ' || n, '', now(), now()
      FROM generate_series(1, 2000) AS n`.execute(t.db)
  await sql`
    INSERT INTO search_document (content_id, kind, title_fold, codes, head, words, text)
    SELECT id, kind, title_fold, '{}', '', ('mot' || id)::tsvector, repeat('texte ', 100) FROM content`.execute(
    t.db,
  )
  await sql`
    INSERT INTO search_word (word, near)
    SELECT 'vocable' || n, letters_left_out('vocable' || n) FROM generate_series(1, 2500) AS n`.execute(t.db)
  for (const table of ['content', 'search_document', 'search_word'])
    await sql`ANALYZE ${sql.table(table)}`.execute(t.db)
})
afterAll(() => t.close())

const planOf = async (statement: ReturnType<typeof sql>) => {
  const { rows } = await sql<Record<string, string>>`EXPLAIN ${statement}`.execute(t.db)
  return rows.map((row) => row['QUERY PLAN']).join('\n')
}

test('G15 a search reads its index and then contents by key, never a whole table', async () => {
  const viewer = await readerOf(t.db, {
    right_id: null,
    account_type: 200,
    drugstore_id: 1,
    site: 1,
    environment: 0,
    group: 0,
    packs: [],
    zones: [],
  })
  const query = readQuery('vocabulaire')
  const forms = queryForms(query)
  if (!forms) throw new Error('no forms')
  const scope = { viewer, now: t.clock.now(), today: '2026-03-10', kinds: allKinds.map((kind) => kind.key) }
  const asked = { ...forms, text: query.text, code: null }

  const plan = await planOf(foundStatement(scope, asked, { kind: undefined, limit: 20, offset: 0 }))

  expect(plan).toContain('documents_answering')
  expect(plan).toContain('content_pkey')
  expect(plan).not.toMatch(/Seq Scan on (?:content|search_document)/)
})

test('G15 the words of a search are looked up in their index even where most documents have them', async () => {
  const { rows } = await sql<{ settings: string[]; body: string }>`
    SELECT proconfig AS settings, prosrc AS body FROM pg_proc WHERE proname = 'documents_answering'`.execute(
    t.db,
  )
  const plan = await t.db.transaction().execute(async (trx) => {
    await sql`SET LOCAL enable_seqscan = off`.execute(trx)
    const found = await sql<Record<string, string>>`
      EXPLAIN SELECT content_id FROM search_document WHERE words @@ 'mot12'::tsquery`.execute(trx)
    return found.rows.map((row) => row['QUERY PLAN']).join('\n')
  })

  expect(rows[0]?.settings).toEqual(['enable_seqscan=off'])
  expect(rows[0]?.body).toContain('WHERE words @@ asked')
  expect(plan).toContain('search_document_words')
})

test('G15 words a letter away come from their index', async () => {
  const plan = await planOf(
    sql`SELECT word FROM search_word WHERE near && ${['vocable12', 'vocabl12']}::text[]`,
  )

  expect(plan).toContain('search_word_near')
})

test('G15 G19 near words and near titles are looked up in their indexes, however many forms a long word has', async () => {
  const { rows } = await sql<{ name: string; settings: string[] }>`
    SELECT proname AS name, proconfig AS settings FROM pg_proc WHERE proname IN ('words_near', 'titles_near')
     ORDER BY proname`.execute(t.db)
  const long = 'zyx'.repeat(10)
  const plans = await t.db.transaction().execute(async (trx) => {
    await sql`SET LOCAL enable_seqscan = off`.execute(trx)
    const of = async (statement: ReturnType<typeof sql>) => {
      const found = await sql<Record<string, string>>`EXPLAIN ${statement}`.execute(trx)
      return found.rows.map((row) => row['QUERY PLAN']).join('\n')
    }
    return {
      near: await of(sql`SELECT word FROM search_word WHERE near && ${lettersLeftOut(long)}::text[]`),
      alike: await of(sql`SELECT word FROM search_word WHERE word % ${long}`),
      titled: await of(
        sql`SELECT content_id FROM search_document WHERE ts_filter(head, '{a}') @@ 'mot12:A'::tsquery`,
      ),
      resembling: await of(sql`SELECT content_id FROM search_document WHERE ${long} <% title_fold`),
    }
  })

  expect(rows).toEqual([
    { name: 'titles_near', settings: ['enable_seqscan=off'] },
    { name: 'words_near', settings: ['enable_seqscan=off'] },
  ])
  expect(plans.near).toContain('search_word_near')
  expect(plans.alike).toContain('search_word_trigrams')
  expect(plans.titled).toContain('search_document_title_words')
  expect(plans.resembling).toContain('search_document_title')
})

test('G19 however many words are misspelt, their spellings are asked for twice and not once each', async () => {
  const { db, statements } = counted(t.db)
  const words = 'azertyuiop qsdfghjklm wxcvbnazer tyuiopqsdf ghjklmwxcv bnazertyui opqsdfghjk'

  await respelled(db, readQuery(`${words} ${'zyx'.repeat(12)}`))

  expect(statements()).toBe(2)
})
