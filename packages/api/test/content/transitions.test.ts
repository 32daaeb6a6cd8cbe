import { describe, expect, test } from 'vitest'
import { networkApp } from './network-app.ts'
import { makeContent } from './network.ts'

const { t, network, editeur: editor, titulaire } = await networkApp('editeur', 'titulaire')

const HOUR = 3_600_000
const path = (id: number) => `/admin/contents/news/${id}`
const read = async (id: number) => (await editor.get(path(id))).body
const versionOf = async (id: number) => (await read(id)).version as number
const bulk = (action: string, id: number) =>
  editor.post('/admin/contents/bulk', { action, items: [{ kind: 'news', id }] })

/** Published for an hour from now, with everybody to be told then. */
async function scheduled(title: string): Promise<number> {
  const { id } = await makeContent(t, network, 'news', {
    title,
    excerpt: 'Un chapô',
    body: '<p>Texte</p>',
    status: 'draft',
  })
  const starts_at = new Date(t.clock.now().getTime() + HOUR).toISOString()
  await editor.post(`${path(id)}/publish`, { starts_at, notify: true })
  return id
}

async function isTold(title: string): Promise<boolean> {
  t.clock.advance(2 * HOUR)
  await t.jobs.run('notifications.due')
  const id = network.people.titulaire.user_id
  const { body } = await titulaire.get(`/notifications/user/${id}/unread?per_page=100`)
  return body.data.some((notification: { title: string }) => notification.title === title)
}

type Step = (id: number) => Promise<unknown>
const patched =
  (body: object): Step =>
  async (id) =>
    editor.patch(path(id), { ...body, version: await versionOf(id) })

const TAKEN_DOWN: [string, Step][] = [
  ['archived by its button', (id) => editor.post(`${path(id)}/archive`, {})],
  ['archived with others', (id) => bulk('archive', id)],
  ['archived by a PATCH of its status', patched({ status: 'archived' })],
  ['unpublished', (id) => editor.post(`${path(id)}/unpublish`, {})],
  ['put back to draft by a PATCH of its status', patched({ status: 'draft' })],
]
const PUT_BACK: [string, Step][] = [
  ['by its button', (id) => editor.post(`${path(id)}/publish`, {})],
  ['with others', (id) => bulk('publish', id)],
  ['by a PATCH of its status', patched({ status: 'published' })],
]
const CASES = TAKEN_DOWN.flatMap(([down, takeDown]) =>
  PUT_BACK.map(([back, putBack]) => ({ down, back, takeDown, putBack })),
)

describe('D9-01 an announcement that waits', () => {
  test.each(CASES)(
    'is forgotten when $down, then published again $back',
    async ({ down, back, takeDown, putBack }) => {
      const title = `Oubliée, ${down}, ${back}`
      const id = await scheduled(title)

      await takeDown(id)
      await putBack(id)

      expect(await read(id)).toMatchObject({ status: 'published' })
      expect(await isTold(title)).toBe(false)
    },
  )

  test('follows new dates, and a change that leaves it published', async () => {
    const id = await scheduled('Déplacée')
    const starts_at = new Date(t.clock.now().getTime() + HOUR / 2).toISOString()
    await patched({ starts_at })(id)
    await bulk('publish', id)
    expect(await isTold('Déplacée')).toBe(true)
  })

  test('comes back when archiving with others is undone before its window', async () => {
    const id = await scheduled('Archivage annulé')
    const { body } = await bulk('archive', id)
    await editor.post('/admin/contents/bulk/undo', { operation_id: body.operation_id })
    expect(await isTold('Archivage annulé')).toBe(true)
  })

  test('is not sent by undoing once its window has opened', async () => {
    const id = await scheduled('Annulé trop tard')
    const { body } = await bulk('archive', id)
    t.clock.advance(2 * HOUR)
    await editor.post('/admin/contents/bulk/undo', { operation_id: body.operation_id })
    expect(await read(id)).toMatchObject({ phase: 'live' })
    expect(await isTold('Annulé trop tard')).toBe(false)
  })

  test('sleeps in the trash and comes back with the content while its window is still to open', async () => {
    const id = await scheduled('Sortie à temps')
    await editor.delete(path(id))
    await editor.post(`/admin/trash/${id}/restore`)
    expect(await isTold('Sortie à temps')).toBe(true)
  })

  test('is not sent because a content comes out of the trash', async () => {
    const id = await scheduled('Sortie trop tard')
    await editor.delete(path(id))
    t.clock.advance(2 * HOUR)
    await editor.post(`/admin/trash/${id}/restore`)
    expect(await read(id)).toMatchObject({ phase: 'live' })
    expect(await isTold('Sortie trop tard')).toBe(false)
  })
})

describe('D13-01 back to draft', () => {
  test('takes it off the portal at once, is done once, and is named in its history', async () => {
    const { id } = await makeContent(t, network, 'news', { title: 'Dépubliée', excerpt: 'Un chapô.' })
    expect((await titulaire.get(`/contents/news/${id}`)).status).toBe(200)
    const first = await read(id)

    const taken = await editor.post(`${path(id)}/unpublish`, { version: 1 })
    const again = await editor.post(`${path(id)}/unpublish`, {})

    expect(taken).toMatchObject({ status: 200, body: { status: 'draft', phase: 'draft', version: 2 } })
    expect(again.body.version).toBe(2)
    expect((await titulaire.get(`/contents/news/${id}`)).status).toBe(404)
    const { body } = await editor.get(`${path(id)}/versions`)
    expect(body.data[0]).toMatchObject({ version: 2, action: 'unpublish' })
    // Published again, it keeps the day it first appeared.
    expect((await editor.post(`${path(id)}/publish`, {})).body.published_at).toBe(first.published_at)
  })

  test('before its window opened, it was never published', async () => {
    const id = await scheduled('Jamais parue')
    expect((await editor.post(`${path(id)}/unpublish`, {})).body.published_at).toBeNull()
  })

  test('an old version is refused, a deleted content is not found, a member may not', async () => {
    const { id } = await makeContent(t, network, 'news', { title: 'Refus' })
    expect(await editor.post(`${path(id)}/unpublish`, { version: 9 })).toMatchObject({
      status: 409,
      body: { code: 'stale' },
    })
    expect((await titulaire.post(`${path(id)}/unpublish`, {})).status).toBe(403)
    await editor.delete(path(id))
    expect((await editor.post(`${path(id)}/unpublish`, {})).status).toBe(404)
  })

  test('a PATCH of the status is named in the history by what it does', async () => {
    const { id } = await makeContent(t, network, 'news', { title: 'Nommée', excerpt: 'Un chapô.' })
    await patched({ status: 'archived' })(id)
    await patched({ status: 'published' })(id)
    await patched({ status: 'draft' })(id)
    const { body } = await editor.get(`${path(id)}/versions`)
    expect(body.data.map((version: { action: string }) => version.action)).toEqual([
      'unpublish',
      'publish',
      'archive',
      'create',
    ])
  })
})
