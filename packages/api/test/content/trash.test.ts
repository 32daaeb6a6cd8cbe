import { expect, test } from 'vitest'
import { networkApp } from './network-app.ts'
import { makeContent } from './network.ts'

const { t, network, editeur: editor, admin, titulaire } = await networkApp('editeur', 'admin', 'titulaire')

const DAY = 86_400_000

test('D4-02 D13-01 what is deleted is nowhere any more, but waits in the trash', async () => {
  const { id } = await makeContent(t, network, 'news', { title: 'Zanzibar à jeter', slug: 'zanzibar' })
  await titulaire.put(`/me/favourites/${id}`)
  expect((await titulaire.get('/search?q=zanzibar')).body.meta.total).toBe(1)

  expect((await editor.delete(`/admin/contents/news/${id}`)).status).toBe(204)

  for (const path of [`/contents/news/${id}`, '/contents/news/zanzibar'])
    expect((await titulaire.get(path)).status).toBe(404)
  expect((await editor.get(`/contents/news/${id}`)).status).toBe(404)
  expect((await editor.get(`/admin/contents/news/${id}`)).status).toBe(404)
  expect((await editor.get(`/admin/contents/news/${id}/versions`)).status).toBe(404)
  expect((await editor.patch(`/admin/contents/news/${id}`, { title: 'X', version: 1 })).status).toBe(404)
  expect((await editor.post(`/admin/contents/news/${id}/publish`)).status).toBe(404)
  expect((await editor.delete(`/admin/contents/news/${id}`)).status).toBe(404)
  expect((await titulaire.get('/search?q=zanzibar')).body.meta.total).toBe(0)
  expect((await titulaire.get('/contents/news')).body.meta.total).toBe(0)
  expect((await editor.get('/admin/contents?q=zanzibar')).body.meta.total).toBe(0)
  expect((await titulaire.get('/me/marks')).body.favourites).not.toContain(id)

  const { body } = await editor.get('/admin/trash')
  expect(body.data).toMatchObject([{ id, kind: 'news', title: 'Zanzibar à jeter', status: 'published' }])
  expect(Date.parse(body.data[0].purge_at) - Date.parse(body.data[0].trashed_at)).toBe(30 * DAY)
})

test('D13-01 restoring gives it back as it was: state, address, favourites', async () => {
  const [{ id }] = (await editor.get('/admin/trash?q=zanzibar')).body.data

  const restored = await editor.post(`/admin/trash/${id}/restore`)

  expect(restored).toMatchObject({ status: 200, body: { id, slug: 'zanzibar' } })
  expect((await titulaire.get('/contents/news/zanzibar')).status).toBe(200)
  expect((await titulaire.get('/me/marks')).body.favourites).toContain(id)
  expect((await editor.get('/admin/trash')).body.meta.total).toBe(0)
  expect((await editor.post(`/admin/trash/${id}/restore`)).status).toBe(404)
  const log = await admin.get('/admin/audit?per_page=5')
  expect(JSON.stringify(log.body)).toContain('content.restore')
})

test('D13-01 its address is free meanwhile, and another one is found when it was taken', async () => {
  const { id } = await makeContent(t, network, 'news', { title: 'Adresse', slug: 'adresse' })
  await editor.delete(`/admin/contents/news/${id}`)
  const other = await editor.post('/admin/contents/news', { title: 'Autre', slug: 'adresse' })
  expect(other).toMatchObject({ status: 201, body: { slug: 'adresse' } })

  expect((await editor.post(`/admin/trash/${id}/restore`)).body.slug).toBe('adresse-2')
})

test('D13-01 a bulk deletion goes to the trash and is undone', async () => {
  const { id } = await makeContent(t, network, 'news', { title: 'Par erreur' })
  const { body } = await editor.post('/admin/contents/bulk', {
    action: 'delete',
    items: [{ kind: 'news', id }],
  })
  expect((await titulaire.get(`/contents/news/${id}`)).status).toBe(404)

  await editor.post('/admin/contents/bulk/undo', { operation_id: body.operation_id })
  expect((await titulaire.get(`/contents/news/${id}`)).status).toBe(200)
})

test('D1-02 only an administrator deletes for good, and it is audited', async () => {
  const { id } = await makeContent(t, network, 'news', { title: 'Pour toujours' })
  expect((await admin.delete(`/admin/trash/${id}`)).status).toBe(404)
  await editor.delete(`/admin/contents/news/${id}`)
  expect((await editor.delete(`/admin/trash/${id}`)).status).toBe(403)

  expect((await admin.delete(`/admin/trash/${id}`)).status).toBe(204)

  expect((await editor.post(`/admin/trash/${id}/restore`)).status).toBe(404)
  const entry = await t.db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', '=', 'content.purge')
    .executeTakeFirst()
  expect(entry).toMatchObject({ subject_id: String(id), actor_user_id: network.people.admin.user_id })
})

test('D13-01 every night, what has been there for thirty days goes for good, with its uses of files', async () => {
  const { id } = await makeContent(t, network, 'news', { title: 'Vieux' })
  await editor.delete(`/admin/contents/news/${id}`)
  t.clock.advance(29 * DAY)
  await t.jobs.run('contents.trash')
  expect(await t.db.selectFrom('content').select('id').where('id', '=', id).executeTakeFirst()).toBeDefined()

  t.clock.advance(2 * DAY)
  await t.jobs.run('contents.trash')

  expect(
    await t.db.selectFrom('content').select('id').where('id', '=', id).executeTakeFirst(),
  ).toBeUndefined()
  expect(await t.db.selectFrom('content_file').selectAll().where('content_id', '=', id).execute()).toEqual([])
})
