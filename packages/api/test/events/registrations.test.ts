import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeMember } from '../factories.ts'
import { makeNetwork, type Network } from '../content/network.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'
import { attendee, makeEvent, people, registerSome } from './agenda.ts'

let t: TestApp
let network: Network
let editor: Caller
let titulaire: Caller
let preparateur: Caller
let voisin: Caller
beforeAll(async () => {
  t = await testApp()
  network = await makeNetwork(t)
  editor = await t.as(network.people.editeur)
  titulaire = await t.as(network.people.titulaire)
  preparateur = await t.as(network.people.preparateur)
  voisin = await t.as(network.people.voisin)
}, 60_000)
afterAll(() => t.close())

const statusOf = async (id: number) => (await editor.get(`/registrations/${id}`)).body.status
const seatsOf = async (id: number) => {
  const { body } = await editor.get(`/events/${id}`)
  return [body.confirmed_count, body.waiting_count, body.places_left]
}

describe('D8-02 registering', () => {
  test('S7-52 the positions one may come as', async () => {
    const { status, body } = await titulaire.get('/registrations-positions-list')
    expect(status).toBe(200)
    expect(body.map(({ label }: { label: string }) => label)).toEqual([
      'Titulaire',
      'Cotitulaire',
      'Adjoint',
      'Préparateur',
      'Étudiant',
      'Rayonniste',
      'Autre',
    ])
    expect(body[0]).toEqual({ id: 1, label: 'Titulaire' })
  })

  test('S7-50 S7-51 S7-53 several colleagues come by one registration, of the pharmacy of the account', async () => {
    const { id } = await makeEvent(editor, { capacity: 10 })
    const own = attendee({ email: network.people.preparateur.email.toUpperCase() })
    const given = { event_id: id, attendees: [attendee(), own], comment: 'Sans gluten' }

    const { status, body } = await titulaire.post('/registrations', given)

    expect(status).toBe(201)
    expect(body).toMatchObject({
      event_id: id,
      drugstore_id: network.ouest.id,
      drugstore: { name: 'Pharmacie du Port' },
      status: 'confirmed',
      waiting_rank: null,
      comment: 'Sans gluten',
      can_change: true,
    })
    expect(body.attendees).toMatchObject([
      { first_name: 'Inès', position_id: 4, position: 'Préparateur' },
      { email: network.people.preparateur.email },
    ])
    expect(await seatsOf(id)).toEqual([2, 0, 8])
    const read = await titulaire.get(`/registrations/${body.id}`)
    expect(read.body).toEqual(body)
    expect((await voisin.get(`/registrations/${body.id}`)).status).toBe(404)
    expect((await preparateur.get('/registrations?mine=true')).body.data).toMatchObject([{ id: body.id }])
  })

  test('a registration is confirmed whole or waits whole, and the place left goes to who fits in it', async () => {
    const { id } = await makeEvent(editor, { capacity: 3 })

    const two = await registerSome(titulaire, id, 2)
    const pair = await registerSome(voisin, id, 2)
    const one = await registerSome(titulaire, id, 1)

    expect([two, pair, one].map(({ body }) => body.status)).toEqual(['confirmed', 'waiting', 'confirmed'])
    expect(pair.body.waiting_rank).toBe(1)
    expect(await seatsOf(id)).toEqual([3, 2, 0])
  })

  test('S7-55 a place that frees goes to the next who fits, who is told', async () => {
    const { id } = await makeEvent(editor, { capacity: 2 })
    const first = await registerSome(titulaire, id, 1)
    await registerSome(titulaire, id, 1)
    const pair = await registerSome(voisin, id, 2)
    const single = await registerSome(voisin, id, 1)
    expect([pair.body.waiting_rank, single.body.waiting_rank]).toEqual([1, 2])

    expect((await titulaire.delete(`/registrations/${first.body.id}`)).status).toBe(204)

    expect([await statusOf(pair.body.id), await statusOf(single.body.id)]).toEqual(['waiting', 'confirmed'])
    expect(await statusOf(first.body.id)).toBe('cancelled')
    const { user_id } = network.people.voisin
    const { body } = await voisin.get(`/notifications/user/${user_id}/unread`)
    expect(body.data).toContainEqual(
      expect.objectContaining({ title: 'Une place s’est libérée', link: `/agenda/${id}` }),
    )
    const mail = (await t.mails()).findLast(({ to }) => to === single.body.attendees[0].email)
    expect(mail?.subject).toMatch(/^Une place s’est libérée/)
    expect(mail?.attachment?.name).toBe('evenement.ics')
    expect((await titulaire.delete(`/registrations/${first.body.id}`)).body.code).toBe('already_cancelled')
  })

  test('S7-44 raising the capacity, or lifting it, promotes in order', async () => {
    const { id } = await makeEvent(editor, { capacity: 1 })
    await registerSome(titulaire, id)
    const waiting = [
      await registerSome(voisin, id),
      await registerSome(voisin, id, 3),
      await registerSome(titulaire, id),
    ]
    const statuses = () => Promise.all(waiting.map(({ body }) => statusOf(body.id)))

    await editor.patch(`/events/${id}`, { capacity: 3 })
    expect(await statuses()).toEqual(['confirmed', 'waiting', 'confirmed'])
    await editor.patch(`/events/${id}`, { capacity: null })
    expect(await statuses()).toEqual(['confirmed', 'confirmed', 'confirmed'])
  })

  test('a capacity below those who have a place is refused in French, and nothing changes', async () => {
    const { id } = await makeEvent(editor, { capacity: 4 })
    await registerSome(titulaire, id, 3)
    const { status, body } = await editor.patch(`/events/${id}`, { capacity: 2, title: 'Autre titre' })
    expect([status, body.code]).toEqual([409, 'capacity_too_low'])
    expect(body.errors.capacity).toEqual([
      '3\u00a0personnes ont déjà une place\u00a0: gardez-en au moins autant.',
    ])
    expect((await editor.get(`/events/${id}`)).body).toMatchObject({ capacity: 4, version: 1 })
  })

  test('the same person twice is refused: in one registration, in two, and whatever the case', async () => {
    const { id } = await makeEvent(editor)
    const person = attendee()
    const upper = { ...attendee(), email: person.email.toUpperCase() }
    const together = await titulaire.post('/registrations', { event_id: id, attendees: [person, upper] })
    expect([together.status, together.body.code]).toEqual([409, 'already_registered'])
    expect(Object.keys(together.body.errors)).toEqual(['attendees.1.email'])
    const first = await titulaire.post('/registrations', { event_id: id, attendees: [person] })
    expect(first.status).toBe(201)
    const again = await voisin.post('/registrations', { event_id: id, attendees: [attendee(), upper] })
    expect([again.status, again.body.code]).toEqual([409, 'already_registered'])
    expect(await seatsOf(id)).toEqual([1, 0, null])

    await titulaire.delete(`/registrations/${first.body.id}`)
    expect((await voisin.post('/registrations', { event_id: id, attendees: [upper] })).status).toBe(201)
  })

  test('more than the pharmacy’s share is refused, waiting people counted too', async () => {
    const { id } = await makeEvent(editor, { max_per_drugstore: 2, capacity: 1 })
    expect((await registerSome(titulaire, id, 3)).body.code).toBe('drugstore_share')
    expect((await registerSome(titulaire, id, 1)).status).toBe(201)
    expect((await registerSome(titulaire, id, 1)).body.status).toBe('waiting')
    const over = await registerSome(titulaire, id, 1)
    expect([over.status, over.body.code]).toEqual([409, 'drugstore_share'])
    expect((await registerSome(voisin, id, 2)).status).toBe(201)
  })

  test('an attendee of another pharmacy is refused by name', async () => {
    const { id } = await makeEvent(editor)
    const stranger = attendee({ email: network.people.voisin.email })
    const { status, body } = await titulaire.post('/registrations', {
      event_id: id,
      attendees: [attendee(), stranger],
    })
    expect([status, Object.keys(body.errors)]).toEqual([422, ['attendees.1.email']])
    expect(await seatsOf(id)).toEqual([0, 0, null])
  })

  test('guests cannot register, nor can one register another pharmacy', async () => {
    const { id } = await makeEvent(editor, { target: { account_types: [0, 100, 200] } })
    const invite = await t.as(network.people.invite)
    expect((await registerSome(invite, id)).status).toBe(403)
    expect((await registerSome(titulaire, id, 1, { drugstore_id: network.sud.id })).status).toBe(403)
    const byPhone = await registerSome(editor, id, 1, { drugstore_id: network.sud.id })
    expect(byPhone.body).toMatchObject({ status: 'confirmed', drugstore_id: network.sud.id })
  })

  test.each([
    [{ attendees: [] }, 'attendees'],
    [{ attendees: [{ ...attendee(), position_id: 8 }] }, 'attendees.0.position_id'],
    [{ attendees: [{ ...attendee(), email: 'ines' }] }, 'attendees.0.email'],
    [{ attendees: [{ ...attendee(), last_name: ' ' }] }, 'attendees.0.last_name'],
    [{ attendees: people(1), status: 'confirmed' }, 'status'],
    [{ attendees: people(1), comment: 'x'.repeat(1001) }, 'comment'],
  ])('%j is refused naming %s', async (given, field) => {
    const { id } = await makeEvent(editor)
    const { status, body } = await titulaire.post('/registrations', { event_id: id, ...given })
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  })
})

