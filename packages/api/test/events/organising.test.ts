import { beforeEach, describe, expect, test } from 'vitest'
import { pdf } from '../files/samples.ts'
import { send } from '../files/upload-form.ts'
import { type Caller } from '../test-app.ts'
import { makeEvent, people, registerSome } from './agenda.ts'
import { networkApp } from '../content/network-app.ts'

const {
  t,
  network,
  editeur: editor,
  titulaire,
  preparateur,
  voisin,
} = await networkApp('editeur', 'titulaire', 'preparateur', 'voisin')
beforeEach(() => t.clock.set('2026-03-10T09:00:00Z'))

const QUESTIONS = [
  { id: 'regime', type: 'text', label: 'Un régime particulier ?' },
  { id: 'atelier', type: 'choice', label: '=Votre atelier', is_required: true, choices: ['Matin', 'Soir'] },
  { id: 'diplome', type: 'file', label: 'Votre diplôme' },
]
const upload = async (caller: Caller) =>
  (await send(caller, '/files', { name: 'diplôme.pdf', bytes: pdf('Diplôme') })).body.id as number

describe('D8-01 the organiser’s questions', () => {
  test('are answered by each registration, and read in the grid and the CSV by those who run it', async () => {
    const { id, questions } = await makeEvent(editor, { questions: QUESTIONS })
    expect(questions[0]).toEqual({ ...QUESTIONS[0], is_required: false, choices: [] })
    const file = await upload(titulaire)

    const { status, body } = await registerSome(titulaire, id, 2, {
      answers: { regime: ' Sans gluten ', atelier: 'Soir', diplome: file },
    })

    expect(status).toBe(201)
    expect(body.answers).toMatchObject([
      { question_id: 'regime', value: 'Sans gluten', file: null },
      { question_id: 'atelier', value: 'Soir' },
      { question_id: 'diplome', value: 'diplôme.pdf', file: { id: file, type: 'application/pdf' } },
    ])
    expect((await preparateur.get(`/registrations/${body.id}`)).body.answers).toEqual([])
    const { data } = (await editor.get(`/admin/events/${id}/attendees`)).body
    expect(data[1].answers).toMatchObject([
      { value: 'Sans gluten' },
      { value: 'Soir' },
      { value: 'diplôme.pdf' },
    ])
    const { text } = await editor.post(`/events/${id}/export`)
    const [header = '', first = ''] = text.slice(1).split('\r\n')
    expect(header.endsWith(";Un régime particulier ?;'=Votre atelier;Votre diplôme")).toBe(true)
    expect(first.endsWith(';Sans gluten;Soir;diplôme.pdf')).toBe(true)

    const changed = await titulaire.patch(`/registrations/${body.id}`, {
      answers: { atelier: 'Matin', diplome: file },
    })
    expect(changed.body.answers.map(({ value }: { value: string }) => value)).toEqual([
      'Matin',
      'diplôme.pdf',
    ])
  })

  test.each([
    [{}, 'answers.atelier', 'Répondez à cette question.'],
    [{ atelier: 'Midi' }, 'answers.atelier', 'Choisissez une réponse de la liste.'],
    [{ atelier: 'Soir', diplome: 'un texte' }, 'answers.diplome', 'Joignez un fichier.'],
    [{ atelier: 'Soir', autre: 'x' }, 'answers.autre', 'Cette question n’est plus posée.'],
  ])('%j is refused naming %s, and nobody is registered', async (answers, field, message) => {
    const { id } = await makeEvent(editor, { questions: QUESTIONS })
    const { status, body } = await registerSome(titulaire, id, 1, { answers })
    expect([status, body.errors]).toEqual([422, { [field]: [message] }])
    expect((await editor.get(`/events/${id}`)).body.confirmed_count).toBe(0)
  })

  test('somebody else’s file does not exist, one too large never arrives, and a phone call is not asked', async () => {
    const { id } = await makeEvent(editor, { questions: QUESTIONS })
    const foreign = await upload(voisin)
    const stolen = await registerSome(titulaire, id, 1, { answers: { atelier: 'Soir', diplome: foreign } })
    expect([stolen.status, Object.keys(stolen.body.errors)]).toEqual([422, ['answers.diplome']])
    const large = await send(titulaire, '/files', {
      name: 'gros.pdf',
      bytes: Buffer.concat([pdf('Gros'), Buffer.alloc(30_000_001)]),
    })
    expect(large.status).toBe(413)
    expect((await registerSome(editor, id, 1, { drugstore_id: network.sud.id })).status).toBe(201)
  })

  test.each([
    [[{ id: 'a', type: 'choice', label: 'Un', choices: ['Seul'] }], 'questions.0.choices'],
    [[{ id: 'a', type: 'dessin', label: 'Un' }], 'questions.0.type'],
    [[QUESTIONS[0], QUESTIONS[0]], 'questions'],
  ])('questions %j are refused naming %s', async (questions, field) => {
    const { id } = await makeEvent(editor)
    const { status, body } = await editor.patch(`/events/${id}`, { questions })
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]])
  })
})

const slot = (id: string, hour: number, capacity: number | null = null) => ({
  id,
  label: '',
  starts_at: `2026-03-19T${hour}:00:00.000Z`,
  ends_at: `2026-03-19T${hour + 1}:00:00.000Z`,
  capacity,
})

