import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeContent, target, type Network } from '../content/network.ts'
import { readMigrations } from '../../src/db/migrate.ts'
import { pdf } from '../files/samples.ts'
import { send } from '../files/upload-form.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'
import { HOSTILE, TIER_1, TIER_2, TIER_3, type Case } from './cases.ts'
import { makeCorpus } from './corpus.ts'

let t: TestApp
let network: Network
let ids: Record<string, number>
let member: Caller
let editor: Caller

beforeAll(async () => {
  t = await testApp()
  ;({ network, ids } = await makeCorpus(t))
  member = await t.as(network.people.titulaire)
  editor = await t.as(network.people.editeur)
})
afterAll(() => t.close())

interface Hit {
  id: number
  kind: string
  title_marked: string
  extract: string
  url: string
}
const ask = (q: string, more = '', who = member) => who.get(`/search?q=${encodeURIComponent(q)}${more}`)
const hits = async (q: string, who = member) => (await ask(q, '', who)).body.data as Hit[]

/** Cases that do not find what they should. */
async function missed(cases: readonly Case[]): Promise<string[]> {
  const failures: string[] = []
  for (const [q, key] of cases) {
    const found = (await hits(q)).map((hit) => hit.id)
    if (!found.includes(ids[key] ?? 0)) failures.push(`${q} → ${key}`)
  }
  return failures
}

describe('G19 D5-01 French', () => {
  test.each(Object.entries(TIER_1))('%s do not matter', async (_, cases) => {
    expect(await missed(cases)).toEqual([])
  })

  test('tier 1 counts 120 cases at least', () => {
    expect(Object.values(TIER_1).flat().length).toBeGreaterThanOrEqual(120)
  })

  test('one-letter typos do not matter', async () => {
    expect(await missed(TIER_2)).toEqual([])
  })

  test('most words with two mistakes, or run together, are understood', async () => {
    expect((await missed(TIER_3)).length).toBeLessThanOrEqual(2)
  })

  test('a word nobody wrote finds nothing', async () => {
    for (const q of ['xylophone', 'qwertzuiop', 'vaccination xylophone']) expect(await hits(q)).toEqual([])
  })
})

describe('ranking', () => {
  test('D5-01 an exact code comes first, before those who only mention it', async () => {
    const { id } = await makeContent(t, network, 'news', {
      title: 'Rupture du produit 3401560000123',
      body: '<p>Le 3401560000123 revient en mai.</p>',
    })

    const found = await hits('3401560000123')

    expect(found.map((hit) => hit.id)).toEqual([ids['antiage'], id])
  })

  test('D5-01 the title counts more than the text, the whole word more than its beginning', async () => {
    const body = await makeContent(t, network, 'news', {
      title: 'Divers',
      body: '<p>Un mot sur la sérigraphie.</p>',
    })
    const begins = await makeContent(t, network, 'news', { title: 'Les sérigraphies murales' })
    const whole = await makeContent(t, network, 'news', { title: 'La sérigraphie' })

    const order = (await hits('sérigraphie')).map((hit) => hit.id)

    expect(order).toEqual([whole.id, begins.id, body.id])
  })

  test('D15-03 counts by kind do not depend on the kind asked for, pages do not overlap', async () => {
    for (let rank = 1; rank <= 5; rank += 1)
      await makeContent(t, network, 'news', { title: `Pagination ${rank}` })
    await makeContent(t, network, 'page', { title: 'Pagination des pages' })

    const all = await ask('pagination', '&per_page=4')
    const second = await ask('pagination', '&per_page=4&page=2')
    const pages = await ask('pagination', '&kind=page')
    const past = await ask('pagination', '&page=9')

    const seen = [...all.body.data, ...second.body.data].map((hit: Hit) => hit.id)
    expect(all.body.meta).toMatchObject({ total: 6, last_page: 2, counts: { news: 5, page: 1 } })
    expect(new Set(seen).size).toBe(6)
    expect(pages.body.meta).toMatchObject({ total: 1, counts: { news: 5, page: 1 } })
    expect(past.body).toMatchObject({ data: [], meta: { total: 6 } })
  })
})

