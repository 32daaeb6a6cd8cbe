import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeNetwork, target, type Network } from '../content/network.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'

const DAY = 86_400_000
let t: TestApp
let network: Network
let editor: Caller
let titulaire: Caller
let voisin: Caller
beforeAll(async () => {
  t = await testApp()
  network = await makeNetwork(t)
  editor = await t.as(network.people.editeur)
  titulaire = await t.as(network.people.titulaire)
  voisin = await t.as(network.people.voisin)
}, 60_000)
afterAll(() => t.close())

const make = async (body: object = {}) => {
  const answer = await editor.post('/admin/popins', { title: 'Bienvenue', status: 'published', ...body })
  expect([answer.status, answer.body.errors]).toEqual([201, undefined])
  return answer.body
}
const ids = async (caller: Caller) =>
  (await caller.get('/popins')).body.data.map(({ id }: { id: number }) => id)

describe('D9-03 a popin', () => {
  test('S3-16 shows until it is closed, once per person, by priority', async () => {
    const low = await make({ priority: 1 })
    const high = await make({ priority: 9 })
    expect(await ids(titulaire)).toEqual([high.id, low.id])

    for (const _time of [1, 2]) {
      expect((await titulaire.post(`/popins/${high.id}/dismiss`)).status).toBe(204)
    }

    expect(await ids(titulaire)).toEqual([low.id])
    expect(await ids(voisin)).toEqual([high.id, low.id])
    const rows = await t.db.selectFrom('popin_dismissals').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect((await titulaire.get('/popins')).headers['cache-control']).toContain('no-store')
    await editor.delete(`/admin/popins/${low.id}`)
    await editor.delete(`/admin/popins/${high.id}`)
  })

  test('every n days comes back after that many days', async () => {
    const { id } = await make({ frequency: 'every_days', every_days: 7 })
    await titulaire.post(`/popins/${id}/dismiss`)
    expect(await ids(titulaire)).toEqual([])
    t.clock.advance(7 * DAY)
    expect(await ids(titulaire)).toEqual([id])
    t.clock.advance(-7 * DAY)
    await editor.delete(`/admin/popins/${id}`)
  })

  test('D4-04 exists only for its target and in its window: elsewhere closing it is 404', async () => {
    const away = await make({ target: target({ groups: [1] }) })
    const coming = await make({ starts_at: '2026-03-11T00:00:00Z' })
    const draft = await make({ status: 'draft' })

    expect(await ids(titulaire)).toEqual([])
    expect(await ids(voisin)).toEqual([away.id])
    for (const id of [away.id, coming.id, draft.id, 999_999])
      expect((await titulaire.post(`/popins/${id}/dismiss`)).status).toBe(404)
    expect(await ids(await t.as(network.people.invite))).toEqual([])
    expect((await t.anonymous.get('/popins')).status).toBe(401)
  })

  test('is changed on the version it was read at, and every change is recorded', async () => {
    const made = await make()
    const { body } = await editor.patch(`/admin/popins/${made.id}`, { priority: 3, version: 1 })
    expect(body).toMatchObject({ priority: 3, version: 2, phase: 'live', dismissals: 0 })
    const late = await editor.patch(`/admin/popins/${made.id}`, { priority: 4, version: 1 })
    expect(late).toMatchObject({ status: 409, body: { code: 'stale' } })
    expect(late.body.errors).toEqual({ version: [expect.stringMatching(/^Quelqu’un /)] })
    expect(late.headers['x-current-version']).toBe('2')
    const actions = await t.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_type', '=', 'popin')
      .where('subject_id', '=', String(made.id))
      .execute()
    expect(actions.map(({ action }) => action)).toEqual(['popin.create', 'popin.update'])
  })

  test.each([
    [{ title: ' ' }, 'title'],
    [{ type: 1 }, 'type'],
    [{ frequency: 'souvent' }, 'frequency'],
    [{ frequency: 'every_days' }, 'every_days'],
    [{ frequency: 'every_days', every_days: 0 }, 'every_days'],
    [{ link: 'javascript:alert(1)' }, 'link'],
    [{ image_id: 999_999 }, 'image_id'],
    [{ starts_at: '2026-03-10T00:00:00Z', ends_at: '2026-03-01T00:00:00Z' }, 'ends_at'],
    [{ target: target({ zones: [999_999] }) }, 'target.zones'],
    [{ dismissals: 3 }, 'dismissals'],
  ])('%j is refused naming %s', async (body, field) => {
    const answer = await editor.post('/admin/popins', { title: 'Essai', ...body })
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]])
  })

  test('the back office is closed to members; what one closed is exported and erased', async () => {
    expect((await titulaire.get('/admin/popins')).status).toBe(403)
    expect((await titulaire.post('/admin/popins', {})).status).toBe(403)
    const { id } = await make()
    const preparateur = await t.as(network.people.preparateur)
    await preparateur.post(`/popins/${id}/dismiss`)
    const { user_id } = network.people.preparateur
    const { body } = await preparateur.get(`/users/${user_id}/export`)
    expect(body.popins).toMatchObject([{ popin_id: id }])
    const admin = await t.as(network.people.admin)
    expect((await admin.delete(`/users/${user_id}`)).status).toBe(204)
    const left = t.db.selectFrom('popin_dismissals').selectAll().where('user_id', '=', user_id)
    expect(await left.execute()).toEqual([])
  })
})
