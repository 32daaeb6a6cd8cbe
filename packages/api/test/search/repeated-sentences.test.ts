import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeContent, type Network } from '../content/network.ts'
import { tidySearch } from '../../src/search/tidy-search.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'
import { makeCorpus } from './corpus.ts'

let t: TestApp
let network: Network
let member: Caller
beforeAll(async () => {
  t = await testApp()
  ;({ network } = await makeCorpus(t))
  member = await t.as(network.people.titulaire)
})
afterAll(() => t.close())

const COMMON = 'Le présentoir en balsa arrive avec la tournée.'
const news = (title: string, body: string, excerpt = '') =>
  makeContent(t, network, 'news', { title, body, excerpt })
const found = async (q: string): Promise<{ id: number; extract: string }[]> =>
  (await member.get(`/search?q=${encodeURIComponent(q)}`)).body.data

test('S2-13 what four contents of a kind repeat finds none of them, the first ones included, and is in no extract', async () => {
  const made = []
  for (const name of ['Alpha', 'Bravo', 'Charlie'])
    made.push(await news(`${name} un`, `<p>${COMMON}</p><p>Le ${name} est à part.</p>`))
  expect(await found('tournée')).toHaveLength(3)

  await news('Delta un', `<p>${COMMON}</p><p>Le delta est à part.</p>`)

  expect(await found('balsa')).toEqual([])
  expect(await found('bravo part')).toMatchObject([
    { id: made[1]?.id, extract: 'Le <mark>Bravo</mark> est à <mark>part</mark>.' },
  ])
})

test('S2-13 the same sentence in another kind, in a title or in an excerpt counts for itself', async () => {
  const page = await makeContent(t, network, 'page', { title: 'Page', body: `<p>${COMMON}</p>` })
  const named = await news('Le balsa', '<p>Un bois léger.</p>')
  const summed = await news('Bois', '<p>Un autre bois.</p>', 'Le balsa et le liège.')

  const ids = (await found('balsa')).map(({ id }) => id)

  expect(ids).toEqual([named.id, summed.id, page.id])
})

test('D5-01 a code scanned finds the product, then what lists it, whoever lists less first', async () => {
  const line = (name: string, ean: string) => ({ name, ean, price: 500 })
  const campaign = await makeContent(t, network, 'one_time_campaign', {
    title: 'Campagne de la tisane',
    products: [line('Tisane', '3760999000011'), line('Sirop', '3760999000028')],
  })
  const offer = await makeContent(t, network, 'promotional_offer', {
    title: 'Offre tisane',
    price: 1000,
    mechanics: { type: 3, amount: 20 },
    order_deadline: '2026-12-24',
    products: [line('Tisane', '3760999000011')],
  })
  const product = await makeContent(t, network, 'product', {
    title: 'Tisane',
    ean: '3760999000011',
    price: 500,
  })

  const { body } = await member.get('/search/suggestions?q=3760999000011')

  expect(body.data.map(({ id }: { id: number }) => id)).toEqual([product.id, offer.id, campaign.id])
  expect(body.data[1]).toMatchObject({
    price: 1000,
    mechanics: { type: 3, amount: 20 },
    order_deadline: '2026-12-24',
  })
})

test('D6-06 at the counter a line says nothing that is for the pharmacy', async () => {
  const headers = { counter: '1', environment: '1' }
  const { body } = await member.get('/search/suggestions?q=offre+tisane', { headers })

  expect(body.data[0]).toMatchObject({ price: 1000, order_deadline: null })
})

test('S2-13 results are narrowed by category and period, and say how many each leaves', async () => {
  const at = (days: number) => new Date(t.clock.now().getTime() + days * 86_400_000).toISOString()
  const old = { title: 'Zygène ancienne', category: 'vie-du-reseau', starts_at: at(-60) }
  await makeContent(t, network, 'news', old)
  const recent = await makeContent(t, network, 'news', { title: 'Zygène récente', category: 'digital' })

  const all = await member.get('/search?q=zygene')
  const month = await member.get('/search?q=zygene&period=month')
  const digital = await member.get('/search?q=zygene&category=digital')
  const neither = await member.get('/search?q=zygene&category=vie-du-reseau&period=month')

  const ids = ({ body }: { body: { data: { id: number }[] } }) => body.data.map(({ id }) => id)
  expect(all.body.meta.facets.period).toMatchObject([{ value: 'month', count: 1 }, { value: 'year' }])
  expect(all.body.meta.facets.category.map(({ value }: { value: string }) => value).toSorted()).toEqual([
    'digital',
    'vie-du-reseau',
  ])
  expect([ids(month), ids(digital), ids(neither)]).toEqual([[recent.id], [recent.id], []])
  expect(month.body.meta).toMatchObject({ total: 1, counts: { news: 1 } })
  expect((await member.get('/search?q=a&period=siecle')).status).toBe(422)
})

test('S2-13 nothing found says which of the words find something, and a typo what was understood', async () => {
  const none = await member.get('/search?q=tensiometre+pneumatophore')
  const typo = await member.get('/search?q=tentiometre')

  expect(none.body.meta).toMatchObject({ total: 0, close: ['tensiometre'] })
  expect(typo.body.meta).toMatchObject({ corrected: true, understood: 'tensiomètre' })
})

test('S2-13 what an earlier release indexed is indexed again by the weekly tidying', async () => {
  const { id } = await news('Ancien', '<p>Un texte. Puis le bégonia.</p><p>Un autre paragraphe.</p>')
  await sql`UPDATE search_document SET words = 'ancien'::tsvector, text = 'Un texte.' WHERE content_id = ${id}`.execute(
    t.db,
  )

  await tidySearch(t.db, t.clock.now())

  const { rows } = await sql<{ text: string; answers: boolean }>`
    SELECT text, words @@ 'begonia'::tsquery AS answers FROM search_document WHERE content_id = ${id}`.execute(
    t.db,
  )
  expect(rows).toEqual([{ text: 'Un texte. Puis le bégonia.\nUn autre paragraphe.', answers: true }])
})
