import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeStaff } from '../factories.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'

let t: TestApp
let editor: Caller
beforeAll(async () => {
  t = await testApp()
  editor = await t.as(await makeStaff(t.db, 2))
})
afterAll(() => t.close())

const draft = async (kind: string, body: object) =>
  (await editor.post(`/admin/contents/${kind}`, body)).body as { id: number; version: number }
const statusOf = async (kind: string, id: number) =>
  (await editor.get(`/admin/contents/${kind}/${id}`)).body.status as string
const LATER = '2099-01-01T08:00:00.000Z'

test.each([
  ['published at once', (id: number) => editor.post(`/admin/contents/news/${id}/publish`, { notify: true })],
  ['scheduled', (id: number) => editor.post(`/admin/contents/news/${id}/publish`, { starts_at: LATER })],
  [
    'saved as published',
    (id: number) => editor.patch(`/admin/contents/news/${id}`, { status: 'published', version: 1 }),
  ],
])('D15-01 a title alone cannot be %s: the answer says what is missing, and where', async (_, attempt) => {
  const { id } = await draft('news', { title: 'Seulement un titre' })

  const refused = await attempt(id)

  expect(refused.status).toBe(422)
  expect(refused.body.errors.body).toEqual([expect.stringContaining('rien à lire sous le titre')])
  expect(await statusOf('news', id)).toBe('draft')
})

test.each([
  ['news', { excerpt: 'Deux phrases.' }],
  ['news', { body: '<p>Du texte.</p>' }],
  ['faq', { answer: '<p>Oui.</p>' }],
  ['tutorial', { video: { url: 'https://www.youtube-nocookie.com/embed/abcdef' } }],
])('D15-01 %s with one thing to read or see is published', async (kind, body) => {
  const { id } = await draft(kind, { title: `Avec ${Object.keys(body).join()}`, ...body })

  const published = await editor.post(`/admin/contents/${kind}/${id}/publish`)

  expect(published).toMatchObject({ status: 200, body: { status: 'published' } })
})

test('D15-01 what is published does not lose all it has to say', async () => {
  const { id } = await draft('news', { title: 'En ligne', body: '<p>Du texte.</p>' })
  const { version } = (await editor.post(`/admin/contents/news/${id}/publish`)).body

  const emptied = await editor.patch(`/admin/contents/news/${id}`, { version, body: '' })

  expect(emptied.status).toBe(422)
  const back = await editor.patch(`/admin/contents/news/${id}`, { version, body: '', status: 'draft' })
  expect(back).toMatchObject({ status: 200, body: { status: 'draft' } })
})
