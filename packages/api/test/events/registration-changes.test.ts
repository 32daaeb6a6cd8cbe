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
    expect(list.counts).toEqual({
      confirmed: 2,
      waiting: 1,
      to_approve: 0,
      to_confirm: 0,
      drugstores: 1,
      present: 1,
    })
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
