import { beforeEach, describe, expect, test } from 'vitest'
import { networkApp } from '../content/network-app.ts'
import { makeContent, target } from '../content/network.ts'
import { makeMember, makeStaff } from '../factories.ts'
import type { Caller } from '../test-app.ts'

let training: number

// A Wednesday, a Thursday and a Saturday, in opening hours.
const SLOTS = ['2026-03-18T13:00:00Z', '2026-03-19T08:30:00Z', '2026-03-21T09:00:00Z']
const ASKED = { slots: SLOTS, people: 4, message: 'Plutôt en début d’après-midi.' }

const { t: server, network, titulaire, editeur: desk } = await networkApp('titulaire', 'editeur')
beforeEach(async () => {
  server.clock.set('2026-03-10T09:00:00Z')
  // Each test is a day of its own for what is counted by the day.
  await server.db.deleteFrom('throttles').execute()
  const fields = { title: 'Le lavage de nez expliqué', modality: 'presentiel', format: 'visite' }
  training = (await makeContent(server, network, 'laboratory_training', fields)).id
})

const ask = (body: unknown = ASKED, caller: Caller = titulaire, id = training) =>
  caller.post(`/laboratory-trainings/${id}/visits`, body)
const answer = (id: number, body: unknown, caller: Caller = desk) =>
  caller.post(`/admin/visits/${id}/answer`, body)
const accept = { status: 'accepted', slot: SLOTS[1], comment: 'Mme Daniélou sera là.' }
const rows = () =>
  server.db.selectFrom('training_visits').selectAll().where('content_id', '=', training).execute()
const bellOf = async (caller: Caller, userId: number) =>
  (await caller.get(`/notifications/user/${userId}/unread`)).body.data as { title: string; text: string }[]

