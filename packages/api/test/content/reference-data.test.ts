import { expect, test } from 'vitest'
import { ensureCategories } from '../../src/reference-data/ensure-categories.ts'
import type { Caller } from '../test-app.ts'
import { networkApp } from './network-app.ts'
import { makeContent, target } from './network.ts'

const { t, network, editeur: editor, titulaire, invite } = await networkApp('editeur', 'titulaire', 'invite')

const names = (rows: { name?: string; label?: string; title?: string }[]) =>
  rows.map((row) => row.name ?? row.label ?? row.title)

test('D13-02 a laboratory is written, read by members, and cannot go while contents use it', async () => {
  const made = await editor.post('/admin/laboratories', {
    name: 'Hydrélis',
    website: 'https://hydrelis.test',
  })
  expect(made).toMatchObject({ status: 201, body: { slug: 'hydrelis', uses: 0, logo: null } })
  const { id } = made.body
  const content = await makeContent(t, network, 'news', { title: 'Nouveauté', laboratory_id: id })

  expect(names((await titulaire.get('/laboratories')).body.data)).toEqual(['Hydrélis'])
  expect((await titulaire.get(`/contents/news?laboratory=${id}`)).body.meta).toMatchObject({
    total: 1,
    facets: { laboratory: [{ value: String(id), label: 'Hydrélis', count: 1 }] },
  })
  expect(await editor.delete(`/admin/laboratories/${id}`)).toMatchObject({
    status: 409,
    body: { code: 'in_use' },
  })

  const renamed = await editor.patch(`/admin/laboratories/${id}`, { name: 'Hydrélis France' })
  expect(renamed).toMatchObject({ status: 200, body: { name: 'Hydrélis France', uses: 1 } })
  expect((await titulaire.get(`/contents/news/${content.id}`)).body.laboratory.name).toBe('Hydrélis France')

  await editor.delete(`/admin/contents/news/${content.id}`)
  expect((await editor.delete(`/admin/laboratories/${id}`)).status).toBe(204)
})

test.each([
  ['laboratories', { name: '' }, 'name'],
  ['laboratories', { name: 'A', website: 'javascript:alert(1)' }, 'website'],
  ['laboratories', { name: 'A', logo_id: 999_999 }, 'logo_id'],
  ['partners', { name: 'A', email: 'pas-une-adresse' }, 'email'],
  ['authors', { name: 'A', default_for_site: 3 }, 'default_for_site'],
  ['categories', { kind: 'inconnu', label: 'X' }, 'kind'],
  ['faq-themes', { label: 'X', slug: 'Pas Bon' }, 'slug'],
  ['useful-links', { type: 'deporef', title: 'X', url: '//evil.test' }, 'url'],
  ['useful-links', { type: 'deporef', title: 'X', url: '/x', target: { zones: [999_999] } }, 'target.zones'],
  ['laboratories', { name: 'A', uses: 3 }, 'uses'],
])('D2-03 /admin/%s refuses %o by name', async (path, body, field) => {
  const answer = await editor.post(`/admin/${path}`, body)

  expect(answer.status).toBe(422)
  expect(Object.keys(answer.body.errors)).toContain(field)
})

test('D13-02 the same name twice, whatever its case and accents, is a conflict', async () => {
  await editor.post('/admin/partners', { name: 'Voltéa', category: 'Énergie' })

  expect((await editor.post('/admin/partners', { name: 'VOLTEA', slug: 'autre' })).status).toBe(409)
})

test('S3-13 each site has one default author, and naming another takes over', async () => {
  const made = await editor.post('/admin/authors', {
    name: 'Claire Morvan',
    role: 'Rédactrice',
    default_for_site: 1,
  })
  const { body } = await editor.get('/admin/authors')
  const defaults = body.data.filter((row: { default_for_site: number | null }) => row.default_for_site === 1)
  const { id } = await makeContent(t, network, 'news', { title: 'Signée' })

  expect(names(defaults)).toEqual(['Claire Morvan'])
  expect((await titulaire.get(`/contents/news/${id}`)).body.author).toMatchObject({
    id: made.body.id,
    name: 'Claire Morvan',
  })
})

test('D5 categories start as declared, then belong to the head office', async () => {
  const before = (await titulaire.get('/categories?kind=document')).body.data
  expect(names(before)).toEqual(['Réseau', 'Qualité', 'Ressources humaines', 'Communication'])
  const added = await editor.post('/admin/categories', {
    kind: 'document',
    label: 'Hygiène & sécurité',
    position: 9,
  })
  expect(added.body.key).toBe('hygiene-securite')
  await makeContent(t, network, 'document', { title: 'Plan', category: 'hygiene-securite' })
  expect((await editor.delete(`/admin/categories/${added.body.id}`)).status).toBe(409)
  expect(await editor.patch(`/admin/categories/${added.body.id}`, { key: 'autre' })).toMatchObject({
    status: 409,
  })
  expect((await editor.delete(`/admin/categories/${before[1].id}`)).status).toBe(204)

  await ensureCategories(t.db)
  expect(names((await titulaire.get('/categories?kind=document')).body.data)).not.toContain('Qualité')
})

