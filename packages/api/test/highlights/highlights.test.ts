import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PLACEMENTS } from '@kiosque/contract/domain/placements'
import { makeContent, makeNetwork, target, type Network } from '../content/network.ts'
import { png } from '../files/samples.ts'
import { send } from '../files/upload-form.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'

let t: TestApp
let network: Network
let editor: Caller
let adviser: Caller
let titulaire: Caller
let voisin: Caller
let guest: Caller
let product: number
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
  product = (
    await makeContent(t, network, 'product', { title: 'Bain de bouche', price: 1490, egalim: 'hygiene' })
  ).id
  news = (await makeContent(t, network, 'news', { title: 'Vaccination' })).id
  image = (await send(editor, '/admin/media', { name: 'image.png', bytes: await png() })).body.id
}, 60_000)
afterAll(() => t.close())

const make = async (body: object) => {
  const answer = await editor.post('/admin/highlights', { item_type: 'content', item_id: news, ...body })
  expect([answer.status, answer.body.errors]).toEqual([201, undefined])
  return answer.body
}
const shown = async (caller: Caller, placement: number | string) => {
  const answer = await caller.get(`/highlights?placement=${placement}`)
  expect(answer.status).toBe(200)
  return answer.body.data
}

describe('D6-01 placements', () => {
  test('are thirty-four, with numbers and keys that never change', async () => {
    const { body } = await editor.get('/admin/placements')

    expect(body.data.map(({ id, key }: { id: number; key: string }) => [id, key])).toEqual(
      PLACEMENTS.map(({ id, key }) => [id, key]),
    )
    expect(body.data[33]).toMatchObject({ id: 34, key: 'login_image', is_public: true })
  })

  test('a label and a capacity can be changed, nothing else, and the change is recorded', async () => {
    const changed = await editor.patch('/admin/placements/21', { label: 'Marque', capacity: 2 })
    expect(changed.body).toMatchObject({ id: 21, key: 'mdd_banner', label: 'Marque', capacity: 2 })
    expect((await editor.patch('/admin/placements/21', { key: 'autre' })).body.errors).toHaveProperty('key')
    expect((await editor.patch('/admin/placements/21', { capacity: 0 })).body.errors).toHaveProperty(
      'capacity',
    )
    expect((await editor.patch('/admin/placements/35', { capacity: 1 })).status).toBe(404)
    const row = await t.db
      .selectFrom('audit_log')
      .select(['before', 'after'])
      .where('action', '=', 'placement.update')
      .executeTakeFirstOrThrow()
    expect(row.after).toEqual({ label: 'Marque', capacity: 2 })
  })
})