describe('what is shown', () => {
  test('D15-03 extracts mark the words found and escape everything else', async () => {
    await makeContent(t, network, 'news', {
      title: 'Prix < 10 € & « pommade »',
      body: `<p>${'Du texte avant. '.repeat(30)}La pommade cicatrisante, 5 &lt; 6 &amp; plus.${' Du texte après.'.repeat(30)}</p>`,
    })

    const [hit] = await hits('pommades')

    expect(hit?.title_marked).toBe('Prix &lt; 10 € &amp; « <mark>pommade</mark> »')
    expect(hit?.extract).toContain('La <mark>pommade</mark> cicatrisante, 5 &lt; 6 &amp; plus.')
    expect(hit?.extract).toMatch(/^La .* Du texte après\.$/)
    expect(hit?.extract.length).toBeLessThan(400)
  })

  test('D5-01 a hit carries its card and the way to it', async () => {
    const [hit] = await hits('numériser ordonnance')

    expect(hit).toMatchObject({ kind: 'faq', url: `/faq/outils/${ids['ordonnance']}` })
  })

  test('D5-01 the words of an attached PDF are found', async () => {
    const file = await send(editor, '/admin/media', {
      name: 'notice.pdf',
      bytes: pdf('Notice du nebuliseur pneumatique'),
    })
    const { id } = await makeContent(t, network, 'document', {
      title: 'Notice',
      file: file.body.id,
      attachment_ids: [file.body.id],
    })
    await t.jobs.runSent()

    const [hit] = await hits('nébuliseurs')

    expect(hit).toMatchObject({ id, extract: expect.stringContaining('<mark>nebuliseur</mark>') as string })
  })

  test('D5-01 a letter alone beside a word is found in a body and in an excerpt, and not where it is elided', async () => {
    const made = (title: string, texts: object) => makeContent(t, network, 'news', { title, ...texts })
    const inBody = await made('Os et hiver', { body: '<p>La phytamine D fixe le calcium.</p>' })
    const inExcerpt = await made('Os et été', { excerpt: 'Phytamine D (gouttes) : avec les repas.' })
    await made('Os et automne', { body: '<p>La phytamine d’abord, dʼailleurs.</p>' })

    const found = await hits('phytamine D')

    expect(found.map((hit) => hit.id).toSorted((a, b) => a - b)).toEqual([inBody.id, inExcerpt.id])
    expect(found.find((hit) => hit.id === inExcerpt.id)?.extract).toContain(
      '<mark>Phytamine</mark> <mark>D</mark> (gouttes)\u00a0: avec les repas.',
    )
  })

  test('D5-01 what was indexed before lone letters counted is found by them after the migration', async () => {
    const body = '<p>Groupe T, dose C/D, puis d’autres.</p>'
    const { id } = await makeContent(t, network, 'news', { title: 'Vieille bryophytine', body })
    await sql`UPDATE search_document SET words = ts_delete(words, '{c,d,t}') WHERE content_id = ${id}`.execute(
      t.db,
    )
    const migration = readMigrations().find(({ name }) => name === '0029_lone_letters')

    await sql.raw(migration?.sql ?? '').execute(t.db)

    const { rows } = await sql<{ words: string[] }>`
      SELECT tsvector_to_array(words) AS words FROM search_document WHERE content_id = ${id}`.execute(t.db)
    expect(rows[0]?.words.filter((word) => word.length === 1)).toEqual(['c', 'd', 't'])
  })

  test('D5-01 an article joined by the letter apostrophe U+02BC does not hide its word', async () => {
    const { id } = await makeContent(t, network, 'news', {
      title: 'Notes',
      body: '<p>Lʼhurluberlu dort.</p>',
    })

    expect((await hits('hurluberlu')).map((hit) => hit.id)).toEqual([id])
    expect((await hits('lʼhurluberlu')).map((hit) => hit.id)).toEqual([id])
  })

  test('D5-01 nothing found offers the nearest titles, and is counted without saying who asked', async () => {
    const answer = await ask('vaccination pneumatophore')
    await ask('camille.durand@exemple.fr xylophones')
    await ask('0612345678')

    const misses = await t.db.selectFrom('search_miss').select('query').execute()
    expect(answer.body.meta.total).toBe(0)
    expect(answer.body.meta.suggestions[0]).toMatchObject({ id: ids['vaccination'] })
    expect(misses.map((row) => row.query)).toContain('vaccination pneumatophore')
    expect(misses.filter((row) => /durand|0612|xylophones/.test(row.query))).toEqual([])
  })

  test('D5-01 suggestions come while typing, even with a letter wrong', async () => {
    const typed = await member.get('/search/suggestions?q=tens')
    const wrong = await member.get('/search/suggestions?q=tentiometre')
    const nothing = await member.get('/search/suggestions?q=')

    expect(typed.body.data[0]).toMatchObject({
      id: ids['tensiometre'],
      title_marked: '<mark>Tensiomètre</mark> de bras automatique',
    })
    expect(wrong.body.data[0]).toMatchObject({ id: ids['tensiometre'] })
    expect(nothing.body).toEqual({ data: [], meta: { total: 0, counts: {} } })
  })
})