test('S2-14 FAQ themes list the questions one may read; a theme in use stays', async () => {
  const theme = await editor.post('/admin/faq-themes', { label: 'Commandes', position: 1 })
  await editor.post('/admin/faq-themes', { label: 'Vide', position: 2 })
  const question = { question: 'Comment\u00a0?', theme: 'commandes' }
  const { id } = await makeContent(t, network, 'faq', { title: undefined, ...question })
  await makeContent(t, network, 'faq', {
    title: 'Caché',
    theme: 'commandes',
    target: target({ groups: [1] }),
  })

  expect((await titulaire.get('/faq-themes')).body.data).toMatchObject([{ slug: 'commandes', count: 1 }])
  expect((await invite.get('/faq-themes')).body.data).toEqual([])
  expect((await titulaire.get(`/contents/faq/${id}`)).body).toMatchObject({
    url: `/faq/commandes/${id}`,
    theme: { slug: 'commandes', label: 'Commandes' },
  })
  expect((await editor.delete(`/admin/faq-themes/${theme.body.id}`)).status).toBe(409)
  expect((await editor.patch(`/admin/faq-themes/${theme.body.id}`, { slug: 'achats' })).status).toBe(409)
  expect((await editor.patch(`/admin/faq-themes/${theme.body.id}`, { label: 'Vos commandes' })).status).toBe(
    200,
  )
})

test('S3-20 useful links follow their target and their type', async () => {
  await editor.post('/admin/useful-links', { type: 'deporef', title: 'Déporef', url: 'https://deporef.test' })
  await editor.post('/admin/useful-links', {
    type: 'autre',
    title: 'Sud',
    url: '/sud',
    target: { groups: [1] },
  })

  expect(names((await titulaire.get('/useful-links')).body.data)).toEqual(['Déporef'])
  expect(
    names((await (await t.as(network.people.voisin)).get('/useful-links?type=autre')).body.data),
  ).toEqual(['Sud'])
  expect((await invite.get('/useful-links')).body.data).toEqual([])
})

test('D4-04 a guest knows only the companies of what they may read', async () => {
  const seen = await editor.post('/admin/laboratories', { name: 'Maréole' })
  await editor.post('/admin/laboratories', { name: 'Kalméo' })
  await makeContent(t, network, 'news', {
    title: 'Invités',
    laboratory_id: seen.body.id,
    target: target({ account_types: [0] }),
  })

  expect(names((await invite.get('/laboratories')).body.data)).toEqual(['Maréole'])
  expect(names((await titulaire.get('/laboratories')).body.data)).toEqual(['Kalméo', 'Maréole'])
})

test('D15-04 marks are personal, survive repeats, and are never kept by anybody', async () => {
  const { id } = await makeContent(t, network, 'news', { title: 'À garder' })
  for (const path of [`/me/reads/${id}`, `/me/favourites/${id}`, `/me/favourites/${id}`]) {
    expect((await titulaire.put(path)).status).toBe(204)
  }

  const marks = await titulaire.get('/me/marks')
  expect(marks).toMatchObject({ status: 200, body: { read: [id], favourites: [id] } })
  expect(marks.headers['cache-control']).toBe('no-store')
  expect(names((await titulaire.get('/me/favourites')).body.data)).toEqual(['À garder'])
  expect((await (await t.as(network.people.preparateur)).get('/me/marks')).body).toEqual({
    read: [],
    favourites: [],
  })

  expect((await titulaire.delete(`/me/favourites/${id}`)).status).toBe(204)
  expect((await titulaire.get('/me/marks')).body.favourites).toEqual([])
  expect((await titulaire.put('/me/favourites/0')).status).toBe(404)
})

test('D15-04 each person has one vote on an answer, the latest', async () => {
  const { id } = await makeContent(t, network, 'faq', { title: 'Utile\u00a0?' })
  const preparateur = await t.as(network.people.preparateur)
  await titulaire.post(`/contents/faq/${id}/vote`, { useful: true })
  await titulaire.post(`/contents/faq/${id}/vote`, { useful: false })

  expect((await preparateur.post(`/contents/faq/${id}/vote`, { useful: true })).body).toEqual({
    useful: 1,
    not_useful: 1,
    mine: true,
  })
  expect((await titulaire.get(`/contents/faq/${id}/vote`)).body.mine).toBe(false)
  expect((await titulaire.post(`/contents/faq/${id}/vote`, { useful: 'oui' })).status).toBe(422)
})

test('S1-03 the menu shows the areas that have something for the viewer, and claims only to pharmacies', async () => {
  await makeContent(t, network, 'product', { title: 'Tabouret', range: 'mieux-vivre', room: 100 })
  await makeContent(t, network, 'performance', { title: 'Accord', target: target({ account_types: [200] }) })
  const areas = async (caller: Caller) =>
    Object.fromEntries((await caller.get('/menu')).body.data.map((area: { key: string }) => [area.key, area]))

  const mine = await areas(titulaire)
  expect(mine['catalogue'].entries[0]).toMatchObject({
    url: '/catalogue',
    children: [{ label: 'Salle de bain', url: '/catalogue?room=100', count: 1 }],
  })
  expect(mine['agreements'].entries.map((entry: { key: string }) => entry.key)).toEqual(['performance'])
  expect(mine['services'].entries.map((entry: { key: string }) => entry.key)).toEqual(['bri'])
  expect(await areas(await t.as(network.people.preparateur))).not.toHaveProperty('agreements')
  const guest = await areas(invite)
  expect(Object.keys(guest)).toEqual(['news'])
})
