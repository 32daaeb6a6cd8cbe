import { expect, test } from 'vitest'
import { networkApp } from './network-app.ts'
import { makeContent, target } from './network.ts'

const { t, network, editeur: editor, admin } = await networkApp('editeur', 'admin')

const versionOf = async (id: number) => {
  const row = await t.db
    .selectFrom('content')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return row.version
}

test('D13-01 two editors of one content are told of each other, and no more once one has left', async () => {
  const { id } = await makeContent(t, network, 'news', { title: 'À quatre mains' })
  const path = `/admin/contents/news/${id}/presence`

  expect(await editor.put(path)).toMatchObject({ status: 200, body: { data: [] } })
  const arrived = t.clock.now().toISOString()
  t.clock.advance(30_000)
  const second = await admin.put(path)
  expect(second.body.data).toEqual([
    { user_id: network.people.editeur.user_id, name: expect.any(String), since: arrived },
  ])
  expect((await editor.get(path)).body.data).toHaveLength(1)

  expect((await editor.delete(path)).status).toBe(204)
  expect((await admin.get(path)).body.data).toEqual([])
})

test('D13-01 an editor whose tab is gone is forgotten after 90 seconds, and comes back as a newcomer', async () => {
  const { id } = await makeContent(t, network, 'news', { title: 'Onglet fermé' })
  const path = `/admin/contents/news/${id}/presence`
  await editor.put(path)
  t.clock.advance(60_000)
  await editor.put(path)
  const kept = (await admin.get(path)).body.data[0].since as string
  expect(t.clock.now().getTime() - Date.parse(kept)).toBe(60_000)

  t.clock.advance(91_000)
  expect((await admin.get(path)).body.data).toEqual([])

  await editor.put(path)
  expect((await admin.get(path)).body.data).toMatchObject([{ since: t.clock.now().toISOString() }])
})

test('D1-02 presence is for those who write: conseiller and members are refused, an absent content is 404', async () => {
  const { id } = await makeContent(t, network, 'news', { title: 'Réservé' })
  for (const person of [network.people.conseiller, network.people.titulaire]) {
    const caller = await t.as(person)
    expect((await caller.put(`/admin/contents/news/${id}/presence`)).status).toBe(403)
    expect((await caller.get(`/admin/contents/news/${id}/presence`)).status).toBe(403)
  }
  expect((await editor.put(`/admin/contents/page/${id}/presence`)).status).toBe(404)
  expect((await editor.get('/admin/contents/news/999999/presence')).status).toBe(404)
})

test('D3-08 what someone has open is in their export', async () => {
  const { id } = await makeContent(t, network, 'news', { title: 'Mes données' })
  await admin.put(`/admin/contents/news/${id}/presence`)

  const exported = await admin.get('/users/me/export')

  expect(JSON.stringify(exported.body)).toContain(`"content_id":${id}`)
})

test.each([
  ['a title of 10,000 characters', { title: 'é'.repeat(10_000) }, 'title'],
  ['an excerpt of 10,000 characters', { excerpt: 'x'.repeat(10_000) }, 'excerpt'],
  ['a zone that does not exist', { target: { zones: [999_999] } }, 'target.zones'],
  ['a drugstore that does not exist', { target: { drugstore_ids: [999_999] } }, 'target.drugstore_ids'],
  ['a pack that does not exist', { target: { packs: ['zzz'] } }, 'target.packs'],
  [
    'a window that ends before it starts',
    { starts_at: '2026-12-02T08:00:00Z', ends_at: '2026-12-01T08:00:00Z' },
    'ends_at',
  ],
  [
    'a window that ends as it starts',
    { starts_at: '2026-12-01T08:00:00Z', ends_at: '2026-12-01T08:00:00Z' },
    'ends_at',
  ],
  ['a slug with capitals', { slug: 'Pas Une Adresse' }, 'slug'],
  ['a related news that does not exist', { related_posts: [999_999] }, 'related_posts'],
  ['a cover that does not exist', { cover_id: 999_999 }, 'cover_id'],
  ['a category that does not exist', { category: 'inconnue' }, 'category'],
])('D2-03 %s is refused in French at its field, and nothing is written', async (_, body, field) => {
  const { id } = await makeContent(t, network, 'news', { title: 'Intact', target: target({}) })

  const answer = await editor.patch(`/admin/contents/news/${id}`, { excerpt: 'avec', ...body, version: 1 })

  expect(answer.status).toBe(422)
  expect(Object.keys(answer.body.errors)).toContain(field)
  expect(answer.body.errors[field][0]).toMatch(/^[A-ZÀ-Ý0-9].*\.$/)
  expect(await versionOf(id)).toBe(1)
  expect((await editor.get(`/admin/contents/news/${id}`)).body).toMatchObject({
    title: 'Intact',
    excerpt: '',
  })
})

test('D13-01 a save after someone else’s is refused whole, says the current version, and passes on it', async () => {
  const { id } = await makeContent(t, network, 'news', { title: 'Conflit' })
  await editor.patch(`/admin/contents/news/${id}`, { excerpt: 'le mien', version: 1 })

  const late = await admin.patch(`/admin/contents/news/${id}`, { title: 'Le sien', version: 1 })
  expect(late).toMatchObject({ status: 409, body: { code: 'stale' } })
  expect(late.headers['x-current-version']).toBe('2')

  const merged = await admin.patch(`/admin/contents/news/${id}`, { title: 'Le sien', version: 2 })
  expect(merged.body).toMatchObject({ title: 'Le sien', excerpt: 'le mien', version: 3 })
})

test('D13-01 restoring an earlier version is a new version, named as such, and refused when stale', async () => {
  const { id } = await makeContent(t, network, 'news', { title: 'Un' })
  await editor.patch(`/admin/contents/news/${id}`, { title: 'Deux', version: 1 })

  const stale = await admin.post(`/admin/contents/news/${id}/versions/1/restore`, { version: 1 })
  expect(stale).toMatchObject({ status: 409, body: { code: 'stale' } })

  const restored = await admin.post(`/admin/contents/news/${id}/versions/1/restore`, { version: 2 })
  expect(restored.body).toMatchObject({ title: 'Un', version: 3 })
  const versions = await editor.get(`/admin/contents/news/${id}/versions`)
  expect(versions.body.data.map((version: { action: string }) => version.action)).toEqual([
    'restore',
    'update',
    'create',
  ])
})

test('D13-01 restoring brings words and fields back, and changes nothing of what is published, when, where and to whom', async () => {
  const { id } = await makeContent(t, network, 'news', {
    title: 'Texte d’avant',
    excerpt: 'Chapô d’avant',
    slug: 'adresse-avant',
    status: 'draft',
    starts_at: '2031-01-01T08:00:00.000Z',
    ends_at: '2031-02-01T08:00:00.000Z',
    target: target({ groups: [1] }),
  })
  const live = { slug: 'adresse-en-ligne', status: 'published', starts_at: null, ends_at: null }
  const everyone = target({})
  await editor.patch(`/admin/contents/news/${id}`, {
    ...live,
    title: 'Texte en ligne',
    excerpt: 'Chapô en ligne',
    target: everyone,
    version: 1,
  })

  const { body } = await editor.post(`/admin/contents/news/${id}/versions/1/restore`, { version: 2 })

  expect(body).toMatchObject({ title: 'Texte d’avant', excerpt: 'Chapô d’avant', version: 3 })
  expect(body).toMatchObject({ ...live, phase: 'live', target: everyone })
  const reader = await t.as(network.people.titulaire)
  expect((await reader.get('/contents/news/adresse-en-ligne')).body).toMatchObject({ title: 'Texte d’avant' })
})