describe('who finds what', () => {
  test('D4-02 D4-04 what is not visible is not found, counted, suggested or corrected to', async () => {
    const hidden = { title: 'Zigouigoui confidentiel', target: target({ drugstore_ids: [network.sud.id] }) }
    const { id } = await makeContent(t, network, 'news', hidden)
    await makeContent(t, network, 'news', { title: 'Zigouigoui brouillon', status: 'draft' })
    const neighbour = await t.as(network.people.voisin)

    const mine = await ask('zigouigoui')
    const typo = await ask('zigouigui')
    const suggestions = await member.get('/search/suggestions?q=zigoui')

    expect((await hits('zigouigoui', neighbour)).map((hit) => hit.id)).toEqual([id])
    expect((await hits('zigouigoui', editor)).map((hit) => hit.id)).toEqual([id])
    for (const answer of [mine, typo]) {
      expect(answer.body).toMatchObject({ data: [], meta: { total: 0, counts: {}, suggestions: [] } })
    }
    expect(suggestions.body).toEqual({ data: [], meta: { total: 0, counts: {} } })
    expect((await t.anonymous.get('/search?q=vaccination')).status).toBe(401)
  })

  test('D5-01 a change is found at once, a removal is not found any more', async () => {
    const { id } = await makeContent(t, network, 'news', { title: 'Premier libellé' })
    expect((await hits('libellé')).map((hit) => hit.id)).toEqual([id])

    await editor.patch(`/admin/contents/news/${id}`, { title: 'Saxifrage', version: 1 })

    expect(await hits('libellé')).toEqual([])
    expect((await hits('saxifrage')).map((hit) => hit.id)).toEqual([id])
    await editor.delete(`/admin/contents/news/${id}`)
    expect(await hits('saxifrage')).toEqual([])
  })
})

describe('bad input', () => {
  test.each(HOSTILE)('G19 %j is answered without a failure', async (q) => {
    expect([200, 422]).toContain((await ask(q)).status)
  })

  test('G19 nor do they trouble the suggestions', async () => {
    for (const q of HOSTILE.filter((_, rank) => rank % 6 === 0)) {
      const { status } = await member.get(`/search/suggestions?q=${encodeURIComponent(q)}`)
      expect([200, 422]).toContain(status)
    }
  })

  test('G19 the table of hostile queries counts 60 at least', () => {
    expect(HOSTILE.length).toBeGreaterThanOrEqual(60)
  })

  test('D15-03 an unknown kind, parameter or page is refused', async () => {
    for (const more of [
      '&kind=users',
      '&kind=__proto__',
      '&page=0',
      '&per_page=101',
      '&sort=password_hash',
      '&q=b',
    ]) {
      expect([more, (await ask('a', more)).status]).toEqual([more, 422])
    }
  })
})

test('D15-03 the answer is shared: the same bytes, and 304 to whoever holds them', async () => {
  const first = await ask('vaccination')
  const colleague = await t.as(network.people.titulaire)
  const again = await colleague.get('/search?q=vaccination', {
    headers: { 'if-none-match': String(first.headers['etag']) },
  })

  expect(first.headers['cache-control']).toBe('private, no-cache')
  expect(again.status).toBe(304)
})

test('RELIABILITY 14 a word without end, or more words than an index holds, is kept and found by its title', async () => {
  const wide = Array.from({ length: 60_000 }, (_, at) =>
    String.fromCodePoint(0x4e00 + (at % 20_000), 0x4e00 + (at % 19_997)),
  )
  for (const [name, body] of [
    ['Interminable', 'a'.repeat(150_000)],
    ['Innombrables', wide.join(' ')],
  ] as const) {
    const made = await editor.post('/admin/contents/news', { title: name, body, status: 'published' })
    expect([name, made.status]).toEqual([name, 201])
    expect((await hits(name)).map((hit) => hit.id)).toContain(made.body.id)
  }
})
