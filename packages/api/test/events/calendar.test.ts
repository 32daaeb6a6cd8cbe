import ICAL from 'ical.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeNetwork, target, type Network } from '../content/network.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'
import { attendee, makeEvent } from './agenda.ts'

let t: TestApp
let network: Network
let editor: Caller
let titulaire: Caller
beforeAll(async () => {
  t = await testApp()
  network = await makeNetwork(t)
  editor = await t.as(network.people.editeur)
  titulaire = await t.as(network.people.titulaire)
}, 60_000)
afterAll(() => t.close())

/** Reads a calendar as an application would: by its own rules of summer time, not by ours. */
function readCalendar(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const zone = calendar.getFirstSubcomponent('vtimezone')
  if (zone) ICAL.TimezoneService.register(zone)
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      title: event.summary,
      description: event.description,
      location: event.location,
      starts: event.startDate.toJSDate().toISOString(),
      ends: event.endDate.toJSDate().toISOString(),
      uid: event.uid,
      sequence: event.sequence,
      status: component.getFirstPropertyValue('status'),
      transparency: component.getFirstPropertyValue('transp'),
    }
  })
}
const pathOf = (url: string) => url.replace('https://kiosque.test/api/v1', '')

test.each([
  ['in winter', '2026-03-19T08:30:00.000Z', '2026-03-19T15:30:00.000Z'],
  ['in summer', '2026-07-02T08:30:00.000Z', '2026-07-02T15:30:00.000Z'],
  ['over the night the clocks go forward', '2026-03-28T21:00:00.000Z', '2026-03-29T06:00:00.000Z'],
  ['over the night they go back', '2026-10-24T21:00:00.000Z', '2026-10-25T06:00:00.000Z'],
])(
  'D15-09 an event %s is read back by a calendar library at the very same instants',
  async (_, starts, ends) => {
    const title =
      'Été ; « vitrine », gants \\ blouses : une très longue ligne qui doit être pliée, même avec des accents é è à ç 🎉 et encore'
    const made = await makeEvent(editor, {
      title,
      excerpt: 'Ligne une\nLigne deux, fin.',
      starts_at: starts,
      ends_at: ends,
    })

    const { status, text, headers } = await titulaire.get(`/events/${made.id}/ics`)

    expect(status).toBe(200)
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(text.split('\r\n').every((line) => Buffer.byteLength(line) <= 75)).toBe(true)
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    const [read] = readCalendar(text)
    expect(read).toMatchObject({
      title,
      starts,
      ends,
      location: 'Cité des Congrès, Nantes',
      status: 'TENTATIVE',
    })
    expect(read?.description).toContain('Ligne une\nLigne deux, fin.')
    expect(read?.uid).toBe(`evenement-${made.id}@kiosque.test`)
  },
)

test('D8-01 the private feed has what one may see, says what one comes to, and follows what changes', async () => {
  await t.db.deleteFrom('events').execute()
  const own = await makeEvent(editor, {
    title: 'Mon webinaire',
    kind: 'webinaire',
    link: 'https://visio.test/1',
  })
  await makeEvent(editor, { title: 'Ouvert à tous' })
  await makeEvent(editor, { title: 'Pour d’autres', target: target({ groups: [1] }) })
  await makeEvent(editor, { title: 'Brouillon', status: 'draft' })
  const me = attendee({ email: network.people.titulaire.email })
  await titulaire.post('/registrations', { event_id: own.id, attendees: [me] })

  const { body } = await titulaire.get('/me/calendar')
  expect(body.url).toMatch(/^https:\/\/kiosque\.test\/api\/v1\/calendar\/[\w-]{43}\.ics$/)
  expect((await titulaire.get('/me/calendar')).body).toEqual(body)
  const feed = await t.anonymous.get(pathOf(body.url))

  expect(feed.status).toBe(200)
  expect(
    readCalendar(feed.text).map(({ title, status, transparency }) => [title, status, transparency]),
  ).toEqual([
    ['Mon webinaire', 'CONFIRMED', 'OPAQUE'],
    ['Ouvert à tous', 'TENTATIVE', 'TRANSPARENT'],
  ])
  expect(readCalendar(feed.text)[0]?.description).not.toContain('visio.test')
  t.clock.set('2026-03-18T09:00:00Z')
  const near = await t.anonymous.get(pathOf(body.url))
  expect(readCalendar(near.text)[0]?.description).toContain('https://visio.test/1')
  t.clock.set('2026-03-10T09:00:00Z')
  const mine = await t.anonymous.get(`${pathOf(body.url)}?mine=1`)
  expect(readCalendar(mine.text).map(({ title }) => title)).toEqual(['Mon webinaire'])

  await editor.patch(`/events/${own.id}`, { status: 'cancelled' })
  const [after] = readCalendar((await t.anonymous.get(pathOf(body.url))).text)
  expect(after).toMatchObject({ title: 'Annulé\u00a0: Mon webinaire', status: 'CANCELLED', sequence: 1 })
})

test('renewed, the old address is dead; nobody guesses another; it goes with the person', async () => {
  const preparateur = await t.as(network.people.preparateur)
  const before = (await preparateur.get('/me/calendar')).body.url
  const { status, body } = await preparateur.post('/me/calendar/renew')
  expect([status, body.url === before]).toEqual([200, false])
  expect((await t.anonymous.get(pathOf(before))).status).toBe(404)
  expect((await t.anonymous.get(pathOf(body.url))).status).toBe(200)
  expect((await t.anonymous.get('/calendar/devine.ics')).status).toBe(404)
  expect((await t.anonymous.get('/me/calendar')).status).toBe(401)
  const stored = await t.db.selectFrom('calendar_feeds').selectAll().execute()
  expect(JSON.stringify(stored)).not.toContain(body.url.slice(-47, -4))

  await t.db.updateTable('drugstores').set({ is_disabled: true }).where('id', '=', network.ouest.id).execute()
  expect((await t.anonymous.get(pathOf(body.url))).status).toBe(404)
  await t.db
    .updateTable('drugstores')
    .set({ is_disabled: false })
    .where('id', '=', network.ouest.id)
    .execute()
  const admin = await t.as(network.people.admin)
  expect((await admin.delete(`/users/${network.people.preparateur.user_id}`)).status).toBe(204)
  expect((await t.anonymous.get(pathOf(body.url))).status).toBe(404)
})

test('who has no place does not read where to connect', async () => {
  const { id } = await makeEvent(editor, { link: 'https://visio.test/2', capacity: 1 })
  const voisin = await t.as(network.people.voisin)
  expect((await voisin.get(`/events/${id}`)).body).toMatchObject({ link: null, is_online: true })
  expect((await voisin.get(`/events/${id}/ics`)).text).not.toContain('visio.test')
  t.clock.set('2026-03-18T09:00:00Z')
  expect((await voisin.get(`/events/${id}`)).body.link).toBe(null)
  await voisin.post('/registrations', { event_id: id, attendees: [attendee()] })
  expect((await voisin.get(`/events/${id}`)).body.link).toBe('https://visio.test/2')
  t.clock.set('2026-03-10T09:00:00Z')
  expect((await editor.get(`/events/${id}`)).body.link).toBe('https://visio.test/2')
})
