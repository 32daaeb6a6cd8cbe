import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeDrugstore, makeMember, makeStaff } from '../factories.ts'
import * as samples from '../files/samples.ts'
import { send } from '../files/upload-form.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'

let t: TestApp
let admin: Caller
let editor: Caller
let member: Caller
beforeAll(async () => {
  t = await testApp()
  admin = await t.as(await makeStaff(t.db, 1))
  editor = await t.as(await makeStaff(t.db, 2))
  member = await t.as(await makeMember(t.db))
})
afterAll(() => t.close())

const make = async (path: string, body: object) => (await editor.post(`/admin/${path}`, body)).body
const content = async (kind: string, body: object) =>
  (await editor.post(`/admin/contents/${kind}`, body)).body as { id: number; version: number }
const read = async (kind: string, id: number) => (await editor.get(`/admin/contents/${kind}/${id}`)).body

test('D13-02 deleting a laboratory in use asks for its replacement and moves every use at once', async () => {
  const [from, to] = [
    await make('laboratories', { name: 'Évanor' }),
    await make('laboratories', { name: 'Hydrélis' }),
  ]
  const live = await content('promotional_offer', {
    title: 'Offre',
    laboratory_id: from.id,
    status: 'published',
  })
  const draft = await content('performance', { title: 'Accord', laboratory_id: from.id })
  const binned = await content('performance', { title: 'Vieil accord', laboratory_id: from.id })
  await editor.delete(`/admin/contents/performance/${binned.id}`)

  const refused = await editor.delete(`/admin/laboratories/${from.id}`)
  const moved = await editor.delete(`/admin/laboratories/${from.id}?replacement=${to.id}`)

  expect(refused).toMatchObject({ status: 409, body: { code: 'in_use' } })
  expect(refused.body.message).toMatch(/\d+\u00a0contenus l’utilisent/)
  expect(moved.status).toBe(204)
  const after = await read('promotional_offer', live.id)
  expect(after).toMatchObject({ laboratory_id: to.id, version: live.version + 1 })
  expect((await read('performance', draft.id)).laboratory_id).toBe(to.id)
  const found = await member.get(`/contents/promotional_offer?laboratory=${to.id}`)
  expect(found.body.meta.total).toBe(1)
  const rows = await t.db.selectFrom('content').select('laboratory_id').where('id', '=', binned.id).execute()
  expect(rows).toEqual([{ laboratory_id: to.id }])
  const audit = await admin.get('/admin/audit?subject=laboratory')
  expect(audit.text).toContain('replaced_by')
})

test('D13-02 themes, categories, authors and partners move too, inside the fields that hold them', async () => {
  const [theme, other] = [
    await make('faq-themes', { label: 'Livraison' }),
    await make('faq-themes', { label: 'Stock' }),
  ]
  const question = await content('faq', {
    question: 'Quand ?',
    answer: '<p>Demain.</p>',
    theme: theme.slug,
    status: 'published',
  })
  const [category, kept] = [
    await make('categories', { kind: 'news', label: 'Brèves' }),
    await make('categories', { kind: 'news', label: 'Dossiers' }),
  ]
  const stranger = await make('categories', { kind: 'tutorial', label: 'Ailleurs' })
  const [author, second] = [await make('authors', { name: 'Anne' }), await make('authors', { name: 'Léa' })]
  const post = await content('news', { title: 'Brève', category: category.key, author_id: author.id })
  const [partner, next] = [
    await make('partners', { name: 'Ancien' }),
    await make('partners', { name: 'Nouveau' }),
  ]
  const deal = await content('partnership', { title: 'Énergie', partner: partner.id })

  const answers = [
    await editor.delete(`/admin/faq-themes/${theme.id}?replacement=${other.id}`),
    await editor.delete(`/admin/categories/${category.id}?replacement=${kept.id}`),
    await editor.delete(`/admin/authors/${author.id}?replacement=${second.id}`),
    await editor.delete(`/admin/partners/${partner.id}?replacement=${next.id}`),
  ]

  expect(answers.map((answer) => answer.status)).toEqual([204, 204, 204, 204])
  expect((await read('faq', question.id)).theme).toBe(other.slug)
  expect(await read('news', post.id)).toMatchObject({ category: kept.key, author_id: second.id })
  expect((await read('partnership', deal.id)).partner).toBe(next.id)
  for (const wrong of [kept.id, stranger.id, 2_000_000_000]) {
    const answer = await editor.delete(`/admin/categories/${kept.id}?replacement=${wrong}`)
    expect(answer).toMatchObject({
      status: 422,
      body: { errors: { replacement: expect.any(Array) as unknown } },
    })
  }
  expect((await member.delete(`/admin/authors/${second.id}?replacement=1`)).status).toBe(403)
  expect((await editor.delete(`/admin/authors/${second.id}?replacement=abc`)).status).toBe(422)
})