describe('S2-24 a pharmacy asks for a delegate’s visit', () => {
  test('with three moments, a number of people and a word; it sees where the request stands', async () => {
    const { status, body } = await ask()

    expect(status).toBe(201)
    expect(body).toMatchObject({
      status: 'sent',
      training: { id: training, title: 'Le lavage de nez expliqué' },
      slots: SLOTS.map((slot) => new Date(slot).toISOString()),
      people: 4,
      can_cancel: true,
      can_confirm: false,
    })
    const preparateur = await server.as(network.people.preparateur)
    const seen = (await preparateur.get('/visits')).body
    expect(seen.data[0]).toMatchObject({ id: body.id, can_cancel: false })
    expect(seen).toMatchObject({ can_request: false, team: [] })
  })

  test.each([
    [{ slots: SLOTS.slice(1) }, 'slots'],
    [{ slots: [...SLOTS, SLOTS[0]] }, 'slots'],
    [{ slots: [SLOTS[0], SLOTS[0], SLOTS[1]] }, 'slots.1'],
    [{ slots: [SLOTS[0], SLOTS[1], '2026-03-09T09:00:00Z'] }, 'slots.2'],
    [{ slots: [SLOTS[0], SLOTS[1], '2026-03-22T09:00:00Z'] }, 'slots.2'],
    [{ slots: [SLOTS[0], SLOTS[1], '2026-04-06T09:00:00Z'] }, 'slots.2'],
    [{ slots: [SLOTS[0], SLOTS[1], '2026-03-18T21:00:00Z'] }, 'slots.2'],
    [{ slots: [SLOTS[0], SLOTS[1], 'bientôt'] }, 'slots.2'],
    [{ people: 0 }, 'people'],
    [{ people: 51 }, 'people'],
    [{ people: 2.5 }, 'people'],
    [{ message: 'a'.repeat(1_001) }, 'message'],
    [{ status: 'accepted' }, 'status'],
  ])('refuses %j, says why, and asks for nothing', async (change, field) => {
    const { status, body } = await ask({ ...ASKED, ...change })

    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toContain(field)
    expect(await rows()).toEqual([])
  })

  test('one open request for a training: a second is refused, ten clicks at once make one', async () => {
    const clicks = await Promise.all(Array.from({ length: 10 }, () => ask()))

    expect(clicks.filter(({ status }) => status === 201)).toHaveLength(1)
    const refused = clicks.find(({ status }) => status !== 201)
    expect(refused).toMatchObject({ status: 409, body: { code: 'visit_already_open' } })
    expect(await rows()).toHaveLength(1)
    // Another pharmacy asks for its own.
    expect((await ask(ASKED, await server.as(network.people.voisin))).status).toBe(201)
  })

  test('is for those who answer for the pharmacy, of a training they see and that is given in visits', async () => {
    expect((await ask(ASKED, await server.as(network.people.preparateur))).status).toBe(403)
    expect((await ask(ASKED, await server.as(network.people.invite))).status).toBe(403)
    expect((await ask(ASKED, server.anonymous)).status).toBe(401)
    const webinar = { title: 'En ligne', modality: 'visio', format: 'webinaire' }
    const online = await makeContent(server, network, 'laboratory_training', webinar)
    expect((await ask(ASKED, titulaire, online.id)).body.code).toBe('no_visit')
    const news = await makeContent(server, network, 'news', { title: 'Actualité' })
    expect((await ask(ASKED, titulaire, news.id)).status).toBe(404)
    const hidden = await makeContent(server, network, 'laboratory_training', {
      title: 'Pour le Sud',
      format: 'visite',
      target: target({ drugstore_ids: [network.sud.id] }),
    })
    expect((await ask(ASKED, titulaire, hidden.id)).status).toBe(404)
  })

  test('is cancelled, then may be asked again; another pharmacy’s does not exist', async () => {
    const { id } = (await ask()).body
    const voisin = await server.as(network.people.voisin)
    expect((await voisin.post(`/visits/${id}/cancel`, {})).status).toBe(404)
    expect((await voisin.get('/visits')).text).not.toContain(`"id":${id},`)

    const cancelled = await titulaire.post(`/visits/${id}/cancel`, { comment: 'Inventaire ce jour-là.' })

    expect(cancelled.body).toMatchObject({ status: 'cancelled', comment: 'Inventaire ce jour-là.' })
    expect((await titulaire.post(`/visits/${id}/cancel`, {})).status).toBe(409)
    expect((await ask()).status).toBe(201)
  })
})

