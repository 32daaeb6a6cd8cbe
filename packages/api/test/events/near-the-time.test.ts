import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeNetwork, target, type Network } from '../content/network.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'
import { attendee, makeEvent, registerSome } from './agenda.ts'

const LINK = 'https://visio.test/salle'
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

const remind = () => t.jobs.run('events.remind')
const mailsTo = async (address: string) =>
  (await t.mails()).filter(({ to }) => to === address).map(({ subject, text }) => ({ subject, text }))
const unread = async (caller: Caller, userId: number) =>
  (await caller.get(`/notifications/user/${userId}/unread`)).body.data as { title: string; link: string }[]

describe('D8-01 near the time', () => {
  test('where to connect is shown the day before, to those who have a place, and in the reminder', async () => {
    const { id } = await makeEvent(editor, { link: LINK })
    const { body } = await registerSome(titulaire, id)
    const address = body.attendees[0].email
    const linkFor = async (caller: Caller) => (await caller.get(`/events/${id}`)).body.link

    expect(await linkFor(titulaire)).toBe(null)
    expect((await titulaire.get(`/events/${id}`)).body.link_opens_at).toBe('2026-03-18T08:30:00.000Z')
    expect((await titulaire.get(`/events/${id}/ics`)).text).not.toContain('visio.test')
    expect(await linkFor(editor)).toBe(LINK)
    expect((await mailsTo(address)).at(-1)?.text).not.toContain(LINK)

    t.clock.set('2026-03-18T08:30:00Z')
    expect(await linkFor(titulaire)).toBe(LINK)
    expect(await linkFor(voisin)).toBe(null)
    // A colleague who neither comes nor registered anybody reads who does, not where to connect.
    const colleague = await t.as(network.people.preparateur)
    expect(await linkFor(colleague)).toBe(null)
    expect((await colleague.get(`/events/${id}`)).body.my_registrations).toMatchObject([{ is_mine: false }])
    await remind()
    const last = (await mailsTo(address)).at(-1)
    expect(last?.subject).toMatch(/^C’est pour bientôt/)
    expect(last?.text).toContain(LINK)
    t.clock.set('2026-03-19T15:30:00Z')
    expect(await linkFor(titulaire)).toBe(null)
  })

  test('a week and a day before, each is reminded once, in the portal and by mail, those who wait are not', async () => {
    const { id } = await makeEvent(editor, { capacity: 1 })
    const own = attendee({ email: network.people.titulaire.email })
    await titulaire.post('/registrations', { event_id: id, attendees: [own] })
    const waiting = await registerSome(voisin, id)
    const subjects = async (address: string) =>
      (await mailsTo(address)).map(({ subject }) => subject.split('\u00a0')[0])

    t.clock.set('2026-03-11T07:05:00Z')
    await remind()
    expect(await subjects(own.email)).not.toContain('Dans une semaine')
    for (const morning of ['2026-03-12', '2026-03-13', '2026-03-18', '2026-03-19']) {
      t.clock.set(`${morning}T07:05:00Z`)
      await remind()
      await remind()
    }

    const told = await subjects(own.email)
    expect(told.filter((subject) => subject === 'Dans une semaine')).toHaveLength(1)
    expect(told.filter((subject) => subject === 'C’est pour bientôt')).toHaveLength(1)
    expect(await subjects(waiting.body.attendees[0].email)).toEqual(['Vous êtes sur liste d’attente'])
    const notices = await unread(titulaire, network.people.titulaire.user_id)
    expect(notices.filter(({ link }) => link === `/agenda/${id}`).map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Dans une semaine', 'C’est pour bientôt']),
    )
  })

  test('a new date is reminded of anew; who registers within the week is not told twice', async () => {
    const { id } = await makeEvent(editor)
    const early = await registerSome(titulaire, id)
    t.clock.set('2026-03-12T07:05:00Z')
    await remind()
    await editor.patch(`/events/${id}`, {
      starts_at: '2026-04-09T08:30:00Z',
      ends_at: '2026-04-09T15:30:00Z',
    })
    t.clock.set('2026-04-02T07:05:00Z')
    await remind()
    t.clock.set('2026-04-03T07:05:00Z')
    const late = await registerSome(titulaire, id)
    await remind()

    const weeks = async (address: string) =>
      (await mailsTo(address)).filter(({ subject }) => subject.startsWith('Dans une semaine')).length
    expect(await weeks(early.body.attendees[0].email)).toBe(2)
    expect(await weeks(late.body.attendees[0].email)).toBe(0)
  })
})

