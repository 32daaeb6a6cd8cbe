import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeNetwork, type Network } from '../content/network.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'
import { attendee, makeEvent, registerSome } from './agenda.ts'

const NOW = '2026-03-10T09:00:00Z'
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
beforeEach(() => t.clock.set(NOW))

const read = async (id: number) => (await editor.get(`/registrations/${id}`)).body
const release = () => t.jobs.run('registrations.release')
const mailTo = async (address: string) => (await t.mails()).findLast(({ to }) => to === address)

/** One place, taken; then those who wait for it, in their order. */
async function full(body: object = {}) {
  const { id } = await makeEvent(editor, { capacity: 1, ...body })
  const holder = await registerSome(titulaire, id)
  const first = await registerSome(voisin, id)
  const second = await registerSome(titulaire, id)
  return { id, holder: holder.body, first: first.body, second: second.body }
}

describe('D8-02 the waiting list', () => {
  test('a place that frees is kept two days for the next, who says yes and keeps it', async () => {
    const { id, holder, first } = await full()

    await titulaire.delete(`/registrations/${holder.id}`)

    expect(await read(first.id)).toMatchObject({
      status: 'confirmed',
      confirm_by: '2026-03-12T09:00:00.000Z',
    })
    expect((await mailTo(first.attendees[0].email))?.text).toContain(
      'avant le jeudi 12 mars 2026 à 10\u00a0h\u00a000',
    )
    expect((await voisin.get(`/registrations/${first.id}`)).body.can_confirm).toBe(true)
    expect((await voisin.get('/me/todo')).body.data).toContainEqual(
      expect.objectContaining({
        type: 'registration_to_confirm',
        url: `/agenda/${id}`,
        due_on: '2026-03-12',
      }),
    )
    const colleague = await t.as(network.people.preparateur)
    expect((await colleague.post(`/registrations/${first.id}/confirm`)).status).toBe(404)

    const yes = await voisin.post(`/registrations/${first.id}/confirm`)
    const again = await voisin.post(`/registrations/${first.id}/confirm`)

    expect([yes.status, yes.body.confirm_by, again.status]).toEqual([200, null, 200])
    t.clock.set('2026-03-13T09:00:00Z')
    await release()
    expect((await read(first.id)).status).toBe('confirmed')
    expect((await voisin.get('/me/todo')).body.data).not.toContainEqual(
      expect.objectContaining({ type: 'registration_to_confirm', url: `/agenda/${id}` }),
    )
  })

  test('without an answer in time, the place goes to the next and so on, once', async () => {
    const { id, holder, first, second } = await full()
    await titulaire.delete(`/registrations/${holder.id}`)
    t.clock.set('2026-03-12T08:59:00Z')
    await release()
    expect((await read(first.id)).status).toBe('confirmed')

    t.clock.set('2026-03-12T09:00:00Z')
    const late = await voisin.post(`/registrations/${first.id}/confirm`)
    await release()
    await release()

    expect([late.status, late.body.code]).toEqual([409, 'place_lapsed'])
    expect((await read(first.id)).status).toBe('cancelled')
    expect(await read(second.id)).toMatchObject({
      status: 'confirmed',
      confirm_by: '2026-03-14T09:00:00.000Z',
    })
    expect((await mailTo(first.attendees[0].email))?.subject).toMatch(/^Votre place est repartie/)
    const { body } = await editor.get(`/events/${id}`)
    expect([body.confirmed_count, body.waiting_count]).toEqual([1, 0])
    expect((await voisin.post(`/registrations/${first.id}/confirm`)).body.code).toBe('place_lapsed')
  })

  test('near the beginning, the time to answer is half of what is left', async () => {
    const { holder, first } = await full({
      starts_at: '2026-03-10T21:00:00Z',
      ends_at: '2026-03-10T22:00:00Z',
    })
    await titulaire.delete(`/registrations/${holder.id}`)
    expect((await read(first.id)).confirm_by).toBe('2026-03-10T15:00:00.000Z')
    // Past it, neither a yes nor a change keeps the place, even before the next has it.
    t.clock.set('2026-03-10T15:00:00Z')
    for (const answer of [
      await voisin.post(`/registrations/${first.id}/confirm`),
      await voisin.patch(`/registrations/${first.id}`, { comment: 'Finalement, oui' }),
    ])
      expect([answer.status, answer.body.code]).toEqual([409, 'place_lapsed'])
  })

  test('a place the head office gives, or that one changes oneself, asks for no confirmation', async () => {
    const { id, holder, first } = await full()
    await editor.patch(`/events/${id}`, { capacity: 1, registration_deadline: '2026-03-18T09:00:00Z' })
    await titulaire.patch(`/registrations/${holder.id}`, { comment: 'Bonjour' })
    await editor.delete(`/registrations/${holder.id}`)
    const changed = await voisin.patch(`/registrations/${first.id}`, { attendees: [attendee()] })
    expect(changed.body).toMatchObject({ status: 'confirmed', confirm_by: null })
  })
})

