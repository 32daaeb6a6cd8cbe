import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readQuery } from '@kiosque/contract/domain/french-search'
import { emptyTarget } from '@kiosque/contract/domain/audience'
import { targetColumn } from '../../src/audience/target-column.ts'
import { readerOf } from '../../src/audience/visible-targets.ts'
import { isVisibleContent } from '../../src/audience/audience.predicate.ts'
import { headVector, lexemesOf, queryForms, wordsVector } from '../../src/search-index/search-vector.ts'
import { foundStatement, selectFound } from '../../src/search/search.sql.ts'
import type { SearchScope } from '../../src/search-index/search-scope.ts'
import { testApp, type TestApp } from '../test-app.ts'

const KINDS = ['news', 'document']
let t: TestApp
let scope: SearchScope

/** Six hundred contents: the word in a title here, at its start there, in an excerpt or only in the text elsewhere. */
beforeAll(async () => {
  t = await testApp()
  scope = {
    viewer: null,
    now: t.clock.now(),
    today: '2026-03-10',
    kinds: KINDS,
  }
  const at = (days: number) => new Date(scope.now.getTime() + days * 86_400_000)
  const rows = Array.from({ length: 600 }, (_, n) => {
    const title = [
      `officine ${n % 9}`,
      `la vie d’une officine ${n}`,
      `vaccination ${n}`,
      `officinal ${n}`,
      `note ${n}`,
    ][n % 5]!
    return {
      kind: KINDS[n % 2]!,
      slug: `m-${n}`,
      title,
      title_fold: title,
      list_text: title,
      excerpt: n % 3 === 0 ? 'une officine' : 'un texte',
      status: n % 11 === 0 ? ('draft' as const) : ('published' as const),
      starts_at: n % 13 === 0 ? at(2) : null,
      ends_at: n % 17 === 0 && n % 13 !== 0 ? at(-1) : null,
      ...targetColumn({
        ...emptyTarget(),
        groups: n % 4 === 0 ? [n % 3] : [],
        drugstore_ids: n % 19 === 0 ? [7] : n % 23 === 0 ? [8] : [],
        excluded_drugstore_ids: n % 29 === 0 ? [7] : [],
      }),
      fields: sql`'{}'::jsonb` as never,
      sort_at: at(-n % 50),
      created_at: scope.now,
      updated_at: scope.now,
    }
  })
  await t.db.insertInto('content').values(rows).execute()
  scope.viewer = await readerOf(t.db, {
    right_id: null,
    account_type: 200,
    drugstore_id: 7,
    site: 1,
    environment: 0,
    group: 0,
    packs: [],
    zones: [],
  })
  const inserted = await t.db.selectFrom('content').select(['id', 'kind', 'title', 'excerpt']).execute()
  for (const { id, kind, title, excerpt } of inserted) {
    const lexemes = (text: string) => lexemesOf(text, { withStopWords: true })
    const head = headVector([
      ['A', lexemes(title)],
      ['C', lexemes(excerpt)],
    ])
    const words = wordsVector([lexemes(`${title} ${excerpt} ${id % 2 === 0 ? 'officine' : 'patient'} c`)])
    await sql`INSERT INTO search_document (content_id, kind, title_fold, codes, head, words, text)
      VALUES (${id}, ${kind}, ${title}, '{}', ${head}::tsvector, ${words}::tsvector, '')`.execute(t.db)
  }
})
afterAll(() => t.close())

function askedFor(typed: string) {
  const query = readQuery(typed)
  const forms = queryForms(query)
  if (!forms) throw new Error('no forms')
  return { ...forms, text: query.text, code: query.code }
}

const questions = [
  'officine',
  'officines',
  'vie officine',
  'offic',
  'officine c',
  'la vie',
  'vaccination',
  'c',
]

test.each(questions)('D5-01 « %s »: the best of many are those of all, in the same order', async (typed) => {
  const asked = askedFor(typed)
  for (const kind of [undefined, 'news']) {
    const { rows } = await foundStatement(scope, asked, { kind, limit: 600, offset: 0 }).execute(t.db)
    const all = rows[0]?.ids ?? []
    for (const offset of [0, 20, 60, 100, 400]) {
      const { ids } = await selectFound(t.db, scope, asked, { kind, limit: 20, offset })
      expect({ kind, offset, ids }).toEqual({ kind, offset, ids: all.slice(offset, offset + 20) })
    }
  }
})

test.each(questions)(
  'D15-03 D4-04 « %s »: counts by kind are those of what this viewer sees',
  async (typed) => {
    const asked = askedFor(typed)
    const { rows } = await sql<{ kind: string; n: number }>`
    SELECT content.kind, count(*)::int AS n FROM content JOIN search_document d ON d.content_id = content.id
     WHERE d.words @@ ${asked.all}::tsquery AND ${isVisibleContent('content', scope.viewer, scope.now)}
     GROUP BY 1`.execute(t.db)
    const { counts } = await selectFound(t.db, scope, asked, { kind: undefined, limit: 20, offset: 0 })
    expect(counts).toEqual(Object.fromEntries(rows.map((row) => [row.kind, row.n])))
  },
)
