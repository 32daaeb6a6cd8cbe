import { expect, test } from 'vitest'
import { type Answer } from '../test-app.ts'
import { makeContent, target } from './network.ts'
import { networkApp } from './network-app.ts'

const { t, network, titulaire, editeur: editor } = await networkApp('titulaire', 'editeur')

const titles = (answer: Answer): string[] => answer.body.data.map((row: { title: string }) => row.title)

test('D5-01 D15-03 lists filter, count and sort as the kind declares', async () => {
  const offer = (title: string, body: object) =>
    makeContent(t, network, 'promotional_offer', { title, ...body })
  await offer('Crème', {
    offer_type: 'direct',
    category: 'bebe',
    price: 900,
    period_start: '2026-03-01',
    period_end: '2026-03-31',
  })
  await offer('Sérum', {
    offer_type: 'plateforme',
    category: 'bebe',
    price: 1200,
    period_start: '2026-04-01',
    period_end: '2026-04-30',
  })
  await offer('Baume', {
    offer_type: 'plateforme',
    category: 'hygiene',
    price: 100,
    period_start: '2026-02-01',
    period_end: '2026-02-28',
  })
  const list = (query: string) => titulaire.get(`/contents/promotional_offer?${query}`)

  expect(titles(await list('sort=title'))).toEqual(['Baume', 'Crème', 'Sérum'])
  expect(titles(await list('sort=price'))).toEqual(['Baume', 'Crème', 'Sérum'])
  expect(titles(await list('offer_type=plateforme&sort=title'))).toEqual(['Baume', 'Sérum'])
  expect(titles(await list('offer_type=plateforme,direct&category=bebe&sort=title'))).toEqual([
    'Crème',
    'Sérum',
  ])
  expect(titles(await list('phase=current'))).toEqual(['Crème'])
  expect(titles(await list('phase=coming,past&sort=title'))).toEqual(['Baume', 'Sérum'])
  expect(titles(await list('q=SERUM'))).toEqual(['Sérum'])
  expect(titles(await list('per_page=1&page=2&sort=title'))).toEqual(['Crème'])
  expect((await list('per_page=1&page=9')).body).toMatchObject({
    data: [],
    meta: { page: 9, total: 3, last_page: 3 },
  })

  const { facets } = (await list('offer_type=plateforme')).body.meta
  expect(facets.offer_type).toEqual([
    { value: 'plateforme', label: 'Offre plateforme', count: 2 },
    { value: 'direct', label: 'Offre Direct', count: 1 },
  ])
  expect(facets.category.map((facet: { count: number }) => facet.count)).toEqual([1, 1])
  expect(facets.phase).toContainEqual({ value: 'coming', label: 'À venir', count: 1 })
})

test('D5 pinned news comes first, then the newest', async () => {
  await makeContent(t, network, 'news', { title: 'Ancienne', starts_at: '2026-01-01T00:00:00Z' })
  await makeContent(t, network, 'news', {
    title: 'Épinglée',
    starts_at: '2025-01-01T00:00:00Z',
    pinned: true,
  })
  await makeContent(t, network, 'news', { title: 'Récente', starts_at: '2026-03-01T00:00:00Z' })

  expect(titles(await titulaire.get('/contents/news'))).toEqual(['Épinglée', 'Récente', 'Ancienne'])
})

test.each([
  'page=0',
  'page=-1',
  'page=a',
  'page=1e3',
  'page=99999999999',
  'per_page=0',
  'per_page=101',
  'sort=target',
  'sort=version',
  'sort=-title',
  'sort=fields',
  'filter[status]=draft',
  'status=draft',
  'target=1',
  'version=1',
  'is_pinned=true',
  'offer_type=direct',
  'synonyms=x',
  'fields=body',
  'include=author',
  '__proto__=1',
  'constructor=1',
  'category=a%27%20OR%201=1',
  'laboratory=1;DROP',
  'page=1&page=2',
  'q=%00',
  `q=${'a'.repeat(201)}`,
  'category[]=x',
  'post_type=1%2C%2C2',
])('D15-03 G1 %s is refused by name, never answered', async (query) => {
  const answer = await titulaire.get(`/contents/news?${query}`)

  expect(answer).toMatchObject({ status: 422, body: { code: 'invalid', errors: expect.any(Object) } })
})

test.each([
  ['promotional_offer', 'offer_type=nimporte'],
  ['promotional_offer', 'offer_type=direct,nimporte'],
  ['promotional_offer', 'mechanics=nimporte'],
  ['promotional_offer', 'price=gratuit'],
  ['promotional_offer', 'order_deadline=demain'],
  ['promotional_offer', 'phase=hier'],
  ['news', 'monthly=oui'],
  ['news', 'laboratory=abc'],
  ['merchandising', 'year=deux-mille'],
  ['partnership', 'partner=abc'],
])('D15-03 %s?%s could never find anything: it is refused by name', async (kind, query) => {
  const answer = await titulaire.get(`/contents/${kind}?${query}`)

  expect(answer.status).toBe(422)
  expect(answer.body.errors).toEqual({ [query.split('=')[0] ?? '']: ['Ce filtre n’est pas valable.'] })
})

test.each([
  ['faq', 'theme=disparu'],
  ['news', 'category=disparue'],
  ['news', 'laboratory=999999'],
  ['partnership', 'partner=999999'],
  ['merchandising', 'year=1999'],
  ['promotional_offer', 'mechanics=conseille,lot&price=50-et-plus'],
])('D15-03 %s?%s may have been there: it finds nothing', async (kind, query) => {
  const answer = await titulaire.get(`/contents/${kind}?${query}`)

  expect(answer).toMatchObject({ status: 200, body: { data: [], meta: { total: 0 } } })
})

