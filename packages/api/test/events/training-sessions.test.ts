import { beforeEach, describe, expect, test } from 'vitest'
import { makeContent, target } from '../content/network.ts'
import { networkApp } from '../content/network-app.ts'
import { attendee, makeEvent, registerSome } from './agenda.ts'

const { t, network, editeur: editor, titulaire, voisin } = await networkApp('editeur', 'titulaire', 'voisin')
beforeEach(() => t.clock.set('2026-03-10T09:00:00Z'))

const makeTraining = (fields: object = {}) =>
  makeContent(t, network, 'laboratory_training', { title: 'Peaux atopiques', modality: 'visio', ...fields })
const sessionsOf = async (trainingId: number, caller = titulaire) =>
  (await caller.get(`/events?training_id=${trainingId}`)).body.data
const titlesOfFile = async () =>
  (await titulaire.get('/me/training-file')).body.data.map(({ title }: { title: string }) => title)

describe('S2-24 D8-01 the sessions of a laboratory’s training', () => {
  test('are its events, with their places and what one’s pharmacy has on them', async () => {
    const training = await makeTraining()
    const one = await makeEvent(editor, { kind: 'formation', training_id: training.id, capacity: 3 })
    await makeEvent(editor, { kind: 'formation' })
    await registerSome(titulaire, one.id, 2)

    expect(await sessionsOf(training.id)).toMatchObject([
      {
        id: one.id,
        places_left: 1,
        training: { id: training.id, title: 'Peaux atopiques' },
        my_registrations: [{ status: 'confirmed' }],
      },
    ])
    const { body } = await titulaire.get(`/events/${one.id}`)
    expect(body.training.url).toMatch(/^\/formations\/laboratory-training\/\d+/)
    await editor.patch(`/events/${one.id}`, { training_id: null })
    expect(await sessionsOf(training.id)).toEqual([])
  })

  test('D4-02 are named to those who see the training, and are as visible as the agenda makes them', async () => {
    const training = await makeTraining({ target: target({ drugstore_ids: [network.ouest.id] }) })
    const open = await makeEvent(editor, { training_id: training.id })
    const closed = await makeEvent(editor, {
      training_id: training.id,
      target: target({ drugstore_ids: [network.ouest.id] }),
    })
    const idsFor = async (caller: typeof titulaire) =>
      (await sessionsOf(training.id, caller)).map(({ id }: { id: number }) => id)

    expect((await titulaire.get(`/events/${open.id}`)).body.training.id).toBe(training.id)
    expect((await voisin.get(`/events/${open.id}`)).body.training).toBe(null)
    expect(await idsFor(titulaire)).toEqual([open.id, closed.id])
    expect(await idsFor(voisin)).toEqual([open.id])
  })

  test.each([
    ['another kind of content', 'news' as const],
    ['a content that is not there', null],
  ])('are refused for %s', async (_, kind) => {
    const id = kind === null ? 999_999 : (await makeContent(t, network, kind, { title: 'Autre chose' })).id
    const answer = await editor.post('/events', {
      title: 'Session',
      kind: 'formation',
      starts_at: '2026-03-19T08:30:00Z',
      ends_at: '2026-03-19T09:30:00Z',
      training_id: id,
    })
    expect(answer).toMatchObject({ status: 422, body: { errors: { training_id: [expect.any(String)] } } })
  })

  test('D7-02 whoever was there followed the training, and has one line in their file', async () => {
    const training = await makeTraining()
    const { id } = await makeEvent(editor, { training_id: training.id, kind: 'webinaire', title: 'Session' })
    const own = attendee({ email: network.people.titulaire.email })
    const { body } = await titulaire.post('/registrations', { event_id: id, attendees: [own] })
    const marks = [{ attendee_id: body.attendees[0].id, present: true, at: '2026-03-19T08:31:00Z' }]
    const progress = async () =>
      (await titulaire.get(`/progress/laboratory_training/${training.id}`)).body.completed_at

    t.clock.set('2026-03-19T09:00:00Z')
    await editor.post(`/admin/events/${id}/check-ins`, { marks })
    expect(await progress()).toBe(null)

    t.clock.set('2026-03-20T07:05:00Z')
    await t.jobs.run('events.remind')
    expect(await progress()).toBe('2026-03-19T15:30:00.000Z')
    expect(await titlesOfFile()).toEqual(['Session'])
  })

  test('D7-02 whoever is noted present once it is over followed it too', async () => {
    const training = await makeTraining({ title: 'Toux' })
    const { id } = await makeEvent(editor, { training_id: training.id })
    const own = attendee({ email: network.people.voisin.email })
    const { body } = await voisin.post('/registrations', { event_id: id, attendees: [own] })
    t.clock.set('2026-03-20T09:00:00Z')
    await editor.put(`/registrations/${body.id}/attendees/${body.attendees[0].id}/check-in`, {
      present: true,
    })
    const answer = await voisin.get(`/progress/laboratory_training/${training.id}`)
    expect(answer.body.completed_at).toBe('2026-03-19T15:30:00.000Z')
  })

  test('D7-02 once one of them is over, whoever could come may say that they followed the training', async () => {
    const training = await makeTraining({ title: 'Sommeil' })
    const ours = target({ drugstore_ids: [network.ouest.id] })
    await makeEvent(editor, { training_id: training.id, target: ours })
    const address = `/progress/laboratory_training/${training.id}`
    const say = (caller: typeof titulaire) => caller.put(address, { is_followed: true })

    expect((await titulaire.get(address)).body.may_declare).toBe(false)
    expect(await say(titulaire)).toMatchObject({ status: 409, body: { code: 'not_followed_yet' } })

    t.clock.set('2026-03-20T09:00:00Z')
    expect((await titulaire.get(address)).body.may_declare).toBe(true)
    expect((await say(titulaire)).body.completed_at).toBe('2026-03-20T09:00:00.000Z')
    // Their pharmacy was not among those it was for: the training has no date behind it that they could come to.
    await makeEvent(editor, {
      training_id: training.id,
      starts_at: '2026-04-19T08:30:00Z',
      ends_at: '2026-04-19T09:30:00Z',
    })
    expect(await say(voisin)).toMatchObject({ status: 409 })
  })

  test('outlive the training, as events of their own', async () => {
    const training = await makeTraining()
    const { id } = await makeEvent(editor, { training_id: training.id })
    await t.db.deleteFrom('content').where('id', '=', training.id).execute()
    expect((await titulaire.get(`/events/${id}`)).body.training).toBe(null)
  })
})
