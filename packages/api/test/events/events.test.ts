import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeNetwork, target, type Network } from '../content/network.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'
import { attendee, makeEvent, registerSome } from './agenda.ts'

let t: TestApp
let network: Network
let admin: Caller
let editor: Caller
let titulaire: Caller
let voisin: Caller
beforeAll(async () => {
  t = await testApp()
  network = await makeNetwork(t)
  admin = await t.as(network.people.admin)
  editor = await t.as(network.people.editeur)
  titulaire = await t.as(network.people.titulaire)
  voisin = await t.as(network.people.voisin)
}, 60_000)
afterAll(() => t.close())

const titles = async (caller: Caller, query = '') =>
  (await caller.get(`/events?per_page=100${query}`)).body.data.map(({ title }: { title: string }) => title)

describe('D8-01 an event', () => {
  test('S7-41 S7-43 is written by rights 1 and 2, and read with all it was given', async () => {
    const made = await makeEvent(editor, {
      title: 'Journée Académie',
      kind: 'salon',
      excerpt: 'Une journée pour pratiquer.',
      body: '<h2>Programme</h2><script>alert(1)</script>',
      address: '5, rue de Valmy',
      registration_deadline: '2026-03-17T22:59:59.000Z',
      capacity: 120,
      max_per_drugstore: 2,
    })

    const { status, body, headers } = await titulaire.get(`/events/${made.id}`)

    expect(status).toBe(200)
    expect(body).toMatchObject({
      id: made.id,
      title: 'Journée Académie',
      kind: 'salon',
      body: '<h2>Programme</h2>',
      place: 'Cité des Congrès',
      address: '5, rue de Valmy',
      city: 'Nantes',
      starts_at: '2026-03-19T08:30:00.000Z',
      ends_at: '2026-03-19T15:30:00.000Z',
      registration_deadline: '2026-03-17T22:59:59.000Z',
      capacity: 120,
      max_per_drugstore: 2,
      status: 'published',
      places_left: 120,
      registration_state: 'open',
      can_register: true,
      my_registrations: [],
    })
    expect(body).not.toHaveProperty('target')
    expect(headers['cache-control']).toContain('no-store')
    expect((await admin.get(`/events/${made.id}`)).body.target).toEqual(target({}))
  })

  test('D15-09 refuses who may not write', async () => {
    const { id } = await makeEvent(editor)
    const conseiller = await t.as(network.people.conseiller)
    for (const caller of [titulaire, conseiller, await t.as(network.people.invite)]) {
      expect((await caller.post('/events', {})).status).toBe(403)
      expect((await caller.patch(`/events/${id}`, { title: 'Autre' })).status).toBe(403)
      expect((await caller.delete(`/events/${id}`)).status).toBe(403)
      expect((await caller.post(`/events/${id}/export`)).status).toBe(403)
      expect((await caller.get('/admin/events')).status).toBe(403)
    }
    expect((await t.anonymous.get('/events')).status).toBe(401)
  })

  test.each([
    [{ title: ' ' }, 'title'],
    [{ kind: 'soirée' }, 'kind'],
    [{ ends_at: '2026-03-19T08:30:00Z' }, 'ends_at'],
    [{ ends_at: '2026-03-18T08:30:00Z' }, 'ends_at'],
    [{ registration_deadline: '2026-03-20T08:30:00Z' }, 'registration_deadline'],
    [{ capacity: 0 }, 'capacity'],
    [{ capacity: 1.5 }, 'capacity'],
    [{ max_per_drugstore: 0 }, 'max_per_drugstore'],
    [{ link: 'javascript:alert(1)' }, 'link'],
    [{ cover_id: 999_999 }, 'cover_id'],
    [{ status: 'archived' }, 'status'],
    [{ target: target({ zones: [999_999] }) }, 'target.zones'],
    [{ confirmed_seats: 3 }, 'confirmed_seats'],
  ])('D2-05 %j is refused naming %s, and nothing is written', async (part, field) => {
    const before = (await admin.get('/admin/events')).body.meta.total
    const given = {
      title: 'Essai',
      kind: 'reunion',
      starts_at: '2026-03-19T08:30:00Z',
      ends_at: '2026-03-19T10:30:00Z',
    }

    const { status, body } = await editor.post('/events', { ...given, ...part })

    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
    expect((await admin.get('/admin/events')).body.meta.total).toBe(before)
  })

  test('S7-44 an end moved before the start is refused, whichever of the two is sent', async () => {
    const { id } = await makeEvent(editor)
    const moved = await editor.patch(`/events/${id}`, { starts_at: '2026-03-19T16:00:00Z' })
    expect([moved.status, Object.keys(moved.body.errors)]).toEqual([422, ['ends_at']])
  })

  test('D4-02 exists for its target alone, and as a draft for the desk alone', async () => {
    const away = await makeEvent(editor, { title: 'Chez les voisins', target: target({ groups: [1] }) })
    const draft = await makeEvent(editor, { title: 'En préparation', status: 'draft' })
    const guests = await makeEvent(editor, { title: 'Invités', target: target({ account_types: [0] }) })
    const invite = await t.as(network.people.invite)

    expect(await titles(voisin)).toContain('Chez les voisins')
    for (const title of ['Chez les voisins', 'En préparation', 'Invités'])
      expect(await titles(titulaire)).not.toContain(title)
    for (const { id } of [away, draft, guests]) {
      expect((await titulaire.get(`/events/${id}`)).status).toBe(404)
      expect((await titulaire.get(`/events/${id}/ics`)).status).toBe(404)
      expect((await registerSome(titulaire, id)).status).toBe(404)
    }
    expect(await titles(invite)).toEqual(['Invités'])
    expect(await titles(editor)).not.toContain('En préparation')
    expect((await editor.get('/admin/events?status=draft')).body.data).toMatchObject([{ id: draft.id }])
    expect((await editor.get(`/events/${draft.id}`)).status).toBe(200)
  })

  test('S7-44 S7-45 is saved on the version it was read at, and every change is in the journal', async () => {
    const { id, version } = await makeEvent(editor, { status: 'draft' })
    const saved = await editor.patch(`/events/${id}`, { status: 'published', version })
    expect(saved.body).toMatchObject({ status: 'published', version: version + 1 })
    const late = await editor.patch(`/events/${id}`, { title: 'Trop tard', version })
    expect(late).toMatchObject({ status: 409, body: { code: 'stale' } })
    expect((await editor.delete(`/events/${id}`)).status).toBe(204)
    expect((await editor.get(`/events/${id}`)).status).toBe(404)
    const rows = await t.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_type', '=', 'event')
      .where('subject_id', '=', String(id))
      .orderBy('id')
      .execute()
    expect(rows.map(({ action }) => action)).toEqual(['event.create', 'event.publish', 'event.delete'])
  })
})

