import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type Caller, type TestApp } from '../test-app.ts'
import { makeContent, makeNetwork, type Network } from './network.ts'

let t: TestApp
let network: Network
let titulaire: Caller
let editor: Caller
let offer: number

const counter = { headers: { counter: '1' } }
const LINE = {
  name: 'Flacon de 200 ml',
  price: 900,
  discount: { type: 3, amount: 31, price: null, nbProducts: null, offeredProducts: null },
}

beforeAll(async () => {
  t = await testApp()
  network = await makeNetwork(t)
  titulaire = await t.as(network.people.titulaire)
  editor = await t.as(network.people.editeur)
  offer = (
    await makeContent(t, network, 'promotional_offer', {
      title: 'Sirop au comptoir',
      excerpt: 'Négociée pour les officines',
      offer_type: 'direct',
      period_start: '2026-03-01',
      period_end: '2026-03-31',
      price: 900,
      mechanics: { type: 7, price: 1490, nbProducts: 3 },
      products: [LINE],
      order_deadline: '2026-03-20',
      conditions: 'Remise arrière de trente pour cent',
    })
  ).id
})
afterAll(() => t.close())

test('D16-05 an offer keeps price, ticket and dates at the counter, and loses its table of products and discounts', async () => {
  const whole = (await titulaire.get(`/contents/promotional_offer/${offer}`)).body
  expect(whole.products).toHaveLength(1)

  const { body, text } = await titulaire.get(`/contents/promotional_offer/${offer}`, counter)

  expect(body).toMatchObject({
    price: 900,
    mechanics: { type: 7, price: 1490, nbProducts: 3 },
    period_start: '2026-03-01',
    period_end: '2026-03-31',
    products: [],
    conditions: null,
    order_deadline: null,
    offer_type: null,
  })
  expect(text).not.toMatch(/Flacon|arrière|Négociée/)
})

test('D16-05 the list neither sends nor counts by what only the team may read', async () => {
  const { body, text } = await titulaire.get('/contents/promotional_offer', counter)

  expect(body.data[0]).toMatchObject({ title: 'Sirop au comptoir', price: 900, offer_type: null })
  expect(body.meta.facets).not.toHaveProperty('offer_type')
  expect(text).not.toMatch(/Offre Direct|Négociée/)
})

test('D16-05 what is put forward and what is found say no more than the offer itself', async () => {
  const made = await editor.post('/admin/highlights', {
    placement: 'smart_prices',
    item_type: 'content',
    item_id: offer,
  })
  expect(made.status).toBe(201)
  for (const path of ['/highlights?placement=smart_prices', '/home', '/search?q=sirop']) {
    expect((await titulaire.get(path)).text).toMatch(/Sirop/)
    const { text } = await titulaire.get(path, counter)
    expect(text).toMatch(/Sirop/)
    expect(text).not.toMatch(/Négociée|arrière|2026-03-20|"direct"/)
  }
})

test('D16-05 nothing is ordered and no partner opened from the counter', async () => {
  const drugstore = network.people.titulaire.drugstore_id
  for (const path of [
    `/offers/${offer}/orders`,
    `/offers/${offer}/orders/1/pdf`,
    `/sign/deporef/${drugstore}`,
  ]) {
    const { status, body } = await titulaire.get(path, counter)
    expect([path, status, body.code]).toEqual([path, 403, 'counter_mode'])
  }
  const lines = [{ position: 1, name: LINE.name, quantity: 12 }]
  for (const path of [`/offers/${offer}/orders`, `/offers/${offer}/orders/preview`]) {
    const { status } = await titulaire.post(path, { lines }, counter)
    expect([path, status]).toEqual([path, 403])
  }
  expect((await titulaire.get(`/offers/${offer}/orders`)).body.data).toEqual([])
})

test('D16-05 a campaign keeps its mechanic and dates, not its products', async () => {
  const { id } = await makeContent(t, network, 'one_time_campaign', {
    title: 'Hiver',
    period_start: '2026-03-01',
    period_end: '2026-03-31',
    mechanics: { type: 3, amount: 20 },
    products: [LINE],
  })
  const { body } = await titulaire.get(`/contents/one_time_campaign/${id}`, counter)
  expect(body).toMatchObject({ mechanics: { type: 3, amount: 20 }, period_end: '2026-03-31', products: [] })
})