test.each(['inconnu', 'toString', '__proto__', 'News', 'news%2F', 'content_version'])(
  'D5-01 the kind %s does not exist',
  async (kind) => {
    expect((await titulaire.get(`/contents/${kind}`)).status).toBe(404)
    expect((await titulaire.get(`/contents/${kind}/1`)).status).toBe(404)
  },
)

test.each([
  '0',
  '-1',
  '2147483648',
  '99999999999999999999',
  '1.5',
  '1e3',
  '%27%20OR%201=1',
  'é',
  'a'.repeat(200),
  '..%2F..',
  '%00',
])('D2-03 a content called %s is 404 or refused, never an error of ours', async (ref) => {
  expect([404, 422]).toContain((await titulaire.get(`/contents/news/${ref}`)).status)
})

test('D5-01 a detail has its neighbours, what is related, and its references as this viewer may see them', async () => {
  const hidden = await makeContent(t, network, 'tutorial', {
    title: 'Voisin',
    target: target({ groups: [1] }),
  })
  const first = await makeContent(t, network, 'tutorial', {
    title: 'Premier',
    category: 'outils',
    starts_at: '2026-01-01T00:00:00Z',
  })
  const second = await makeContent(t, network, 'tutorial', {
    title: 'Deuxième',
    category: 'outils',
    starts_at: '2026-02-01T00:00:00Z',
    next_in_series: [hidden.id, first.id],
    body: '<h2>Un titre</h2><p>texte</p>',
  })
  await makeContent(t, network, 'tutorial', { title: 'Troisième', starts_at: '2026-03-01T00:00:00Z' })

  const { body } = await titulaire.get(`/contents/tutorial/${second.id}`)

  expect(body.previous.title).toBe('Troisième')
  expect(body.next.title).toBe('Premier')
  expect(body.related.map((card: { title: string }) => card.title)).toEqual(['Premier', 'Troisième'])
  expect(body.next_in_series.map((card: { title: string }) => card.title)).toEqual(['Premier'])
  expect(body.headings).toEqual([{ id: 'un-titre', level: 2, text: 'Un titre' }])
})

test('laboratory trainings come by their next date, those that are over last', async () => {
  const training = (title: string, first_on: string) =>
    makeContent(t, network, 'laboratory_training', { title, first_on, last_on: first_on })
  await training('Lointaine', '2027-01-04')
  await training('Passée', '2026-01-10')
  await training('Prochaine', '2026-11-21')

  expect(titles(await titulaire.get('/contents/laboratory_training'))).toEqual([
    'Prochaine',
    'Lointaine',
    'Passée',
  ])
})

test('S2-05 D4-03 D16-06 catalogues and legal pages are read signed out, and nothing else', async () => {
  const open = await makeContent(t, network, 'catalogue', { title: 'Public' })
  await makeContent(t, network, 'catalogue', { title: 'Privé', is_public: false })
  await makeContent(t, network, 'catalogue', { title: 'Groupe', target: target({ groups: [0] }) })
  await makeContent(t, network, 'page', { title: 'Mentions légales', page_type: 1 })
  const night = await makeContent(t, network, 'page', { title: 'Garde', page_type: 3 })

  expect(titles(await t.anonymous.get('/contents/catalogue'))).toEqual(['Public'])
  expect((await t.anonymous.get(`/contents/catalogue/${open.id}`)).status).toBe(200)
  expect(titles(await t.anonymous.get('/contents/page'))).toEqual(['Mentions légales'])
  expect((await t.anonymous.get('/contents/page/mentions-legales')).status).toBe(200)
  const [closed, absent] = [
    await t.anonymous.get(`/contents/page/${night.slug}`),
    await t.anonymous.get('/contents/page/absente'),
  ]
  expect([closed.status, absent.status]).toEqual([401, 401])
  expect((await t.anonymous.get('/contents/news')).status).toBe(401)
  const invite = await t.as(network.people.invite)
  expect(titles(await invite.get('/contents/catalogue'))).toEqual(['Public'])
})

test('D3-10 a disabled pharmacy is refused on public routes too', async () => {
  await t.db.updateTable('drugstores').set({ is_disabled: true }).where('id', '=', network.sud.id).execute()
  const voisin = await t.as(network.people.voisin)

  expect(await voisin.get('/contents/catalogue')).toMatchObject({
    status: 403,
    body: { code: 'account_disabled' },
  })
  await t.db.updateTable('drugstores').set({ is_disabled: false }).where('id', '=', network.sud.id).execute()
})

test('D15-02 « voir comme » shows a list and a detail as any pharmacy, role and date', async () => {
  const { id } = await makeContent(t, network, 'performance', {
    title: 'Accord du Sud',
    target: target({ groups: [1], account_types: [200] }),
    starts_at: '2026-06-01T00:00:00Z',
  })
  const as = (query: string) => editor.get(`/admin/preview?kind=performance&${query}`)

  expect(titles(await as(`drugstore_id=${network.sud.id}&at=2026-06-02T00:00:00Z`))).toEqual([
    'Accord du Sud',
  ])
  expect(titles(await as(`drugstore_id=${network.sud.id}`))).toEqual([])
  expect(titles(await as(`drugstore_id=${network.sud.id}&account_type=100&at=2026-06-02T00:00:00Z`))).toEqual(
    [],
  )
  expect(titles(await as(`drugstore_id=${network.ouest.id}&at=2026-06-02T00:00:00Z`))).toEqual([])
  expect((await as(`drugstore_id=${network.sud.id}&ref=${id}&at=2026-06-02T00:00:00Z`)).body.title).toBe(
    'Accord du Sud',
  )
  expect((await as('drugstore_id=999999')).status).toBe(404)
  expect((await titulaire.get('/admin/preview?kind=news')).status).toBe(403)
})