describe('D8-04 the list of events', () => {
  test('S7-40 is narrowed by day or instant, kind, words, and what is one’s own', async () => {
    const at = (day: string) => ({ starts_at: `2027-${day}T08:00:00Z`, ends_at: `2027-${day}T10:00:00Z` })
    const winter = await makeEvent(editor, { title: 'Été indien', kind: 'webinaire', ...at('01-10') })
    const spring = await makeEvent(editor, { title: 'Angine', kind: 'formation', ...at('04-10') })
    await titulaire.post('/registrations', { event_id: spring.id, attendees: [attendee()] })

    expect(await titles(titulaire, '&from=2027-01-01')).toEqual(['Été indien', 'Angine'])
    expect(await titles(titulaire, '&from=2027-01-01&sort=-starts_at')).toEqual(['Angine', 'Été indien'])
    expect(await titles(titulaire, '&from=2027-01-10&to=2027-01-10')).toEqual(['Été indien'])
    expect(await titles(titulaire, '&from=2027-01-10T10:00:00Z&to=2027-04-10T08:00:00Z')).toEqual([])
    expect(await titles(titulaire, '&from=2027-01-01&kind=formation')).toEqual(['Angine'])
    expect(await titles(titulaire, '&from=2027-01-01&kind=formation,webinaire')).toHaveLength(2)
    expect(await titles(titulaire, '&q=ete')).toEqual(['Été indien'])
    expect(await titles(titulaire, '&mine=true')).toEqual(['Angine'])
    expect(await titles(voisin, '&mine=1')).toEqual([])
    const { body } = await titulaire.get('/events?from=2027-01-01&kind=formation&per_page=1')
    expect(body.meta).toMatchObject({ page: 1, per_page: 1, total: 1, last_page: 1 })
    expect(body.meta.facets.kind).toContainEqual({ value: 'webinaire', label: 'Webinaire', count: 1 })
    expect(winter.my_registrations).toEqual([])
  })

  test.each([
    ['from=hier', 'from'],
    ['to=2026-13-01', 'to'],
    ['from=2026-03-02&to=2026-03-01', 'to'],
    ['kind=soiree', 'kind'],
    ['mine=peut-etre', 'mine'],
    ['sort=title', 'sort'],
    ['page=0', 'page'],
    ['status=draft', 'status'],
    ['titre=x', 'titre'],
  ])('D15-03 ?%s is refused naming %s', async (query, field) => {
    const { status, body } = await titulaire.get(`/events?${query}`)
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  })
})

