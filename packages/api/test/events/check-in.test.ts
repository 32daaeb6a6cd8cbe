import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeNetwork, type Network } from '../content/network.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'
import { attendee, makeEvent, registerSome } from './agenda.ts'

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
beforeEach(() => t.clock.set('2026-03-10T09:00:00Z'))

/** The titulaire comes with a colleague; the day has come. */
async function registeredEvent(body: object = {}) {
  const event = await makeEvent(editor, body)
  const own = attendee({ email: network.people.titulaire.email })
  const { body: registration } = await titulaire.post('/registrations', {
    event_id: event.id,
    attendees: [own, attendee()],
  })
  t.clock.set('2026-03-19T08:00:00Z')
  const [me, colleague] = registration.attendees.map(({ id }: { id: number }) => id)
  return { id: event.id as number, registration, me: me as number, colleague: colleague as number }
}

describe('D13-04 check-in', () => {
  test('what a phone noted without network arrives later, in any order, as often as it likes', async () => {
    const { id, registration, me, colleague } = await registeredEvent()
    const waiting = await registerSome(voisin, (await makeEvent(editor)).id)
    t.clock.set('2026-03-19T12:00:00Z')
    const marks = [
      { attendee_id: me, present: true, at: '2026-03-19T08:20:00Z' },
      { attendee_id: colleague, present: true, at: '2026-03-19T08:21:00Z' },
      { attendee_id: colleague, present: false, at: '2026-03-19T08:22:00Z' },
      { attendee_id: waiting.body.attendees[0].id, present: true, at: '2026-03-19T08:23:00Z' },
    ]
    const url = `/admin/events/${id}/check-ins`
    expect((await titulaire.post(url, { marks })).status).toBe(403)

    const first = await editor.post(url, { marks })
    const again = await editor.post(url, { marks: marks.toReversed() })
    // Another phone saw it earlier: what was seen last stays.
    await editor.post(url, { marks: [{ attendee_id: me, present: false, at: '2026-03-19T08:10:00Z' }] })

    expect([first.status, first.body]).toEqual([200, { marked: 2, refused: [waiting.body.attendees[0].id] }])
    expect(again.body).toEqual(first.body)
    const read = (await editor.get(`/registrations/${registration.id}`)).body
    expect(read.attendees.map(({ checked_in_at }: { checked_in_at: string }) => checked_in_at)).toEqual([
      '2026-03-19T08:20:00.000Z',
      null,
    ])
    const admin = await t.as(network.people.admin)
    const { data } = (await admin.get('/admin/audit?action=event.check_in')).body
    expect(data).toContainEqual(
      expect.objectContaining({
        action: 'event.check_in',
        subject_id: String(id),
        after: { present: 1, absent: 1 },
      }),
    )
    const future = { marks: [{ attendee_id: me, present: true, at: '2031-01-01T00:00:00Z' }] }
    await editor.post(url, future)
    t.clock.set('2026-03-19T12:01:00Z')
    await editor.put(`/registrations/${registration.id}/attendees/${me}/check-in`, { present: false })
    expect((await editor.get(`/registrations/${registration.id}`)).body.attendees[0].checked_in_at).toBe(null)
  })

  test('what somebody attended is not deleted: their attestation hangs on it', async () => {
    const { id, registration, me } = await registeredEvent({ kind: 'formation' })
    const checkIn = `/registrations/${registration.id}/attendees/${me}/check-in`
    await editor.put(checkIn, { present: true })
    t.clock.set('2026-03-20T09:00:00Z')

    const refused = await editor.delete(`/events/${id}`)

    expect([refused.status, refused.body.code]).toEqual([409, 'has_attendances'])
    expect(refused.body.message).toMatch(/^1\u00a0personne y a été pointée présente/)
    expect((await titulaire.get(`/registrations/${registration.id}`)).status).toBe(200)
    await editor.put(checkIn, { present: false })
    expect((await editor.delete(`/events/${id}`)).status).toBe(204)
  })

  test('a word reaches those chosen, by mail and in the portal; who withdrew hears nothing', async () => {
    const { id, registration, me } = await registeredEvent()
    const gone = await registerSome(voisin, id, 1).then(async ({ body }) => {
      await editor.delete(`/registrations/${body.id}`)
      return body
    })
    const url = `/admin/events/${id}/mail`
    const word = { subject: 'Parking', message: 'Garez-vous au sous-sol.' }

    const all = await editor.post(url, word)
    const one = await editor.post(url, { ...word, subject: 'Accès', attendee_ids: [me] })
    const present = await editor.post(url, { ...word, filter: { present: true } })

    expect([all.body, one.body]).toEqual([{ sent: 2 }, { sent: 1 }])
    expect([present.status, present.body.code]).toEqual([409, 'nobody'])
    const mails = (await t.mails()).filter(({ subject }) => ['Parking', 'Accès'].includes(subject))
    const [own, colleague] = registration.attendees.map(({ email }: { email: string }) => email)
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [own, 'Parking'],
      [colleague, 'Parking'],
      [own, 'Accès'],
    ])
    expect(mails[0]?.text).toContain('Garez-vous au sous-sol.')
    expect(mails.map(({ to }) => to)).not.toContain(gone.attendees[0].email)
    const told = (await titulaire.get(`/notifications/user/${network.people.titulaire.user_id}/unread`)).body
      .data
    expect(told.map(({ title }: { title: string }) => title)).toEqual(
      expect.arrayContaining(['Parking', 'Accès']),
    )
    expect((await editor.post(url, { subject: 'Vide', message: '  ' })).status).toBe(422)
  })
})

