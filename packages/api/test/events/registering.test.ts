import { describe, expect, test } from 'vitest'
import { attendee, lookingAs, makeEvent, people, registerSome } from './agenda.ts'
import { networkApp } from '../content/network-app.ts'

const {
  t,
  network,
  editeur: editor,
  titulaire,
  preparateur,
  voisin,
} = await networkApp('editeur', 'titulaire', 'preparateur', 'voisin')

const { statusOf, seatsOf } = lookingAs(editor)

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
      expect.objectContaining({ title: 'Une place s’est libérée', link: `/agenda/${id}#inscription` }),
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