describe('D6-02 a highlight', () => {
  test('S3-10 S3-11 of a product carries its type, discount, average price and computed price', async () => {
    await make({
      placement: 5,
      item_type: 'product',
      item_id: product,
      discount: { type: 4, nbProducts: 2, offeredProducts: 1 },
      starts_at: '2026-03-01T00:00:00+01:00',
      ends_at: '2026-04-01T00:00:00+02:00',
    })

    const [highlight] = await shown(titulaire, 'smart_prices')

    expect(highlight).toMatchObject({
      placement: 5,
      placement_key: 'smart_prices',
      type: 4,
      discount: { type: 4, price: null, amount: null, nbProducts: 2, offeredProducts: 1 },
      highlightable: { id: product, kind: 'product', prix_moyen: '1490' },
      price: { items: 3, total: 2980, unit_price: 993, saving: 1490, saving_percent: 33 },
      label: '2 achetés = 1 offert',
      validity: 'Valable du 01/03/2026 au 31/03/2026',
    })
  })

  test('D6-03 the price of type 1 is mirrored to its amount; fields of other mechanics are not kept', async () => {
    const made = await make({
      placement: 5,
      item_type: 'product',
      item_id: product,
      type: 1,
      discount: { price: 990, nbProducts: 3 },
    })
    expect(made.discount).toEqual({
      type: 1,
      price: 990,
      amount: 990,
      nbProducts: null,
      offeredProducts: null,
    })
    expect((await editor.patch(`/admin/highlights/${made.id}`, { discount: null })).body).toMatchObject({
      type: 0,
      discount: null,
      label: '',
    })
  })

  test('of a picture needs one, keeps its link, and its file opens for those who see it', async () => {
    const made = await make({
      placement: 'home_image',
      item_type: 'image',
      item_id: null,
      image_id: image,
      link: '/news',
      title: 'Bienvenue',
    })
    const [highlight] = await shown(titulaire, 14)
    expect(highlight).toMatchObject({ id: made.id, url: '/news', title: 'Bienvenue', item_id: null })
    expect(highlight.highlightable).toEqual({ title: 'Bienvenue', url: '/news', prix_moyen: null })
    expect((await titulaire.get(highlight.image.url.replace('/api/v1', ''))).status).toBe(200)
    expect((await editor.delete(`/admin/media/${image}`)).status).toBe(409)
  })

  test('D6-05 over the cap on a capped product is marked in the back office', async () => {
    const fifty = { placement: 7, item_type: 'product', item_id: product, discount: { type: 3, amount: 50 } }
    expect(await make(fifty)).toMatchObject({ egalim: true, legal: false })
    expect(await make({ ...fifty, discount: { type: 3, amount: 34 } })).toMatchObject({ legal: true })
  })

  test.each([
    ['a percent over 100', { discount: { type: 3, amount: 101 } }, 'discount.amount'],
    ['a percent of zero', { discount: { type: 8, nbProducts: 2, amount: 0 } }, 'discount.amount'],
    ['zero products', { discount: { type: 4, nbProducts: 0, offeredProducts: 1 } }, 'discount.nbProducts'],
    ['offered without bought', { discount: { type: 4, offeredProducts: 1 } }, 'discount.nbProducts'],
    ['bought without offered', { discount: { type: 4, nbProducts: 1 } }, 'discount.offeredProducts'],
    ['a negative amount', { discount: { type: 2, amount: -200 } }, 'discount.amount'],
    ['a missing price', { discount: { type: 1 } }, 'discount.price'],
    [
      'a lot dearer than its products',
      { discount: { type: 7, nbProducts: 2, price: 9999 } },
      'discount.price',
    ],
    ['an unknown mechanic', { discount: { type: 9 } }, 'discount.type'],
    ['a discount without mechanic', { discount: { amount: 20 } }, 'discount.type'],
    ['two mechanics', { type: 2, discount: { type: 3, amount: 20 } }, 'type'],
    [
      'a window that ends before it starts',
      { starts_at: '2026-03-10T00:00:00Z', ends_at: '2026-03-01T00:00:00Z' },
      'ends_at',
    ],
    ['an empty window', { starts_at: '2026-03-10T00:00:00Z', ends_at: '2026-03-10T00:00:00Z' }, 'ends_at'],
    ['an unknown placement', { placement: 35 }, 'placement'],
    ['an unknown content', { item_id: 999_999 }, 'item_id'],
    ['a content that is no product', { item_type: 'product', item_id: -1 }, 'item_id'],
    ['no item', { item_id: null }, 'item_id'],
    ['a picture without file', { item_type: 'image', item_id: null }, 'image_id'],
    ['an event', { item_type: 'event' }, 'item_type'],
    ['a link elsewhere than the web', { link: 'javascript:alert(1)' }, 'link'],
    ['a link to another host in disguise', { link: '//ailleurs.test' }, 'link'],
    ['an unknown zone', { target: target({ zones: [999_999] }) }, 'target.zones'],
    ['a field that does not exist', { impressions: 12 }, 'impressions'],
  ])('with %s is refused with its field, and nothing is written', async (_what, body, field) => {
    const before = (await editor.get('/admin/highlights')).body.meta.total
    const answer = await editor.post('/admin/highlights', {
      placement: 5,
      item_type: 'product',
      item_id: product,
      ...body,
    })
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]])
    expect((await editor.get('/admin/highlights')).body.meta.total).toBe(before)
  })

  test('is changed on the version it was read at, and told stale otherwise', async () => {
    const made = await make({ placement: 12 })
    const changed = await editor.patch(`/admin/highlights/${made.id}`, {
      title: 'Autre',
      version: made.version,
    })
    expect(changed.body).toMatchObject({ own_title: 'Autre', title: 'Autre', version: made.version + 1 })
    const late = await editor.patch(`/admin/highlights/${made.id}`, { title: 'Tard', version: made.version })
    expect([late.status, late.body.code]).toEqual([409, 'stale'])
    expect(late.body.errors).toEqual({ version: [expect.stringMatching(/^Quelqu’un /)] })
    expect(late.headers['x-current-version']).toBe(String(made.version + 1))
    expect((await editor.delete(`/admin/highlights/${made.id}`)).status).toBe(204)
    expect((await editor.delete(`/admin/highlights/${made.id}`)).status).toBe(404)
  })

  test('goes with the content it puts forward', async () => {
    const { id } = await makeContent(t, network, 'document', { title: 'Provisoire' })
    await make({ placement: 29, item_id: id })
    await t.db.deleteFrom('content').where('id', '=', id).execute()
    expect(await shown(titulaire, 29)).toEqual([])
  })
})

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