describe('S2-24 the head office answers', () => {
  test('with one of the moments; the pharmacy is told, and so is the head office of each step', async () => {
    const { id } = (await ask()).body
    const editor = network.people.editeur
    expect(await bellOf(desk, editor.user_id)).toContainEqual(
      expect.objectContaining({
        title: 'Visite demandée\u00a0: Le lavage de nez expliqué',
        text: 'Pharmacie du Port propose trois créneaux.',
      }),
    )

    const { status, body } = await answer(id, accept)

    expect(status).toBe(200)
    expect(body).toMatchObject({
      status: 'accepted',
      drugstore: { name: 'Pharmacie du Port' },
      zone: 'Ouest',
    })
    expect(new Date(body.slot)).toEqual(new Date(SLOTS[1]!))
    expect(await bellOf(titulaire, network.people.titulaire.user_id)).toContainEqual(
      expect.objectContaining({
        title: 'Visite acceptée\u00a0: Le lavage de nez expliqué',
        text: 'Le délégué viendra le 19/03/2026 à 9\u00a0h\u00a030. Mme Daniélou sera là.',
      }),
    )
    expect((await answer(id, accept)).body.code).toBe('already_answered')
    await titulaire.post(`/visits/${id}/cancel`, {})
    expect(await bellOf(desk, editor.user_id)).toContainEqual(
      expect.objectContaining({ title: 'Visite annulée\u00a0: Le lavage de nez expliqué' }),
    )
  })

  test('or refuses with a word, also what it had accepted', async () => {
    const { id } = (await ask()).body
    expect((await answer(id, { status: 'refused', comment: '  ' })).body.errors).toHaveProperty('comment')
    await answer(id, accept)

    const { body } = await answer(id, { status: 'refused', comment: 'Le délégué est souffrant.' })

    expect(body).toMatchObject({ status: 'refused', slot: null, comment: 'Le délégué est souffrant.' })
    expect((await answer(id, accept)).status).toBe(409)
  })

  test.each([
    { ...accept, slot: '2026-03-20T09:00:00Z' },
    { status: 'accepted' },
    { status: 'held', slot: SLOTS[0] },
    { status: 'refused' },
    {},
  ])('refuses %j and changes nothing', async (body) => {
    const { id } = (await ask()).body

    expect((await answer(id, body)).status).toBe(422)
    expect(await rows()).toMatchObject([{ status: 'sent', slot: null, comment: '' }])
  })

  test('never accepts a moment that has passed', async () => {
    const { id } = (await ask()).body
    server.clock.set('2026-03-20T09:00:00Z')

    expect((await answer(id, accept)).body.errors).toEqual({ slot: ['Ce créneau est déjà passé.'] })
    expect((await answer(id, { ...accept, slot: SLOTS[2] })).status).toBe(200)
  })

  test('two answers at once: one is given, the other is told so', async () => {
    const { id } = (await ask()).body

    const both = await Promise.all([
      answer(id, accept),
      answer(id, { ...accept, slot: SLOTS[0] }, await server.as(network.people.admin)),
    ])

    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
  })

  test('D1-02 an adviser reads what the zones they follow asked for, and answers nothing', async () => {
    const staff = await makeStaff(server.db, 3)
    await server.db
      .insertInto('user_zones')
      .values({ user_id: staff.user_id, zone_id: network.sud.zone })
      .execute()
    const adviser = await server.as(staff)
    const west = (await ask()).body
    const south = (await ask(ASKED, await server.as(network.people.voisin))).body

    const seen = (await adviser.get('/admin/visits')).body.data as { id: number }[]

    expect(seen.map(({ id }) => id)).toContain(south.id)
    expect(seen.map(({ id }) => id)).not.toContain(west.id)
    expect((await adviser.get('/admin/visits/export')).text).not.toContain('Pharmacie du Port')
    expect((await adviser.get(`/admin/visits?zone_id=${network.ouest.zone}`)).status).toBe(403)
    expect((await answer(south.id, accept, adviser)).status).toBe(403)
    expect((await titulaire.get('/admin/visits')).status).toBe(403)
  })

  test('D8-03 finds, filters and exports them', async () => {
    const formula = '=HYPERLINK("http://exemple.test")'
    const { id } = (await ask({ ...ASKED, message: formula })).body
    await answer(id, accept)

    const found = (await desk.get('/admin/visits?status=accepted&q=port')).body
    expect(found.data.map((row: { id: number }) => row.id)).toContain(id)
    expect((await desk.get('/admin/visits?status=perdue')).status).toBe(422)
    const { text, headers } = await desk.get('/admin/visits/export?status=accepted')

    expect(headers['content-type']).toContain('text/csv')
    expect(text).toContain('Pharmacie du Port')
    expect(text).toContain('le 19/03/2026 à 9\u00a0h\u00a030')
    expect(text).toContain("'=HYPERLINK")
  })

  test('D13-04 every step is in the journal', async () => {
    const { id } = (await ask()).body
    await answer(id, accept)
    await titulaire.post(`/visits/${id}/cancel`, {})

    const actions = await server.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_type', '=', 'visit')
      .where('subject_id', '=', String(id))
      .orderBy('id')
      .execute()

    expect(actions.map(({ action }) => action)).toEqual(['visit.request', 'visit.answer', 'visit.cancel'])
  })
})