describe('D8-02 until the deadline', () => {
  test('one registers, changes and withdraws before it, and nothing of it after', async () => {
    const { id } = await makeEvent(editor, { registration_deadline: '2026-03-12T09:00:00Z' })
    const { body } = await registerSome(titulaire, id, 2)
    const [kept] = body.attendees
    const stays = { first_name: 'Inès', last_name: 'Benali', email: kept.email, position_id: 3 }
    const changed = await titulaire.patch(`/registrations/${body.id}`, { attendees: [stays, attendee()] })
    expect(changed.body.attendees).toMatchObject([
      { id: kept.id, last_name: 'Benali', position: 'Adjoint' },
      {},
    ])

    t.clock.set('2026-03-12T09:00:00Z')
    const late = [
      await registerSome(titulaire, id),
      await titulaire.patch(`/registrations/${body.id}`, { comment: 'Deux cafés' }),
      await titulaire.delete(`/registrations/${body.id}`),
    ]
    expect(late.map((answer) => [answer.status, answer.body.code])).toEqual(
      late.map(() => [409, 'deadline_passed']),
    )
    expect((await titulaire.get(`/registrations/${body.id}`)).body.can_change).toBe(false)
    expect((await titulaire.get(`/events/${id}`)).body).toMatchObject({
      registration_state: 'closed',
      can_register: false,
    })
    expect((await editor.delete(`/registrations/${body.id}`)).status).toBe(204)
    t.clock.set('2026-03-10T09:00:00Z')
  })

  test('S7-54 growing beyond what is left is refused, and what one had stays', async () => {
    const { id } = await makeEvent(editor, { capacity: 3 })
    const { body } = await registerSome(titulaire, id, 2)
    await registerSome(voisin, id, 1)
    const grown = await titulaire.patch(`/registrations/${body.id}`, { attendees: people(3) })
    expect([grown.status, grown.body.code]).toEqual([409, 'full'])
    expect((await titulaire.get(`/registrations/${body.id}`)).body.attendees).toEqual(body.attendees)
    expect(await seatsOf(id)).toEqual([3, 0, 0])
  })

  test('a smaller registration frees places for who waits, and one that waits moves up when it fits', async () => {
    const { id } = await makeEvent(editor, { capacity: 2 })
    const { body } = await registerSome(titulaire, id, 2)
    const pair = await registerSome(voisin, id, 2)
    await titulaire.patch(`/registrations/${body.id}`, { attendees: people(1) })
    expect(await statusOf(pair.body.id)).toBe('waiting')
    const smaller = await voisin.patch(`/registrations/${pair.body.id}`, { attendees: people(1) })
    expect(smaller.body).toMatchObject({ status: 'confirmed', waiting_rank: null })
  })

  test('a colleague reads it; who made it and those who answer for the pharmacy change it', async () => {
    const { id } = await makeEvent(editor)
    const { body } = await registerSome(titulaire, id)
    expect((await preparateur.get(`/registrations/${body.id}`)).body.can_change).toBe(false)
    expect((await preparateur.get(`/registrations/${body.id}`)).body.attendees[0].email).toBe(null)
    expect((await preparateur.delete(`/registrations/${body.id}`)).status).toBe(403)
    const own = await registerSome(preparateur, id)
    expect((await preparateur.patch(`/registrations/${own.body.id}`, { comment: 'Bonjour' })).status).toBe(
      200,
    )
    expect((await titulaire.delete(`/registrations/${own.body.id}`)).status).toBe(204)
    expect((await voisin.delete(`/registrations/${body.id}`)).status).toBe(404)
  })
})