test('D13-03 a zone and a pack go with their replacement, targets included', async () => {
  const [west, coast] = [
    (await admin.post('/admin/zones', { name: 'Ouest-test' })).body,
    (await admin.post('/admin/zones', { name: 'Littoral-test' })).body,
  ]
  for (const key of ['aTest', 'bTest']) await admin.post('/admin/packs', { key, label: key, site: 1 })
  const drugstore = await makeDrugstore(t.db, { zone: 'Ouest-test', packs: ['aTest'] })
  const news = await content('news', {
    title: 'Ciblée',
    target: { zones: [west.id], packs: ['aTest', 'bTest'] },
  })

  const named = { target: { zones: [west.id], packs: ['aTest'] } }
  const popin = (await editor.post('/admin/popins', { title: 'Ciblée', ...named })).body
  const audience = (await editor.post('/admin/audiences', { name: 'Ouest à part', ...named })).body
  const usesOf = async (path: string, is: (row: { id: number; key: string }) => boolean) =>
    (await admin.get(`/admin/${path}`)).body.data.find(is).uses
  // The pharmacy, the content, the popin and the saved audience.
  expect(await usesOf('zones', (row) => row.id === west.id)).toBe(4)
  expect(await usesOf('packs', (row) => row.key === 'aTest')).toBe(4)

  const refused = await admin.delete(`/admin/zones/${west.id}`)
  const zone = await admin.delete(`/admin/zones/${west.id}?replacement=${coast.id}`)
  const pack = await admin.delete('/admin/packs/aTest?replacement=bTest')

  expect(refused).toMatchObject({ status: 409, body: { code: 'in_use' } })
  expect([zone.status, pack.status]).toEqual([204, 204])
  expect((await read('news', news.id)).target).toMatchObject({ zones: [coast.id], packs: ['bTest'] })
  const moved = { zones: [coast.id], packs: ['bTest'] }
  const popins: { id: number; target: object }[] = (await editor.get('/admin/popins')).body.data
  expect(popins.find((row) => row.id === popin.id)?.target).toMatchObject(moved)
  const audiences: { id: number; target: object }[] = (await editor.get('/admin/audiences')).body.data
  expect(audiences.find((row) => row.id === audience.id)?.target).toMatchObject(moved)
  const sheet = await admin.get(`/drugstores/${drugstore.id}`)
  expect(sheet.body).toMatchObject({ zone: { id: coast.id }, packs: ['bTest'] })
  expect((await admin.delete('/admin/packs/bTest?replacement=inconnu')).status).toBe(422)
  expect((await editor.delete(`/admin/zones/${coast.id}?replacement=1`)).status).toBe(403)
})

test('D13-03 zones and towns sort as French does, accents aside', async () => {
  for (const name of ['Île-de-France', 'Jura', 'Hauts-de-France', 'Écrins'])
    await admin.post('/admin/zones', { name })
  const names: string[] = (await admin.get('/admin/zones')).body.data.map((row: { name: string }) => row.name)
  const wanted = ['Écrins', 'Hauts-de-France', 'Île-de-France', 'Jura']
  expect(names.filter((name) => wanted.includes(name))).toEqual(wanted)
  for (const city of ['Zuydcoote', 'Évreux', 'Fécamp']) await makeDrugstore(t.db, { city, group_id: 2 })
  const sorted = await admin.get('/admin/drugstores?group=MPR_NAT&sort=city')
  expect(sorted.body.data.map((row: { city: string }) => row.city)).toEqual(['Évreux', 'Fécamp', 'Zuydcoote'])
})

test('S9-09 themes are put in order in one go, and a list that changed is refused whole', async () => {
  const ids: number[] = []
  for (const label of ['Un', 'Deux', 'Trois']) ids.push((await make('faq-themes', { label })).id)
  const saved = await editor.put('/admin/faq-themes/order', { ids: ids.toReversed() })
  const listed = await editor.get('/admin/faq-themes?per_page=100')
  const wrong = await editor.put('/admin/faq-themes/order', { ids: [...ids, 2_000_000_000] })

  expect(saved.status).toBe(204)
  const order = listed.body.data.map((row: { id: number }) => row.id).filter((id: number) => ids.includes(id))
  expect(order).toEqual(ids.toReversed())
  expect(wrong.status).toBe(422)
  expect((await editor.put('/admin/faq-themes/order', { ids: [ids[0], ids[0]] })).status).toBe(422)
  expect((await member.put('/admin/faq-themes/order', { ids })).status).toBe(403)
  expect((await editor.put('/admin/laboratories/order', { ids })).status).toBe(404)
})

test('D13-02 what is published describes its pictures, and the refusal names the one that does not', async () => {
  const { body: file } = await send(editor, '/admin/media', {
    name: 'vitrine.png',
    bytes: await samples.png(),
  })
  const draft = await content('news', { title: 'Avec image', cover_id: file.id })
  const refused = await editor.post(`/admin/contents/news/${draft.id}/publish`, {})
  const silent = await content('news', {
    title: 'Dans le texte',
    body: `<p><img src="/api/v1/files/${file.id}"></p>`,
  })
  const inText = await editor.post(`/admin/contents/news/${silent.id}/publish`, {})
  const described = await content('news', {
    title: 'Décrite sur place',
    body: `<p><img src="/api/v1/files/${file.id}" alt="La vitrine"></p>`,
  })
  const said = await editor.post(`/admin/contents/news/${described.id}/publish`, {})
  await editor.patch(`/admin/media/${file.id}`, { alt: 'La vitrine de Noël' })
  const published = await editor.post(`/admin/contents/news/${draft.id}/publish`, {})

  expect(refused.status).toBe(422)
  expect(refused.body.errors.cover_id[0]).toContain('«\u00a0vitrine.png\u00a0»')
  expect(inText).toMatchObject({ status: 422, body: { errors: { body: expect.any(Array) as unknown } } })
  expect(said.status).toBe(200)
  expect(published.status).toBe(200)
})

test('S3-12 each type says which page answers for each site', async () => {
  const page = await content('page', {
    title: 'Mentions',
    page_type: 1,
    status: 'published',
    target: { sites: [1] },
  })
  await content('page', { title: 'Brouillon', page_type: 1 })
  const { body } = await editor.get('/admin/page-types')
  const legal = body.data.find((type: { type: number }) => type.type === 1)
  expect(legal).toMatchObject({
    waiting: 1,
    sites: [
      { site: 0, page: null },
      { site: 1, page: { id: page.id }, others: 0 },
    ],
  })
  expect(body.data).toHaveLength(10)
  expect((await member.get('/admin/page-types')).status).toBe(403)
})
