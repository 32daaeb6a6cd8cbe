import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeMember, makeStaff } from '../factories.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'

let t: TestApp
let editor: Caller
beforeAll(async () => {
  t = await testApp()
  editor = await t.as(await makeStaff(t.db, 2))
})
afterAll(() => t.close())

const preview = (body: object) => editor.post('/admin/discounts/preview', body)

describe('D15-07 the preview of a discount', () => {
  test('answers what the customer takes and pays, and whether the cap is kept to', async () => {
    const body = { type: 4, prix_moyen: '1290', discount: { nbProducts: 1, offeredProducts: 1 } }
    expect((await preview(body)).body).toEqual({
      items: 2,
      total: 1290,
      unit_price: 645,
      saving: 1290,
      saving_percent: 50,
      equivalent_percent: 50,
      label: '1 acheté = 1 offert',
      legal: true,
      cap: 34,
      nearest_legal: null,
    })
    expect((await preview({ ...body, egalim: true })).body).toMatchObject({
      legal: false,
      nearest_legal: {
        discount: { nbProducts: 2, offeredProducts: 1 },
        label: '2 achetés = 1 offert',
        message: '1 + 1 dépasse 34\u00a0%\u00a0; 2 + 1 passe',
      },
    })
  })

  test('S4-09 type 0 is the price alone, and the mechanic may stand inside the discount', async () => {
    expect((await preview({ type: 0, prix_moyen: '1490' })).body).toMatchObject({ total: 1490, label: '' })
    const inside = await preview({ prix_moyen: '1490', discount: { type: 3, amount: 20 } })
    expect(inside.body).toMatchObject({ total: 1192, saving_percent: 20 })
  })

  test('D6-05 follows the dated cap of the settings', async () => {
    const admin = await t.as(await makeStaff(t.db, 1))
    const caps = (percent: number) => [
      { starts_on: '2024-03-01', percent: 34 },
      { starts_on: '2026-03-01', percent },
    ]
    await admin.patch('/admin/settings', { egalim_caps: caps(25) })
    const body = { type: 3, prix_moyen: '1000', discount: { amount: 30 }, egalim: true }
    expect((await preview(body)).body).toMatchObject({ legal: false, cap: 25 })
    expect((await editor.get('/admin/discounts/cap')).body).toEqual({ cap: 25 })
    await admin.patch('/admin/settings', { egalim_caps: caps(34).slice(0, 1) })
  })

  test.each([
    [{ type: 3, prix_moyen: '1000', discount: { amount: 101 } }, 'discount.amount'],
    [{ type: 4, prix_moyen: '1000', discount: { offeredProducts: 1 } }, 'discount.nbProducts'],
    [{ type: 5, prix_moyen: '1000', discount: { nbProducts: 0, amount: 5 } }, 'discount.nbProducts'],
    [{ type: 2, prix_moyen: '1000', discount: { amount: -1 } }, 'discount.amount'],
    [{ type: 7, prix_moyen: '1000', discount: { nbProducts: 2 } }, 'discount.price'],
    [{ type: 6, prix_moyen: '1000', discount: { nbProducts: 3, amount: 1001 } }, 'discount.amount'],
    [{ type: 9, prix_moyen: '1000' }, 'type'],
    [{ prix_moyen: '1000' }, 'type'],
    [{ type: 3, prix_moyen: '12,90', discount: { amount: 20 } }, 'prix_moyen'],
    [{ type: 3, prix_moyen: 1290, discount: { amount: 20 } }, 'prix_moyen'],
    [{ type: 3, prix_moyen: '1000', discount: { amount: 20 }, remise: 1 }, 'remise'],
  ])('refuses %j naming %s', async (body, field) => {
    const answer = await preview(body)
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]])
  })

  test('D16-04 fields of another mechanic are ignored, never computed', async () => {
    const own = { type: 3, prix_moyen: '1000', discount: { amount: 20 } }
    const more = { ...own, discount: { ...own.discount, price: 1, nbProducts: 4, offeredProducts: 9 } }
    expect((await preview(more)).body).toEqual((await preview(own)).body)
  })

  test('D16-04 an offer and a highlight refuse it at the same field, and warn above the EGalim cap', async () => {
    const path = '/admin/contents/promotional_offer'
    const offer = {
      title: 'Offre',
      price: 1000,
      is_egalim: true,
      mechanics: { type: 6, nbProducts: 2, amount: 1001 },
    }
    const refused = await editor.post(path, offer)
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['mechanics.amount']])

    const made = await editor.post(path, { ...offer, mechanics: { type: 6, nbProducts: 2, amount: 1000 } })
    expect(made.status).toBe(201)
    expect(made.body.warnings).toMatchObject([
      { field: 'mechanics', message: expect.stringContaining('50\u00a0%') },
    ])
    const lowered = await editor.patch(`${path}/${made.body.id}`, { price: 999, version: 1 })
    expect(lowered.body.errors).toHaveProperty(['mechanics.amount'])
    const published = await editor.post(`${path}/${made.body.id}/publish`, {})
    expect(published.body).toMatchObject({ status: 'published', warnings: [{ field: 'mechanics' }] })

    const highlight = await editor.post('/admin/highlights', {
      placement: 1,
      item_type: 'content',
      item_id: made.body.id,
      type: 6,
      discount: { nbProducts: 2, amount: 1001 },
    })
    expect([highlight.status, Object.keys(highlight.body.errors)]).toEqual([422, ['discount.amount']])
  })

  test('is for the head office', async () => {
    const member = await t.as(await makeMember(t.db))
    expect((await member.post('/admin/discounts/preview', {})).status).toBe(403)
    expect((await t.anonymous.get('/admin/discounts/cap')).status).toBe(401)
  })
})