describe('D13-04 the desk', () => {
  test('moves someone up where there is room, never beyond', async () => {
    const { id } = await makeEvent(editor, { capacity: 2 })
    await registerSome(titulaire, id, 1)
    const pair = await registerSome(voisin, id, 2)
    const url = `/registrations/${pair.body.id}`
    expect((await voisin.patch(url, { status: 'confirmed' })).status).toBe(403)
    expect((await editor.patch(url, { status: 'confirmed' })).body.code).toBe('full')
    expect(await seatsOf(id)).toEqual([1, 2, 1])
  })

  test('sees who comes, one line each, and ticks who is there', async () => {
    const { id } = await makeEvent(editor, { capacity: 2 })
    const { body } = await registerSome(titulaire, id, 2)
    await registerSome(voisin, id, 1)
    const [one] = body.attendees
    const url = `/registrations/${body.id}/attendees/${one.id}/check-in`
    expect((await titulaire.put(url, { present: true })).status).toBe(403)
    expect((await editor.put(url, { present: true })).body.attendees[0].checked_in_at).toBe(
      '2026-03-10T09:00:00.000Z',
    )

    await t.db
      .updateTable('drugstores')
      .set({ search_text: 'pharmacie des halles' })
      .where('id', '=', network.sud.id)
      .execute()
    const list = (await editor.get(`/admin/events/${id}/attendees`)).body
    expect(list.counts).toEqual({ confirmed: 2, waiting: 1, drugstores: 1, present: 1 })
    expect(list.data[2]).toMatchObject({
      status: 'waiting',
      waiting_rank: 1,
      drugstore: { name: 'Pharmacie des Halles' },
    })
    const found = async (query: string) =>
      (await editor.get(`/admin/events/${id}/attendees?${query}`)).body.meta.total
    expect(await found('q=halles')).toBe(1)
    expect(await found(`q=${one.last_name}`)).toBe(1)
    expect(await found('present=true')).toBe(1)
    expect(await found('status=waiting&position=4')).toBe(1)
    expect(await found('position=1')).toBe(0)
  })

  test('D16-02 an adviser reads the registrations of the zones they follow', async () => {
    const { id } = await makeEvent(editor)
    await registerSome(titulaire, id)
    await registerSome(voisin, id)
    const conseiller = await t.as(network.people.conseiller)
    expect((await conseiller.get(`/registrations?event_id=${id}`)).body.meta.total).toBe(0)
    await t.db
      .insertInto('user_zones')
      .values({ user_id: network.people.conseiller.user_id, zone_id: network.ouest.zone })
      .execute()
    const followed = await t.as(network.people.conseiller)
    expect((await followed.get(`/registrations?event_id=${id}`)).body.data).toMatchObject([
      { drugstore_id: network.ouest.id },
    ])
    expect((await editor.get(`/registrations?event_id=${id}&status=confirmed`)).body.meta.total).toBe(2)
  })
})

