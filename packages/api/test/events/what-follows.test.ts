import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { makeMember } from '../factories.ts'
import { attendee, lookingAs, makeEvent, registerSome } from './agenda.ts'
import { target } from '../content/network.ts'
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

  test('a cancelled event is told to a whole network, however many come', async () => {
    const { id } = await makeEvent(editor, { title: 'Webinaire de tous' })
    const crowd = 7_000
    for (let made = 0; made < crowd; made += 1_000)
      await sql`
        WITH made AS (
          INSERT INTO registrations (event_id, drugstore_id, status, created_at, updated_at)
          SELECT ${id}::int, ${network.ouest.id}::int, 'confirmed', now(), now() FROM generate_series(1, 1000)
          RETURNING id)
        INSERT INTO registration_attendees (registration_id, event_id, first_name, last_name, email, position_id)
        SELECT id, ${id}::int, 'Zoé', 'Martin', 'zoe-' || id || '@foule.test', 4 FROM made`.execute(t.db)

    await editor.patch(`/events/${id}`, { status: 'cancelled' })

    const { rows } = await sql<{ told: number }>`
      SELECT count(DISTINCT to_address)::int AS told FROM mails
       WHERE kind = 'event_cancelled' AND to_address LIKE '%@foule.test'`.execute(t.db)
    expect(rows).toEqual([{ told: crowd }])
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

  test('D13-05 an event that closes soon is told as it is now: renamed, then for others only', async () => {
    const { id } = await makeEvent(editor, { registration_deadline: '2026-03-13T20:00:00Z' })
    const waits = async () =>
      (await titulaire.get('/me/todo')).body.data
        .filter(({ url }: { url: string }) => url === `/agenda/${id}`)
        .map(({ title }: { title: string }) => title)
    await waits()
    await editor.patch(`/events/${id}`, { title: 'Salon renommé' })
    expect(await waits()).toEqual(['Salon renommé'])
    await editor.patch(`/events/${id}`, { target: target({ account_types: [100] }) })
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
