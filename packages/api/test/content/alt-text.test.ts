import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeStaff } from '../factories.ts'
import * as samples from '../files/samples.ts'
import { send } from '../files/upload-form.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'

let t: TestApp
let editor: Caller
beforeAll(async () => {
  t = await testApp()
  editor = await t.as(await makeStaff(t.db, 2))
})
afterAll(() => t.close())

test('D13-02 publishing asks for the words of a cover that has none, and nothing changes until then', async () => {
  const { body: image } = await send(editor, '/admin/media', {
    name: 'Vitrine.png',
    bytes: await samples.png(),
  })
  const { body: draft } = await editor.post('/admin/contents/news', { title: 'Vitrine', cover_id: image.id })

  const refused = await editor.post(`/admin/contents/news/${draft.id}/publish`)
  const still = await editor.get(`/admin/contents/news/${draft.id}`)
  await editor.patch(`/admin/media/${image.id}`, { alt: 'La vitrine de décembre' })
  const published = await editor.post(`/admin/contents/news/${draft.id}/publish`)

  expect(refused.status).toBe(422)
  expect(refused.body.errors.cover_id[0]).toContain('Vitrine')
  expect(still.body).toMatchObject({ status: 'draft', version: draft.version })
  expect(published.body.status).toBe('published')
})

test('D13-02 what arrives already published is let in, and asked at the next change of its pictures', async () => {
  const { body: image } = await send(editor, '/admin/media', {
    name: 'Affiche.png',
    bytes: await samples.png(),
  })
  const made = await editor.post('/admin/contents/news', {
    title: 'Arrivée publiée',
    cover_id: image.id,
    status: 'published',
  })
  const { id, version } = made.body

  const retitled = await editor.patch(`/admin/contents/news/${id}`, { title: 'Autre titre', version })
  const rewritten = await editor.patch(`/admin/contents/news/${id}`, {
    body: '<p>Autre texte</p>',
    version: version + 1,
  })

  expect([made.status, retitled.status, rewritten.status]).toEqual([201, 200, 422])
})
