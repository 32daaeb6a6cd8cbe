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

describe('D6-02 the home with what the board prepares', () => {
  const seen = async (body: object, who: Record<string, string> = {}, caller = editor) => {
    const query = new URLSearchParams({ drugstore_id: String(network.ouest.id), path: '/home', ...who })
    return caller.post(`/admin/preview/read?${query.toString()}`, body)
  }
  const slides = (answer: { body: { homepage_slider: { title: string }[] } }) =>
    answer.body.homepage_slider.map(({ title }) => title)
  const slide = (ref: string, more: object = {}) => ({ ref, ...item(ref, 4), ...more })

  test('D16-07 is shown as the chosen pharmacy, date and device have it; nothing is kept, nobody hears of it', async () => {
    const old = (await editor.post('/admin/highlights', item('Publié', 4))).body
    const before = (await titulaire.get('/home')).headers['etag']
    const draft = {
      create: [
        slide('Pour tous'),
        slide('Tablette', { target: target({ environments: [1] }) }),
        slide('Sud', { target: target({ zones: [network.sud.zone] }) }),
        slide('En juin', { starts_at: '2026-06-01T00:00:00Z' }),
      ],
      delete: [old.id],
      order: [{ placement: 4, items: ['En juin', 'Sud', 'Tablette', 'Pour tous'] }],
    }

    expect(slides(await seen(draft))).toEqual(['Pour tous'])
    expect(slides(await seen(draft, { environment: '1' }))).toEqual(['Tablette', 'Pour tous'])
    expect(slides(await seen(draft, { drugstore_id: String(network.sud.id) }))).toEqual(['Sud', 'Pour tous'])
    expect(slides(await seen(draft, { at: '2026-06-02T00:00:00Z' }))).toEqual(['En juin', 'Pour tous'])

    expect(await titles(4)).toEqual(['Publié'])
    expect((await titulaire.get('/home')).headers['etag']).toBe(before)
    const written = await t.db.selectFrom('highlights').select('title').where('title', '=', 'Sud').execute()
    expect(written).toEqual([])
    const audited = await t.db
      .selectFrom('audit_log')
      .select('id')
      .where('action', '=', 'highlight.delete')
      .where('subject_id', '=', String(old.id) as never)
      .execute()
    expect(audited).toEqual([])
  })

  test('a mistake is named as in a publication, and only editors may look', async () => {
    const wrong = await seen({ create: [slide('faux', { discount: { type: 3, amount: 150 } })] })
    expect(Object.keys(wrong.body.errors)).toEqual(['create.0.discount.amount'])
    expect((await seen({}, {}, titulaire)).status).toBe(403)
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
