import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApp, type Caller, type TestApp } from '../test-app.ts'
import { makeContent, makeNetwork, target, type Network } from './network.ts'

let t: TestApp
let network: Network
let editor: Caller
const ids: Record<string, number> = {}

const titles = (answer: { body: { data: { title: string }[] } }) => answer.body.data.map((row) => row.title)

beforeAll(async () => {
  // 2026-03-10, ten in the morning in Paris.
  t = await testApp()
  network = await makeNetwork(t)
  editor = await t.as(network.people.editeur)
  const make = async (kind: 'news' | 'faq' | 'promotional_offer', title: string, values = {}) => {
    ids[title] = (await makeContent(t, network, kind, { title, ...values })).id
  }
  await make('news', 'Brouillon', { status: 'draft' })
  await make('news', 'En ligne', { category: 'commerce', target: target({ zones: [network.ouest.zone] }) })
  await make('news', 'À venir', { starts_at: '2026-03-20T08:00:00Z' })
  await make('news', 'Finie', { starts_at: '2026-01-01T00:00:00Z', ends_at: '2026-02-01T00:00:00Z' })
  await make('news', 'Archivée', { status: 'archived' })
  await make('promotional_offer', 'Expire bientôt', { ends_at: '2026-03-14T23:00:00Z' })
  await make('faq', 'Pour personne', {
    theme: undefined,
    target: target({ zones: [network.ouest.zone], groups: [1] }),
  })
})
afterAll(() => t.close())

test('D13-01 all kinds stand in one list, with the count of each state and kind', async () => {
  const { status, body } = await editor.get('/admin/contents?per_page=50')

  expect(status).toBe(200)
  expect(body.meta.total).toBe(7)
  const counts = Object.fromEntries(
    body.meta.facets.state.map((facet: { value: string; count: number }) => [facet.value, facet.count]),
  )
  expect(counts).toEqual({ draft: 1, scheduled: 1, published: 3, expired: 1, archived: 1 })
  expect(body.meta.facets.kind).toContainEqual({ value: 'news', label: 'Actualités', count: 5 })
  expect(body.data[0]).toMatchObject({ author: null, reads: 0, attachments: 0 })
})

test.each([
  ['state=draft', ['Brouillon']],
  ['state=scheduled', ['À venir']],
  ['state=expired', ['Finie']],
  ['state=archived', ['Archivée']],
  ['state=published&kind=news', ['En ligne']],
  ['kind=promotional_offer,faq&sort=title', ['Expire bientôt', 'Pour personne']],
  ['expiring=true', ['Expire bientôt']],
  ['reach=none', ['Pour personne']],
  ['q=archivee', ['Archivée']],
  ['category=commerce', ['En ligne']],
  ['from=2026-03-19&to=2026-03-20', ['À venir']],
  ['status=published&state=draft', []],
  ['group=1', ['Pour personne']],
  ['pack=bVitrine', []],
])('D13-01 %s', async (query, expected) => {
  expect(titles(await editor.get(`/admin/contents?${query}`))).toEqual(expected)
})

test('D13-01 zones, mine, sorts and pages narrow and order the list', async () => {
  const zone = await editor.get(`/admin/contents/news?zone=${network.ouest.zone}`)
  expect(titles(zone)).toEqual(['En ligne'])

  const other = await t.as(network.people.admin)
  const before = titles(await other.get('/admin/contents?mine=true'))
  await other.post('/admin/contents/news', { title: 'De l’administratrice' })
  expect(titles(await other.get('/admin/contents?mine=true'))).toEqual(['De l’administratrice', ...before])

  const up = titles(await editor.get('/admin/contents?sort=title&per_page=100'))
  const down = titles(await editor.get('/admin/contents?sort=-title&per_page=100'))
  expect(down).toEqual(up.toReversed())
  const second = await editor.get('/admin/contents?sort=title&per_page=3&page=2')
  expect(titles(second)).toEqual(up.slice(3, 6))
  expect(second.body.meta).toMatchObject({ page: 2, per_page: 3, total: 8, last_page: 3 })
})

test.each([
  'sort=nope',
  'state=live',
  'kind=nope',
  'zone=abc',
  'from=2026-02-30',
  'reach=all',
  'odd=1',
  'page=0',
])('D15-03 a filter that makes no sense is refused by name: %s', async (query) => {
  const answer = await editor.get(`/admin/contents?${query}`)
  expect(answer.status).toBe(422)
  expect(Object.keys(answer.body.errors)).toContain(query.split('=')[0])
})

test('D13-01 a view is kept, shared with the team, changed by its owner alone', async () => {
  const admin = await t.as(network.people.admin)
  const made = await editor.post('/admin/content-views', {
    name: 'Mes brouillons',
    query: 'state=draft&mine=true',
  })
  expect(made).toMatchObject({ status: 201, body: { is_shared: false, is_mine: true, kind: null } })
  expect((await admin.get('/admin/content-views')).body.data).toEqual([])

  const shared = await editor.patch(`/admin/content-views/${made.body.id}`, { is_shared: true })
  expect(shared).toMatchObject({ status: 200, body: { is_shared: true } })
  expect((await admin.get('/admin/content-views')).body.data).toMatchObject([
    { name: 'Mes brouillons', is_mine: false },
  ])
  expect((await admin.patch(`/admin/content-views/${made.body.id}`, { name: 'Autre' })).status).toBe(404)
  expect((await admin.delete(`/admin/content-views/${made.body.id}`)).status).toBe(404)

  const twice = await editor.post('/admin/content-views', { name: 'MES BROUILLONS', query: '' })
  expect(twice).toMatchObject({
    status: 422,
    body: { errors: { name: ['Vous avez déjà une vue de ce nom.'] } },
  })
  const odd = await editor.post('/admin/content-views', { name: 'X', query: '', user_id: 1 })
  expect(odd.status).toBe(422)
  expect((await editor.delete(`/admin/content-views/${made.body.id}`)).status).toBe(204)
})

test('D1-02 conseiller, member, guest and passer-by are refused by the API itself', async () => {
  const refused = [
    ['get', '/admin/contents'],
    ['post', '/admin/contents/bulk'],
    ['post', '/admin/contents/bulk/undo'],
    ['get', '/admin/content-views'],
    ['post', '/admin/content-views'],
    ['patch', '/admin/content-views/1'],
    ['delete', '/admin/content-views/1'],
    ['get', '/admin/trash'],
    ['post', '/admin/trash/1/restore'],
    ['delete', '/admin/trash/1'],
  ] as const
  for (const name of ['conseiller', 'titulaire', 'invite'] as const) {
    const caller = await t.as(network.people[name])
    for (const [method, path] of refused) expect((await caller[method](path)).status).toBe(403)
  }
  for (const [method, path] of refused) expect((await t.anonymous[method](path)).status).toBe(401)
  // Deleting for good is the administrators' alone.
  expect((await editor.delete('/admin/trash/1')).status).toBe(403)
})