describe('D8-02 approval by the organiser', () => {
  test('each registration waits for a yes, without a rank; the organiser hears of it', async () => {
    const { id } = await makeEvent(editor, { needs_approval: true, capacity: 1 })

    const { body } = await registerSome(titulaire, id)

    expect(body).toMatchObject({ status: 'waiting', is_approved: false, waiting_rank: null })
    const { user_id } = network.people.editeur
    const told = (await editor.get(`/notifications/user/${user_id}/unread`)).body.data
    expect(told).toContainEqual(
      expect.objectContaining({ title: 'Une inscription à valider', link: `/admin/events/${id}` }),
    )
    expect((await mailTo(body.attendees[0].email))?.subject).toMatch(/^Demande d’inscription transmise/)
    const list = (await editor.get(`/admin/events/${id}/attendees?status=to_approve`)).body
    expect(list.data).toMatchObject([{ standing: 'to_approve' }])
    expect(list.counts.to_approve).toBe(1)
    expect(
      (await titulaire.post(`/admin/registrations/${body.id}/decision`, { approved: true })).status,
    ).toBe(403)

    const yes = await editor.post(`/admin/registrations/${body.id}/decision`, { approved: true })

    expect(yes.body).toMatchObject({ status: 'confirmed', is_approved: true, confirm_by: null })
    expect((await mailTo(body.attendees[0].email))?.subject).toMatch(/^Inscription confirmée/)
    const again = await editor.post(`/admin/registrations/${body.id}/decision`, { approved: false })
    expect([again.status, again.body.code]).toEqual([409, 'already_decided'])
  })

  test('a yes without a free place gives a rank; a no is told with its reason, and frees nothing it did not have', async () => {
    const { id } = await makeEvent(editor, { needs_approval: true, capacity: 1 })
    const [one, two, three] = [
      await registerSome(titulaire, id),
      await registerSome(voisin, id),
      await registerSome(titulaire, id),
    ]
    const decide = (registration: number, body: object) =>
      editor.post(`/admin/registrations/${registration}/decision`, body)
    await decide(three.body.id, { approved: true })
    expect((await decide(one.body.id, { approved: true })).body).toMatchObject({
      status: 'waiting',
      waiting_rank: 1,
    })
    const refused = await decide(two.body.id, { approved: false, reason: 'Réservé aux titulaires.' })
    expect(refused.body.status).toBe('cancelled')
    const mail = await mailTo(two.body.attendees[0].email)
    expect([
      mail?.subject.startsWith('Inscription refusée'),
      mail?.text.includes('Réservé aux titulaires.'),
    ]).toEqual([true, true])
    await editor.delete(`/registrations/${three.body.id}`)
    expect((await read(one.body.id)).status).toBe('confirmed')
  })

  test('approval no longer asked for: those who waited for it have the places, in their order', async () => {
    const { id } = await makeEvent(editor, { needs_approval: true, capacity: 1 })
    const [one, two] = [await registerSome(titulaire, id), await registerSome(voisin, id)]

    await editor.patch(`/events/${id}`, { needs_approval: false })

    expect(await read(one.body.id)).toMatchObject({ status: 'confirmed', is_approved: true })
    expect(await read(two.body.id)).toMatchObject({ status: 'waiting', waiting_rank: 1 })
    expect((await mailTo(one.body.attendees[0].email))?.subject).toMatch(/place/)
  })
})
