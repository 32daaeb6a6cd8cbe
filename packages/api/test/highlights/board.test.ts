import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeContent, makeNetwork, target, type Network } from '../content/network.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'

let t: TestApp
let network: Network
let editor: Caller
let titulaire: Caller
let news: number
beforeAll(async () => {
  t = await testApp()
  network = await makeNetwork(t)
  editor = await t.as(network.people.editeur)
  titulaire = await t.as(network.people.titulaire)
  news = (await makeContent(t, network, 'news', { title: 'Vaccination' })).id
}, 60_000)
afterAll(() => t.close())

const item = (title: string, placement = 1) => ({ placement, item_type: 'content', item_id: news, title })
const titles = async (placement: number) =>
  (await titulaire.get(`/highlights?placement=${placement}`)).body.data.map(
    ({ title }: { title: string }) => title,
  )

describe('D6-02 the board is published whole', () => {
  test('new, changed, removed and moved highlights appear together', async () => {
    const a = (await editor.post('/admin/highlights', item('A'))).body
    const b = (await editor.post('/admin/highlights', item('B'))).body
    const c = (await editor.post('/admin/highlights', item('C'))).body

    const answer = await editor.post('/admin/highlights/board', {
      create: [{ ref: 'neuf', ...item('Neuf', 2) }],
      update: [{ id: b.id, version: b.version, title: 'B bis' }],
      delete: [c.id],
      order: [
        { placement: 1, items: ['neuf', b.id] },
        { placement: 2, items: [a.id] },
      ],
    })

    expect(answer.status).toBe(200)
    expect([await titles(1), await titles(2)]).toEqual([['Neuf', 'B bis'], ['A']])
  })

  test('one mistake anywhere leaves everything as it was, and is named by its place', async () => {
    const before = [await titles(1), await titles(2)]
    const answer = await editor.post('/admin/highlights/board', {
      create: [
        { ref: 'bon', ...item('Bon') },
        { ref: 'faux', ...item('Faux'), discount: { type: 3, amount: 150 } },
      ],
      order: [{ placement: 1, items: ['bon', 'faux'] }],
    })
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['create.1.discount.amount']])
    const lost = await editor.post('/admin/highlights/board', {
      order: [{ placement: 1, items: ['absent'] }],
    })
    expect(lost.body.errors).toHaveProperty('order')
    expect([await titles(1), await titles(2)]).toEqual(before)
    expect((await titulaire.post('/admin/highlights/board', {})).status).toBe(403)
  })
})

describe('impressions and clicks', () => {
  const statsOf = async (id: number) =>
    (await editor.get('/admin/highlights?per_page=100')).body.data.find(
      (row: { id: number }) => row.id === id,
    )

  test('are added up for what the viewer sees, masked below five, and say nothing of who', async () => {
    const shown = (await editor.post('/admin/highlights', item('Vu', 6))).body
    const hidden = (
      await editor.post('/admin/highlights', { ...item('Caché', 6), target: target({ groups: [1] }) })
    ).body
    const send = (body: object) => titulaire.post('/highlights/events', body)
    for (let time = 0; time < 4; time += 1)
      expect((await send({ impressions: [shown.id, hidden.id] })).status).toBe(204)
    expect(await statsOf(shown.id)).toMatchObject({ impressions: null, clicks: 0 })

    await send({ impressions: [shown.id], clicks: [shown.id] })

    expect(await statsOf(shown.id)).toMatchObject({ impressions: 5, clicks: null })
    expect(await statsOf(hidden.id)).toMatchObject({ impressions: 0, clicks: 0 })
    const row = await t.db.selectFrom('highlight_counts').selectAll().executeTakeFirstOrThrow()
    expect(Object.keys(row).toSorted()).toEqual(['clicks', 'day', 'highlight_id', 'impressions'])
  })

  test('are refused when malformed, anonymous or too many', async () => {
    expect((await titulaire.post('/highlights/events', { impressions: ['x'] })).status).toBe(422)
    expect((await titulaire.post('/highlights/events', { vues: [1] })).body.errors).toHaveProperty('vues')
    expect((await t.anonymous.post('/highlights/events', {})).status).toBe(401)
    const voisin = await t.as(network.people.voisin)
    const answers = []
    for (let time = 0; time <= 60; time += 1)
      answers.push((await voisin.post('/highlights/events', {})).status)
    expect([answers[0], answers.at(-1)]).toEqual([204, 429])
  })
})