describe('D8-01 sessions and their time slots', () => {
  const sessions = [
    { id: 'vaccin', title: 'Vaccination', slots: [slot('tot', 10, 2), slot('tard', 14)] },
    { id: 'tension', title: 'Tension', slots: [slot('tot', 10), slot('midi', 12)] },
  ]

  test('one slot of each is chosen, never beyond its room, and the grid says which', async () => {
    const { id } = await makeEvent(editor, { sessions })
    const chosen = { slots: { vaccin: 'tot', tension: 'midi' } }

    const two = await registerSome(titulaire, id, 2, chosen)
    const third = await registerSome(voisin, id, 1, chosen)

    expect(two.status).toBe(201)
    expect([third.status, third.body.code]).toEqual([409, 'slot_full'])
    expect(third.body.errors).toEqual({ 'slots.vaccin': ['Ce créneau est complet.'] })
    const left = (await voisin.get(`/events/${id}`)).body.sessions[0].slots
    expect(left.map(({ places_left }: { places_left: number }) => places_left)).toEqual([0, null])
    expect((await editor.get(`/admin/events/${id}/attendees`)).body.data[0].slots).toEqual([
      'Vaccination\u00a0: 11\u00a0h\u00a000 à 12\u00a0h\u00a000',
      'Tension\u00a0: 13\u00a0h\u00a000 à 14\u00a0h\u00a000',
    ])
    const grown = await titulaire.patch(`/registrations/${two.body.id}`, { attendees: people(3) })
    expect(grown.body.code).toBe('slot_full')

    await titulaire.delete(`/registrations/${two.body.id}`)
    expect((await registerSome(voisin, id, 1, chosen)).status).toBe(201)
  })

  test.each([
    [{}, { 'slots.vaccin': ['Choisissez un créneau.'], 'slots.tension': ['Choisissez un créneau.'] }],
    [
      { vaccin: 'tot', tension: 'tot' },
      { 'slots.tension': ['Ce créneau a lieu en même temps qu’un autre que vous avez choisi.'] },
    ],
    [{ vaccin: 'nuit', tension: 'midi' }, { 'slots.vaccin': ['Choisissez un créneau.'] }],
  ])('the choice %j is refused', async (slots, errors) => {
    const { id } = await makeEvent(editor, { sessions })
    const { status, body } = await registerSome(titulaire, id, 1, { slots })
    expect([status, body.errors]).toEqual([422, errors])
  })

  test('a slot that people chose is neither withdrawn nor made too small', async () => {
    const { id } = await makeEvent(editor, { sessions })
    await registerSome(titulaire, id, 2, { slots: { vaccin: 'tot', tension: 'midi' } })
    const gone = await editor.patch(`/events/${id}`, { sessions: [sessions[1]] })
    expect([gone.status, gone.body.code]).toEqual([409, 'slot_chosen'])
    const [first, second] = sessions
    const smaller = [{ ...first, slots: [slot('tot', 10, 1), slot('tard', 14)] }, second]
    expect((await editor.patch(`/events/${id}`, { sessions: smaller })).body.code).toBe('capacity_too_low')
    expect((await editor.get(`/events/${id}`)).body.version).toBe(1)
  })
})

describe('D8-01 a series', () => {
  test('has the same hour on the clocks of Paris at each date, places of its own, and says its other dates', async () => {
    const { id } = await makeEvent(editor, { capacity: 5, registration_deadline: '2026-03-18T17:00:00Z' })
    await registerSome(titulaire, id)

    const { status, body } = await editor.post(`/admin/events/${id}/repeat`, { every: 'week', times: 2 })

    expect(status).toBe(201)
    const dates = await Promise.all(
      body.ids.map(async (each: number) => (await voisin.get(`/events/${each}`)).body),
    )
    expect(
      dates.map(({ starts_at, registration_deadline, confirmed_count, capacity }) => [
        starts_at,
        registration_deadline,
        confirmed_count,
        capacity,
      ]),
    ).toEqual([
      ['2026-03-26T08:30:00.000Z', '2026-03-25T17:00:00.000Z', 0, 5],
      // Summer time has begun: the same hour is an hour earlier elsewhere.
      ['2026-04-02T07:30:00.000Z', '2026-04-01T16:00:00.000Z', 0, 5],
    ])
    const { series } = (await voisin.get(`/events/${id}`)).body
    expect(series.map((each: { id: number }) => each.id)).toEqual(body.ids)
    expect((await titulaire.post(`/admin/events/${id}/repeat`, { every: 'week', times: 2 })).status).toBe(403)
    expect((await editor.post(`/admin/events/${id}/repeat`, { every: 'day', times: 99 })).status).toBe(422)
  })
})

describe('a laboratory that pays', () => {
  test('is named to members with what the law asks; amounts are for those who run the event', async () => {
    const laboratory = await t.db
      .insertInto('laboratories')
      .values({ name: 'Laboratoire Armor', slug: 'armor' } as never)
      .returning('id')
      .executeTakeFirstOrThrow()
    const { id } = await makeEvent(editor, {
      laboratory_id: laboratory.id,
      advantages: { meal: 4500, fee: 20000 },
      convention_number: 'C-2026-14',
    })
    const read = (await titulaire.get(`/events/${id}`)).body
    expect(read.sponsor).toEqual({
      laboratory: { id: laboratory.id, name: 'Laboratoire Armor' },
      regime: 'declaration',
    })
    expect([read.advantages, read.convention_number]).toEqual([undefined, undefined])
    expect((await editor.get(`/events/${id}`)).body.advantages).toEqual({ meal: 4500, fee: 20000 })
    const unknown = await editor.patch(`/events/${id}`, { laboratory_id: 99_999 })
    expect([unknown.status, Object.keys(unknown.body.errors)]).toEqual([422, ['laboratory_id']])
  })
})