describe('D7-02 once it is over', () => {
  test('who was there has an attestation with a number anybody may check, and it joins their training file', async () => {
    const { id, registration, me, colleague } = await registeredEvent({
      kind: 'formation',
      title: 'Plaies et pansements',
    })
    const url = `/registrations/${registration.id}/attendees/${me}/certificate`
    await editor.put(`/registrations/${registration.id}/attendees/${me}/check-in`, { present: true })
    expect((await titulaire.get(url)).body.code).toBe('not_over')
    t.clock.set('2026-03-19T16:00:00Z')

    const { status, headers } = await titulaire.get(url)
    const again = await titulaire.get(url)

    expect([status, headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(again.headers['content-disposition']).toBe(headers['content-disposition'])
    expect((await voisin.get(url)).status).toBe(404)
    const absent = `/registrations/${registration.id}/attendees/${colleague}/certificate`
    expect((await editor.get(absent)).body.code).toBe('not_present')
    const entry = (await titulaire.get('/me/training-file')).body.data.find(
      ({ source }: { source: string }) => source === 'event',
    )
    expect(entry).toMatchObject({
      id,
      title: 'Plaies et pansements',
      obtained_on: '2026-03-19',
      duration_minutes: 420,
      url: `/agenda/${id}`,
      attendance: { registration_id: registration.id, attendee_id: me },
    })
    expect(headers['content-disposition']).toContain(entry.number)
    const check = await t.anonymous.get(`/certificates/${entry.code}`)
    expect(check.body).toMatchObject({
      number: entry.number,
      title: 'Plaies et pansements',
      source: 'event',
      score: null,
    })
  })

  test('who was there says what they thought, once thanked; the desk reads the marks', async () => {
    const { id, registration, me, colleague } = await registeredEvent({ title: 'Soirée notée' })
    const url = (who: number) => `/registrations/${registration.id}/attendees/${who}/rating`
    await editor.put(`/registrations/${registration.id}/attendees/${me}/check-in`, { present: true })
    expect((await titulaire.put(url(me), { rating: 5 })).body.code).toBe('not_over')
    t.clock.set('2026-03-20T07:05:00Z')
    await t.jobs.run('events.remind')
    await t.jobs.run('events.remind')

    await titulaire.put(url(me), { rating: 2 })
    const said = await titulaire.put(url(me), { rating: 4, comment: 'Salle un peu froide' })

    expect(said.status).toBe(204)
    expect((await titulaire.put(url(me), { rating: 6 })).status).toBe(422)
    expect((await titulaire.put(url(colleague), { rating: 4 })).status).toBe(404)
    expect((await titulaire.get(`/registrations/${registration.id}`)).body.attendees).toMatchObject([
      { is_me: true, has_certificate: true, rating: 4 },
      { is_me: false, has_certificate: false, rating: null },
    ])
    const grid = (await editor.get(`/admin/events/${id}/attendees`)).body
    expect(grid.ratings).toEqual({ counts: [0, 0, 0, 1, 0], average: 4 })
    expect(grid.data[0]).toMatchObject({ rating: 4, rating_comment: 'Salle un peu froide' })
    const thanks = (await t.mails()).filter(
      ({ to, subject }) => to === registration.attendees[0].email && /^Merci.*Soirée notée$/.test(subject),
    )
    expect(thanks).toHaveLength(1)
  })
})