describe('S3-08 D8-03 the export', () => {
  test('D13-04 the place of those who wait is the same on any page of the grid, in the list and in the export', async () => {
    const { id } = await makeEvent(editor, { capacity: 1 })
    await registerSome(titulaire, id)
    const waiting = []
    for (const people of [2, 1, 1]) waiting.push((await registerSome(voisin, id, people)).body)
    await voisin.delete(`/registrations/${waiting[1].id}`)

    const ranks = []
    for (let page = 1; page <= 4; page += 1) {
      const { data } = (await editor.get(`/admin/events/${id}/attendees?per_page=1&page=${page}`)).body
      ranks.push(data[0].waiting_rank)
    }
    expect(ranks).toEqual([null, 1, 1, 2])
    const listed = (await editor.get(`/registrations?event_id=${id}&status=waiting&per_page=1&page=2`)).body
    expect(listed.data).toMatchObject([{ id: waiting[2].id, waiting_rank: 2 }])
    const lines = (await editor.post(`/events/${id}/export`)).text.trim().split('\r\n').slice(1)
    expect(lines.map((line) => line.split(';')[8])).toEqual(['', '1', '1', '', '2'])
  })

  test('S7-42 is a French spreadsheet of everybody, with no live formula, for rights 1 and 2', async () => {
    const { id } = await makeEvent(editor, { title: 'Réunion d’été', capacity: 1 })
    const first = attendee({ last_name: '=1+1', first_name: '＋Zoé' })
    const given = { event_id: id, attendees: [first], comment: '@SUM(A1)' }
    expect((await titulaire.post('/registrations', given)).status).toBe(201)
    await registerSome(voisin, id)

    const { status, text, headers } = await admin.post(`/events/${id}/export`)

    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(headers['content-disposition']).toBe('attachment; filename="evenement-reunion-d-ete-20260319.csv"')
    expect(text.startsWith('\uFEFFNom;Prénom;')).toBe(true)
    const [, one = '', two = '', rest] = text.split('\r\n')
    expect(one.split(';').slice(0, 4)).toEqual(["'=1+1", "'＋Zoé", first.email, 'Préparateur'])
    expect(one).toContain(";Confirmée;;10/03/2026;non;'@SUM(A1)")
    expect(two).toContain(';Liste d’attente;1;10/03/2026;')
    expect(rest).toBe('')
    expect((await titulaire.post(`/events/${id}/export`)).status).toBe(403)
    expect((await admin.post('/events/999999/export')).status).toBe(404)
  })
})
