import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeContent, makeNetwork, target, type Network } from '../content/network.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'

let t: TestApp
let network: Network
let editor: Caller
let admin: Caller
let titulaire: Caller

beforeAll(async () => {
  t = await testApp()
  network = await makeNetwork(t)
  editor = await t.as(network.people.editeur)
  admin = await t.as(network.people.admin)
  titulaire = await t.as(network.people.titulaire)
}, 60_000)
afterAll(() => t.close())

async function putForward(title: string, placement: number) {
  const { id } = await makeContent(t, network, 'news', { title })
  const { body } = await editor.post('/admin/highlights', { placement, item_type: 'content', item_id: id })
  return { id, highlight: body.id as number }
}
const listed = async (id: number) => {
  const answer = await editor.get('/admin/highlights?per_page=100')
  expect(answer.status).toBe(200)
  return answer.body.data.find((row: { id: number }) => row.id === id)
}
const shown = async (placement: number) =>
  (await titulaire.get(`/highlights?placement=${placement}`)).body.data.map((row: { id: number }) => row.id)
const liveAt = async (placement: number) =>
  (await editor.get('/admin/placements')).body.data[placement - 1].live as number

test('D13-02 the highlight of a deleted content is listed as such, shown to nobody, and comes back with it', async () => {
  const { id, highlight } = await putForward('Bientôt jetée', 1)
  expect(await shown(1)).toEqual([highlight])
  expect(await liveAt(1)).toBe(1)

  await editor.delete(`/admin/contents/news/${id}`)

  expect(await listed(highlight)).toMatchObject({ title: 'Bientôt jetée', item_phase: 'trashed', url: null })
  expect(await shown(1)).toEqual([])
  expect(await liveAt(1)).toBe(0)

  await editor.post(`/admin/trash/${id}/restore`)

  expect(await listed(highlight)).toMatchObject({ item_phase: 'live', url: `/news/${id}` })
  expect(await shown(1)).toEqual([highlight])
})

test('D13-02 meanwhile its dates, its place and its item can be changed, with clear refusals', async () => {
  const { id, highlight } = await putForward('Jetée et déplacée', 2)
  const other = await putForward('Gardée', 2)
  await editor.delete(`/admin/contents/news/${id}`)
  const patch = (body: object) => editor.patch(`/admin/highlights/${highlight}`, body)

  expect(await patch({ ends_at: '2031-01-01T00:00:00.000Z', target: target({ groups: [1] }) })).toMatchObject(
    {
      status: 200,
      body: { ends_at: '2031-01-01T00:00:00.000Z', item_phase: 'trashed' },
    },
  )
  expect(await patch({ placement: 3, order: 0 })).toMatchObject({ status: 200, body: { placement: 3 } })
  expect(
    await patch({ ends_at: '2020-01-01T00:00:00.000Z', starts_at: '2021-01-01T00:00:00.000Z' }),
  ).toMatchObject({ status: 422, body: { errors: { ends_at: [expect.any(String)] } } })
  const ids = { placement: 2, ids: [other.highlight] }
  expect((await editor.put('/admin/highlights/order', ids)).status).toBe(204)
  expect(await patch({ item_id: other.id })).toMatchObject({ status: 200, body: { item_phase: 'live' } })
  expect(await patch({ item_id: id })).toMatchObject({
    status: 422,
    body: {
      errors: {
        item_id: ['Ce contenu est dans la corbeille. Restaurez-le d’abord, ou choisissez-en un autre.'],
      },
    },
  })
  const fresh = await editor.post('/admin/highlights', { placement: 4, item_type: 'content', item_id: id })
  expect(fresh.body.errors).toHaveProperty('item_id')
})

test('D13-02 what leaves the trash for good takes its highlights with it', async () => {
  const { id, highlight } = await putForward('Purgée', 5)
  await editor.delete(`/admin/contents/news/${id}`)
  expect((await admin.delete(`/admin/trash/${id}`)).status).toBe(204)

  expect(await listed(highlight)).toBeUndefined()
  expect((await editor.patch(`/admin/highlights/${highlight}`, { title: 'X' })).status).toBe(404)
})

test('D4-02 whatever refers to a deleted content still answers, without it, to members and editors', async () => {
  const { id } = await putForward('Citée partout', 10)
  const citing = await makeContent(t, network, 'news', { title: 'Qui cite', related_posts: [id] })
  const path = `/admin/contents/news/${id}`
  await titulaire.put(`/me/favourites/${id}`)
  await titulaire.get(`/contents/news/${id}`)
  await editor.post(`${path}/publish`, { notify: true })
  await editor.post('/admin/popins', {
    title: 'Popin',
    text: 'Voir',
    link: `/news/${id}`,
    status: 'published',
  })
  const starts_at = new Date(t.clock.now().getTime() + 3_600_000).toISOString()
  await editor.post(`${path}/publish`, { starts_at, notify: true })
  await editor.post(`${path}/publish`, { starts_at: null })
  await editor.delete(path)

  const faults: string[] = []
  for (const { method, url } of t.app.routeTable) {
    if (method !== 'GET' || /stream|logout|:(?!id)/.test(url)) continue
    const asked = url.replace('/api/v1', '').replace(':id', String(id))
    for (const [name, caller] of Object.entries({ admin, titulaire })) {
      const answer = await caller.get(asked)
      if (answer.status >= 500) faults.push(`${name} ${asked} ${answer.status}`)
      else if (
        name === 'titulaire' &&
        answer.status === 200 &&
        JSON.stringify(answer.body).includes('Citée partout')
      )
        faults.push(`${name} ${asked} tells it`)
    }
  }
  expect(faults).toEqual([])

  const editing = await editor.get(`/admin/contents/news/${citing.id}`)
  expect(editing).toMatchObject({
    status: 200,
    body: { refs: { contents: { [id]: { status: 'trashed' } } } },
  })
  const saved = await editor.patch(`/admin/contents/news/${citing.id}`, {
    title: 'Qui cite encore',
    version: 1,
  })
  expect(saved.status).toBe(200)
  const member = await titulaire.get(`/contents/news/${citing.id}`)
  expect(member.body.related_posts ?? []).toEqual([])
  const waiting = await editor.get('/admin/notifications?state=waiting')
  expect(waiting.body.data.map((send: { content_id: number }) => send.content_id)).not.toContain(id)
})