describe('D7-02 a laboratory’s training can be done', () => {
  test('by a visit that was held, for those who were there', async () => {
    const lea = await makeMember(server.db, { drugstore_id: network.ouest.id, type: 100 })
    const { id } = (await ask()).body
    const confirm = (user_ids: number[], caller = titulaire) =>
      caller.post(`/visits/${id}/confirm`, { user_ids })
    expect((await confirm([lea.user_id])).body.code).toBe('visit_not_accepted')
    await answer(id, accept)
    expect((await confirm([lea.user_id])).body.code).toBe('visit_to_come')
    server.clock.set('2026-03-19T10:00:00Z')
    expect((await titulaire.get('/visits')).body.data[0]).toMatchObject({ id, can_confirm: true })
    expect((await confirm([])).status).toBe(422)
    expect((await confirm([network.people.voisin.user_id])).body.errors).toHaveProperty('user_ids')
    expect((await confirm([lea.user_id], await server.as(lea))).status).toBe(403)

    const held = await confirm([lea.user_id, lea.user_id])

    expect(held.body).toMatchObject({ status: 'held', can_confirm: false })
    expect(held.body.present).toHaveLength(1)
    const me = await server.as(lea)
    expect((await me.get(`/progress/laboratory_training/${training}`)).body.percent).toBe(100)
    expect((await me.get('/me/training-file')).body.data).toMatchObject([
      { source: 'course', obtained_on: '2026-03-19', dpc_types: [] },
    ])
    expect((await titulaire.get(`/progress/laboratory_training/${training}`)).body.completed_at).toBeNull()
    expect((await confirm([lea.user_id])).status).toBe(409)
  })

  test('by saying so, once it can have been followed, and not for a visit', async () => {
    const say = (id: number, is_followed = true) =>
      titulaire.put(`/progress/laboratory_training/${id}`, { is_followed })
    const make = async (fields: Record<string, unknown>) =>
      (await makeContent(server, network, 'laboratory_training', { title: 'Formation', ...fields })).id
    const module = await make({ format: 'e-learning' })
    const webinar = await make({
      format: 'webinaire',
      sessions: [{ starts_at: '2026-03-12T12:00:00.000Z' }],
    })

    expect((await say(training)).body.message).toContain('confirme la visite')
    expect((await say(webinar)).body.message).toContain('pas encore eu lieu')
    expect((await say(module)).body).toMatchObject({ percent: 100 })
    expect((await say(module, false)).body).toMatchObject({ percent: 0, completed_at: null })
    server.clock.set('2026-03-12T13:00:00Z')
    expect((await say(webinar)).body.completed_at).not.toBeNull()
    const film = await makeContent(server, network, 'tutorial', { title: 'Film' })
    expect((await titulaire.put(`/progress/tutorial/${film.id}`, { is_followed: true })).status).toBe(422)
  })
})

test('D3-08 erasing whoever asked leaves the request to the pharmacy, without their name', async () => {
  const adjoint = await makeMember(server.db, { drugstore_id: network.ouest.id, type: 160 })
  const caller = await server.as(adjoint)
  const { id } = (await ask(ASKED, caller)).body
  expect((await caller.get('/users/me/export')).body.visits).toHaveLength(1)

  const admin = await server.as(network.people.admin)
  expect((await admin.delete(`/users/${adjoint.user_id}`)).status).toBe(204)

  const seen = (await titulaire.get('/visits')).body.data as { id: number; requested_by: string | null }[]
  expect(seen.find((row) => row.id === id)).toMatchObject({ requested_by: null })
})

test('D13-03 merging two pharmacies that both ask keeps one request open', async () => {
  const { id } = (await ask()).body
  await ask(ASKED, await server.as(network.people.voisin))
  const admin = await server.as(network.people.admin)

  const body = { keep_id: network.ouest.id, remove_id: network.sud.id, take: [] }
  const { status } = await admin.post('/admin/drugstores/merge', body)

  expect(status).toBe(200)
  expect(await rows()).toMatchObject([{ id, drugstore_id: network.ouest.id }])
})
