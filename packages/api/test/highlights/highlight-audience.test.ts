import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeContent, makeNetwork, target, type Network } from '../content/network.ts'
import { png } from '../files/samples.ts'
import { send } from '../files/upload-form.ts'
import { makeHighlight, shown } from './highlight-calls.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'

let t: TestApp
let network: Network
let editor: Caller
let adviser: Caller
let titulaire: Caller
let voisin: Caller
let guest: Caller
let news: number
let image: number

beforeAll(async () => {
  t = await testApp()
  network = await makeNetwork(t)
  const { people } = network
  editor = await t.as(people.editeur)
  adviser = await t.as(people.conseiller)
  titulaire = await t.as(people.titulaire)
  voisin = await t.as(people.voisin)
  guest = await t.as(people.invite)
  news = (await makeContent(t, network, 'news', { title: 'Vaccination' })).id
  image = (await send(editor, '/admin/media', { name: 'image.png', bytes: await png() })).body.id
}, 60_000)
afterAll(() => t.close())

const make = (body: object) => makeHighlight(editor, { item_id: news, ...body })

describe('D4-04 who sees a highlight', () => {
  test('its own target and the target of its content must both hold', async () => {
    const hidden = await makeContent(t, network, 'news', { title: 'Sud', target: target({ groups: [1] }) })
    await make({ placement: 2, title: 'Pour le Sud', target: target({ groups: [1] }) })
    await make({ placement: 2, title: 'Contenu du Sud', item_id: hidden.id })
    await make({ placement: 2, title: 'Pour tous' })
    const titles = async (caller: Caller) =>
      (await shown(caller, 2)).map(({ title }: { title: string }) => title)

    expect(await titles(titulaire)).toEqual(['Pour tous'])
    expect(await titles(voisin)).toEqual(['Pour le Sud', 'Contenu du Sud', 'Pour tous'])
    expect(await titles(adviser)).toHaveLength(3)
    expect(await titles(guest)).toEqual([])
  })

  test('appears and disappears at the edges of its window, without anyone touching it', async () => {
    const [starts_at, ends_at] = ['2026-03-10T10:00:00.000Z', '2026-03-10T11:00:00.000Z']
    await make({ placement: 18, starts_at, ends_at })
    expect(await shown(titulaire, 18)).toHaveLength(0)
    t.clock.set(starts_at)
    expect(await shown(titulaire, 18)).toHaveLength(1)
    t.clock.set(ends_at)
    expect(await shown(titulaire, 18)).toHaveLength(0)
    t.clock.set('2026-03-10T09:00:00.000Z')
  })

  test('an answer is shared, with an ETag, until something changes', async () => {
    const first = await titulaire.get('/highlights?placement=2')
    expect(first.headers['cache-control']).toBe('private, no-cache')
    const headers = { 'if-none-match': String(first.headers['etag']) }
    expect((await titulaire.get('/highlights?placement=2', { headers })).status).toBe(304)
    await make({ placement: 2, title: 'Nouveau' })
    expect((await titulaire.get('/highlights?placement=2', { headers })).status).toBe(200)
  })

  test('a passer-by reads the picture of the sign-in page when it is for everyone, and nothing else', async () => {
    const bodyOf = (title: string) => ({
      placement: 34,
      item_type: 'image',
      item_id: null,
      image_id: image,
      title,
    })
    await make({ ...bodyOf('Membres'), target: target({ excluded_drugstore_ids: [network.sud.id] }) })
    await make({ ...bodyOf('Tous') })
    await make({ placement: 34, title: 'Une actualité réservée' })

    const [highlight, ...others] = await shown(t.anonymous, 'login_image')
    expect([highlight.title, others]).toEqual(['Tous', []])
    expect((await t.anonymous.get(highlight.image.url.replace('/api/v1', ''))).status).toBe(200)
    expect((await t.anonymous.get('/highlights?placement=34,1')).status).toBe(401)
    expect((await t.anonymous.get('/highlights')).status).toBe(401)
  })

  test('an unknown placement or filter is refused by its name', async () => {
    expect((await titulaire.get('/highlights?placement=99')).body.errors).toHaveProperty('placement')
    expect((await titulaire.get('/highlights?page=2')).body.errors).toHaveProperty('page')
  })

  test('the back office is closed to members and advisers', async () => {
    for (const caller of [titulaire, adviser]) {
      expect((await caller.get('/admin/highlights')).status).toBe(403)
      expect((await caller.post('/admin/highlights', {})).status).toBe(403)
      expect((await caller.put('/admin/highlights/order', {})).status).toBe(403)
    }
    expect((await t.anonymous.get('/admin/placements')).status).toBe(401)
  })
})

describe('the promotion of a product, asked by its page', () => {
  test('is the very highlight the home page shows, for those it is for', async () => {
    const { id } = await makeContent(t, network, 'product', { title: 'Chaise de douche', price: 6490 })
    const made = await make({
      placement: 'smart_prices',
      item_type: 'product',
      item_id: id,
      discount: { type: 3, amount: 20 },
      target: { account_types: [200] },
    })
    const home = (await titulaire.get('/home')).body.smart_prices.find(
      (one: { id: number }) => one.id === made.id,
    )

    const { status, body } = await titulaire.get(`/highlights?item=${id}`)

    expect(status).toBe(200)
    expect(body.data).toEqual([home])
    expect(body.data[0]).toMatchObject({ item_id: id, price: { unit_price: 5192 } })
    expect((await guest.get(`/highlights?item=${id}`)).body.data).toEqual([])
    expect((await t.anonymous.get(`/highlights?item=${id}`)).status).toBe(401)
    expect((await titulaire.get('/highlights?item=abc')).status).toBe(422)
  })
})
