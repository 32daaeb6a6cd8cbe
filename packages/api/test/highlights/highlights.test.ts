import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PLACEMENTS } from '@kiosque/contract/domain/placements'
import { makeContent, makeNetwork, target, type Network } from '../content/network.ts'
import { png } from '../files/samples.ts'
import { send } from '../files/upload-form.ts'
import { makeHighlight, shown } from './highlight-calls.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'

let t: TestApp
let network: Network
let editor: Caller
let titulaire: Caller
let product: number
let news: number
let image: number

beforeAll(async () => {
  t = await testApp()
  network = await makeNetwork(t)
  const { people } = network
  editor = await t.as(people.editeur)
  titulaire = await t.as(people.titulaire)
  product = (
    await makeContent(t, network, 'product', { title: 'Bain de bouche', price: 1490, egalim: 'hygiene' })
  ).id
  news = (await makeContent(t, network, 'news', { title: 'Vaccination' })).id
  image = (await send(editor, '/admin/media', { name: 'image.png', bytes: await png() })).body.id
}, 60_000)
afterAll(() => t.close())

const make = (body: object) => makeHighlight(editor, { item_id: news, ...body })

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
    ['an unknown event', { item_type: 'event', item_id: 999_999 }, 'item_id'],
    ['an event that is not named', { item_type: 'event', item_id: null }, 'item_id'],
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