describe('D9-01 what follows', () => {
  test('a cancelled event is told to everybody who came or waited, and closes', async () => {
    const { id } = await makeEvent(editor, { capacity: 1, title: 'Salon annulé' })
    const first = await registerSome(titulaire, id)
    const second = await registerSome(voisin, id)

    await editor.patch(`/events/${id}`, { status: 'cancelled', cancel_reason: 'La salle est fermée.' })

    for (const [caller, person] of [
      [titulaire, network.people.titulaire],
      [voisin, network.people.voisin],
    ] as const) {
      const { body } = await caller.get(`/notifications/user/${person.user_id}/unread`)
      const told = body.data.find(({ title }: { title: string }) => title === 'Événement annulé')
      expect(told.link).toBe(`/agenda/${id}`)
      expect(told.text).toContain('La salle est fermée.')
    }
    const mails = (await t.mails()).filter(({ subject }) => subject.startsWith('Événement annulé'))
    expect(new Set(mails.map(({ to }) => to))).toEqual(
      new Set([first.body.attendees[0].email, second.body.attendees[0].email]),
    )
    expect((await titulaire.get(`/events/${id}`)).body).toMatchObject({
      status: 'cancelled',
      registration_state: 'cancelled',
    })
    expect((await registerSome(titulaire, id)).body.code).toBe('event_cancelled')
    expect((await editor.patch(`/events/${id}`, { status: 'published' })).body.code).toBe('event_cancelled')
  })

  test('a new hour is told to those who come; a draft again is refused while people come', async () => {
    const { id } = await makeEvent(editor)
    await registerSome(voisin, id)
    await editor.patch(`/events/${id}`, { starts_at: '2026-03-19T09:00:00Z' })
    const { body } = await voisin.get(`/notifications/user/${network.people.voisin.user_id}/unread`)
    expect(body.data.map(({ title }: { title: string }) => title)).toContain('Un événement change')
    expect((await editor.patch(`/events/${id}`, { status: 'draft' })).body.code).toBe('has_registrations')
  })

  test('D13-05 an event that closes soon waits on the home page until somebody is registered', async () => {
    const { id, title } = await makeEvent(editor, { registration_deadline: '2026-03-13T20:00:00Z' })
    const waits = async () =>
      (await titulaire.get('/me/todo')).body.data.filter(
        ({ url }: { url: string }) => url === `/agenda/${id}`,
      )
    expect(await waits()).toMatchObject([{ type: 'registration_closing', title, due_on: '2026-03-13' }])
    await registerSome(preparateur, id)
    expect(await waits()).toEqual([])
  })

  test('D3-08 what one attends is exported; erased, the seat goes to the next and the past keeps its count', async () => {
    const gone = await makeMember(t.db, { drugstore_id: network.ouest.id, type: 160 })
    const person = await t.as(gone)
    const coming = await makeEvent(editor, { capacity: 1 })
    const given = { attendees: [attendee({ email: gone.email })] }
    const own = await person.post('/registrations', { event_id: coming.id, ...given })
    const next = await registerSome(voisin, coming.id)
    const past = await makeEvent(editor, {
      starts_at: '2026-03-11T08:00:00Z',
      ends_at: '2026-03-11T09:00:00Z',
    })
    await person.post('/registrations', { event_id: past.id, ...given })
    t.clock.set('2026-03-11T10:00:00Z')

    const { body } = await person.get(`/users/${gone.user_id}/export`)
    expect(body.registrations.attends).toMatchObject([{ email: gone.email }, { email: gone.email }])
    const admin = await t.as(network.people.admin)
    expect((await admin.delete(`/users/${gone.user_id}`)).status).toBe(204)

    expect([await statusOf(own.body.id), await statusOf(next.body.id)]).toEqual(['cancelled', 'confirmed'])
    expect(await seatsOf(past.id)).toEqual([1, 0, null])
    const left = await t.db
      .selectFrom('registration_attendees')
      .selectAll()
      .where('email', '=', gone.email)
      .execute()
    expect(left).toEqual([])
    t.clock.set('2026-03-10T09:00:00Z')
  })
})