describe('D9-01 publication', () => {
  test('is told once to those the event is for, not again, not to others, and not where it is published quietly', async () => {
    const body = { title: 'Journée Sud', target: target({ zones: [network.sud.zone] }), status: 'draft' }
    const { id } = await makeEvent(editor, body)
    const about = async (caller: Caller, userId: number) =>
      (await unread(caller, userId)).filter(({ link }) => link === `/agenda/${id}`).length
    const counts = async () => [
      await about(voisin, network.people.voisin.user_id),
      await about(titulaire, network.people.titulaire.user_id),
    ]
    expect(await counts()).toEqual([0, 0])

    await editor.patch(`/events/${id}`, { status: 'published' })
    expect(await counts()).toEqual([1, 0])
    await editor.patch(`/events/${id}`, { status: 'draft' })
    await editor.patch(`/events/${id}`, { status: 'published' })
    expect(await counts()).toEqual([1, 0])

    const quiet = await makeEvent(editor, { announce: false })
    const told = await unread(voisin, network.people.voisin.user_id)
    expect(told.filter(({ link }) => link === `/agenda/${quiet.id}`)).toEqual([])
  })

  test('is taken back from whoever does not see the event any more, in the bell and in the mail of the morning', async () => {
    const both = target({ zones: [network.ouest.zone, network.sud.zone] })
    const { id } = await makeEvent(editor, { title: 'Journée commune', target: both })
    const digest = { notification_preferences: { email_digest: 'daily' } }
    for (const caller of [titulaire, voisin]) await caller.patch('/users/me', digest)
    const counts = async () => {
      const heard = []
      for (const [caller, person] of [
        [titulaire, network.people.titulaire],
        [voisin, network.people.voisin],
      ] as const)
        heard.push(
          (await unread(caller, person.user_id)).filter(({ link }) => link === `/agenda/${id}`).length,
        )
      return heard
    }
    expect(await counts()).toEqual([1, 1])

    await editor.patch(`/events/${id}`, { target: target({ zones: [network.ouest.zone] }) })
    expect(await counts()).toEqual([1, 0])
    await editor.patch(`/events/${id}`, { status: 'draft' })
    expect(await counts()).toEqual([0, 0])
    await editor.patch(`/events/${id}`, { status: 'published', target: both })
    expect(await counts()).toEqual([1, 1])

    await editor.patch(`/events/${id}`, { target: target({ zones: [network.ouest.zone] }) })
    t.clock.set('2026-03-11T07:05:00Z')
    await t.jobs.run('notifications.daily-digest')
    const isTold = async (email: string) =>
      (await mailsTo(email)).some(({ text }) => text.includes('Journée commune'))
    expect(await isTold(network.people.titulaire.email)).toBe(true)
    expect(await isTold(network.people.voisin.email)).toBe(false)

    await editor.patch(`/events/${id}`, { status: 'cancelled' })
    expect(await counts()).toEqual([0, 0])
    await editor.delete(`/events/${id}`)
    expect(await counts()).toEqual([0, 0])
  })

  test('of an event that is deleted nothing leads to it any more, and whoever had a place knows', async () => {
    const { id } = await makeEvent(editor, { title: 'Salon retiré', capacity: 1, needs_approval: true })
    const asked = await registerSome(titulaire, id)
    await editor.post(`/admin/registrations/${asked.body.id}/decision`, { approved: true })
    const heard = async (caller: Caller, userId: number) =>
      (await unread(caller, userId)).filter(({ link }) => link.endsWith(`/${id}`)).map(({ title }) => title)
    const { titulaire: person, editeur } = network.people
    expect(await heard(titulaire, person.user_id)).toContain('Inscription confirmée')
    expect(await heard(editor, editeur.user_id)).toEqual(['Une inscription à valider'])

    await editor.delete(`/events/${id}`)

    expect(await heard(titulaire, person.user_id)).toEqual([])
    expect(await heard(editor, editeur.user_id)).toEqual([])
    const told = (await unread(titulaire, person.user_id)).map(({ title, link }) => ({ title, link }))
    expect(told).toContainEqual({ title: 'Événement annulé', link: '/agenda' })
  })
})