describe('S9-09 order', () => {
  const idsIn = async (placement: number) =>
    (await shown(titulaire, placement)).map(({ id }: { id: number }) => id)

  test('is given whole, moves between placements, and keeps what was added meanwhile at the end', async () => {
    const [a, b, c] = [
      await make({ placement: 8 }),
      await make({ placement: 8 }),
      await make({ placement: 8 }),
    ]
    const d = await make({ placement: 8, order: 0 })
    expect(await idsIn(8)).toEqual([d.id, a.id, b.id, c.id])

    expect(
      (await editor.put('/admin/highlights/order', { placement: 8, ids: [c.id, a.id, b.id] })).status,
    ).toBe(204)
    expect(await idsIn(8)).toEqual([c.id, a.id, b.id, d.id])

    const moved = await editor.put('/admin/highlights/order', {
      placements: [
        { placement: 8, ids: [b.id, c.id] },
        { placement: 30, ids: [a.id] },
      ],
    })
    expect(moved.status).toBe(204)
    expect([await idsIn(8), await idsIn(30)]).toEqual([[b.id, c.id, d.id], [a.id]])
    expect((await editor.patch(`/admin/highlights/${a.id}`, { placement: 8, order: 1 })).body.order).toBe(1)
    expect(await idsIn(8)).toEqual([b.id, a.id, c.id, d.id])
  })

  test('with unknown or repeated ids is refused and changes nothing', async () => {
    const before = await idsIn(8)
    for (const ids of [[999_999], [before[0], before[0]]]) {
      expect((await editor.put('/admin/highlights/order', { placement: 8, ids })).body.errors).toHaveProperty(
        'ids',
      )
    }
    expect(await idsIn(8)).toEqual(before)
  })

  test('given by two people at once is one of the two, never a mix', async () => {
    const ids = await idsIn(8)
    const other = await (await t.another()).as(network.people.admin)
    const wanted = [ids, ids.toReversed()]
    for (let turn = 0; turn < 4; turn += 1) {
      const answers = await Promise.all([
        editor.put('/admin/highlights/order', { placement: 8, ids: wanted[0] }),
        other.put('/admin/highlights/order', { placement: 8, ids: wanted[1] }),
      ])
      expect(answers.map(({ status }) => status)).toEqual([204, 204])
      expect(wanted).toContainEqual(await idsIn(8))
    }
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
