import { afterAll, beforeAll, expect, test } from 'vitest'
import { allKinds, type KindKey } from '@kiosque/contract/kinds/registry'
import { testApp, type Caller, type TestApp } from '../test-app.ts'
import { makeContent, makeNetwork, type Network } from './network.ts'

let t: TestApp
let network: Network
let editor: Caller
let members: Record<string, Caller>

beforeAll(async () => {
  t = await testApp()
  network = await makeNetwork(t)
  const { people } = network
  editor = await t.as(people.editeur)
  members = {
    titulaire: await t.as(people.titulaire),
    preparateur: await t.as(people.preparateur),
    invite: await t.as(people.invite),
  }
  for (const title of ['Vaccination antigrippale', 'Vaccination et voyages'])
    await makeContent(t, network, 'news', { title, category: 'vie-du-reseau' })
}, 60_000)
afterAll(() => t.close())

const PATHS = [
  '/home',
  '/menu',
  '/search?q=vaccination',
  '/search/suggestions?q=vacci',
  '/highlights',
  '/popins',
  '/me/todo',
  '/me/marks',
  ...allKinds.map((kind) => `/contents/${kind.key}`),
]

/** Everything a member reads of contents: bodies, counts and facets included. */
async function whatMembersRead(): Promise<Record<string, unknown>> {
  const read: Record<string, unknown> = {}
  for (const [name, caller] of Object.entries(members)) {
    for (const path of PATHS) read[`${name} ${path}`] = (await caller.get(path)).body
    const id = network.people[name as 'titulaire'].user_id
    read[`${name} bell`] = (await caller.get(`/notifications/user/${id}/unread`)).body
  }
  return read
}

test('D16-07 a draft written, saved, put forward, restored, copied and deleted changes nothing members read', async () => {
  const before = await whatMembersRead()
  expect(before['titulaire /contents/news']).toMatchObject({ meta: { total: 2 } })
  expect(before['titulaire /search?q=vaccination']).toMatchObject({ meta: { total: 2 } })

  for (const kind of allKinds)
    await makeContent(t, network, kind.key as KindKey, { title: 'Vaccination, brouillon', status: 'draft' })
  const { id } = await makeContent(t, network, 'news', {
    title: 'Vaccination en préparation',
    category: 'vie-du-reseau',
    status: 'draft',
  })
  const path = `/admin/contents/news/${id}`
  await editor.patch(path, { body: '<p>Vaccination encore</p>', pinned: true, version: 1 })
  await editor.post('/admin/highlights', { placement: 1, item_type: 'content', item_id: id })
  await editor.post(`${path}/versions/1/restore`, { version: 2 })
  await editor.post(`${path}/duplicate`)
  const gone = await makeContent(t, network, 'news', { title: 'Vaccination jetée', status: 'draft' })
  await editor.delete(`/admin/contents/news/${gone.id}`)
  await t.jobs.run('notifications.due')
  await t.jobs.run('contents.recount')

  expect(await whatMembersRead()).toEqual(before)
})

test('D16-07 a content back in draft leaves no trace, and is there again once published', async () => {
  const before = await whatMembersRead()
  const { id } = await makeContent(t, network, 'news', {
    title: 'Vaccination retirée',
    excerpt: 'Un rappel.',
    category: 'vie-du-reseau',
  })
  expect((await members['titulaire']!.get('/search?q=vaccination')).body.meta.total).toBe(3)

  await editor.post(`/admin/contents/news/${id}/unpublish`, {})
  expect(await whatMembersRead()).toEqual(before)

  await editor.post(`/admin/contents/news/${id}/publish`, {})
  expect((await members['titulaire']!.get('/contents/news')).body.meta.total).toBe(3)
})
