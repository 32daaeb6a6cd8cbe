import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TodoItem } from '@kiosque/contract/wire/home'
import { makeContent, makeNetwork, target, type Network } from '../content/network.ts'
import { makeMember } from '../factories.ts'
import { makeQuiz, passQuiz } from '../quizzes/quiz-setup.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'

let server: TestApp
let network: Network
let titulaire: Caller
let preparateur: Caller
let film: number

beforeAll(async () => {
  server = await testApp()
  network = await makeNetwork(server)
  titulaire = await server.as(network.people.titulaire)
  preparateur = await server.as(network.people.preparateur)
  const fields = { title: 'Prendre la tension', duration_s: 200 }
  film = (await makeContent(server, network, 'tutorial', fields)).id
})
afterAll(() => server.close())

const ask = (content_id: number, due_on: string | null = null) =>
  titulaire.post('/team/assignments', {
    content_id,
    user_ids: [network.people.preparateur.user_id],
    due_on,
  })
const waiting = async (title: string): Promise<TodoItem[]> =>
  (await preparateur.get('/me/todo')).body.data.filter((item: TodoItem) => item.title === title)

describe('D7-02 D13-05 what a titulaire asks', () => {
  test('waits in the to-do of that person alone, until it is done', async () => {
    await ask(film, '2026-04-01')

    expect(await waiting('Prendre la tension')).toMatchObject([
      { type: 'training', text: 'Demandé par votre titulaire.', due_on: '2026-04-01', is_mandatory: false },
    ])
    expect((await titulaire.get('/me/todo')).text).not.toContain('Prendre la tension')

    await preparateur.put(`/progress/tutorial/${film}`, { position_s: 20 })
    expect((await waiting('Prendre la tension'))[0]?.text).toContain('reprenez où vous en étiez')
    await preparateur.put(`/progress/tutorial/${film}`, { position_s: 190 })
    expect(await waiting('Prendre la tension')).toEqual([])
  })

  test('an obligatory quiz that is asked too is one line, not two', async () => {
    const quiz = await makeQuiz(server, network, {
      title: 'Rappels',
      is_mandatory: true,
      due_on: '2026-03-20',
    })
    expect(await waiting('Rappels')).toHaveLength(1)

    await ask(quiz, '2026-03-15')

    expect(await waiting('Rappels')).toMatchObject([
      { type: 'quiz', due_on: '2026-03-15', is_mandatory: true, text: 'Demandé par votre titulaire.' },
    ])
  })

  test('a course one began waits too once its last day is a fortnight away', async () => {
    const modules = [{ id: 1, title: 'Accueillir' }]
    const course = (finish_before: string, title: string) =>
      makeContent(server, network, 'academy', { title, finish_before, modules })
    const soon = await course('2026-03-20', 'Bientôt finie')
    const later = await course('2026-05-20', 'Plus tard')
    await course('2026-03-20', 'Jamais ouverte')
    for (const { id } of [soon, later]) await preparateur.put(`/progress/academy/${id}`, { module_ids: [] })

    expect(await waiting('Bientôt finie')).toMatchObject([
      { type: 'training', text: 'À terminer\u00a0: reprenez où vous en étiez.', due_on: '2026-03-20' },
    ])
    expect(await waiting('Plus tard')).toEqual([])
    expect(await waiting('Jamais ouverte')).toEqual([])
  })

  test.each(['2026-03-09', '9999-12-31', '0026-03-20'])('is not asked for %s', async (due_on) => {
    const quiz = await makeQuiz(server, network, { title: `Pas pour le ${due_on}` })
    const answer = await titulaire.post('/team/assignments', {
      content_id: quiz,
      user_ids: [network.people.preparateur.user_id],
      due_on,
    })
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['due_on']])
    expect(await waiting(`Pas pour le ${due_on}`)).toEqual([])
  })

  test('is said late once its day has passed', async () => {
    const quiz = await makeQuiz(server, network, { title: 'Sommeil' })
    await ask(quiz, '2026-03-12')
    server.clock.set('2026-03-20T09:00:00Z')

    expect((await waiting('Sommeil'))[0]?.text).toContain('la date limite est passée')
  })
})

describe('D7-02 D13-05 who of the team is late', () => {
  const late = async (who: Caller) =>
    (await who.get('/me/todo')).body.data.filter(({ type }: TodoItem) => type === 'team')

  test('is one line for whoever manages it, which leads to the team, until nobody is', async () => {
    server.clock.set('2026-03-10T09:00:00Z')
    const voisin = await server.as(network.people.voisin)
    const colleague = await makeMember(server.db, { drugstore_id: network.sud.id, type: 100 })
    const quiz = await makeQuiz(server, network, {
      title: 'Chaîne du froid',
      target: target({ drugstore_ids: [network.sud.id], account_types: [100, 200] }),
    })
    await voisin.post('/team/assignments', {
      content_id: quiz,
      user_ids: [colleague.user_id],
      due_on: '2026-03-12',
    })
    expect(await late(voisin)).toEqual([])

    server.clock.set('2026-03-13T09:00:00Z')

    expect(await late(voisin)).toMatchObject([
      { title: 'Une personne en retard', url: '/formations/equipe', is_mandatory: false },
    ])
    expect(await late(await server.as(colleague))).toEqual([])
    await passQuiz(await server.as(colleague), quiz)
    expect(await late(voisin)).toEqual([])
    server.clock.set('2026-03-20T09:00:00Z')
  })
})

describe('D7-02 D15-08 my trainings', () => {
  test('hold what I must do first, what I did after, and my attestations with their code', async () => {
    const quiz = await makeQuiz(server, network, {
      title: 'Vaccins',
      has_certificate: true,
      validity_months: 12,
    })
    await passQuiz(preparateur, quiz)

    const { body } = await preparateur.get('/me/trainings')

    const titles = body.data.map(({ title }: { title: string }) => title)
    expect(titles.slice(0, 2)).toEqual(['Sommeil', 'Rappels'])
    expect(body.data[0]).toMatchObject({ status: 'todo', is_late: true, is_asked: true })
    expect(body.data.find(({ id }: { id: number }) => id === film)).toMatchObject({
      status: 'passed',
      percent: 100,
    })
    expect(titles.indexOf('Vaccins')).toBeGreaterThan(titles.indexOf('Rappels'))
    expect(body.certificates).toMatchObject([
      { title: 'Vaccins', score: 100, obtained_on: '2026-03-20', valid_until: '2027-03-20', is_valid: true },
    ])
    const check = await server.anonymous.get(`/certificates/${body.certificates[0].code}`)
    expect(check.body.number).toBe(body.certificates[0].number)
  })

  test('are one’s own: a colleague finds nothing of it, a passer-by no answer', async () => {
    expect((await titulaire.get('/me/trainings')).body.certificates).toEqual([])
    expect((await server.anonymous.get('/me/trainings')).status).toBe(401)
  })
})

describe('D7-02 D8-03 the table of the team as a spreadsheet', () => {
  test('has a line for each training of each person, and says who is late', async () => {
    const answer = await titulaire.get('/team/progress.csv')

    expect(answer.headers['content-type']).toContain('text/csv')
    const lines = answer.text.split('\r\n')
    expect(lines[0]).toContain('Nom;Prénom;Rôle;Rubrique;Formation;Statut')
    expect(lines.some((line) => line.includes(';Sommeil;À faire;') && line.endsWith(';oui'))).toBe(true)
    expect(lines.some((line) => line.includes(';Prendre la tension;Réussi;'))).toBe(true)
    expect(
      await server.db
        .selectFrom('audit_log')
        .select('action')
        .where('action', '=', 'training.export_list')
        .execute(),
    ).toHaveLength(1)
  })

  test('is for titulaires and cotitulaires only', async () => {
    for (const caller of [preparateur, await server.as(network.people.invite)])
      expect((await caller.get('/team/progress.csv')).status).toBe(403)
    expect((await server.anonymous.get('/team/progress.csv')).status).toBe(401)
  })
})

test('D7-02 years of trainings done do not hide what is asked next, from oneself nor from the team', async () => {
  const past = Array.from({ length: 60 }, (_, rank) => rank)
  for (const rank of past)
    await makeContent(server, network, 'tutorial', { title: `Ancien ${rank}`, due_on: '2024-01-15' })
  const next = { title: 'Le suivant', is_mandatory: true, due_on: '2026-03-30' }
  const { id } = await makeContent(server, network, 'tutorial', next)
  const idsOf = (list: { id: number }[]) => list.map((training) => training.id)

  expect(idsOf((await preparateur.get('/me/trainings')).body.data)).toContain(id)
  expect(idsOf((await titulaire.get('/team/progress')).body.trainings)).toContain(id)
  expect(await waiting('Le suivant')).toHaveLength(1)
})

test('D4 D7-02 what is not for somebody is not asked of them, and does not make them late', async () => {
  const reserved = await makeQuiz(server, network, {
    title: 'Réservé aux titulaires',
    is_mandatory: true,
    due_on: '2026-03-01',
    target: target({ account_types: [200] }),
  })

  const { body } = await titulaire.get('/team/progress')

  const of = (user_id: number) =>
    body.data
      .find((member: { user_id: number }) => member.user_id === user_id)
      .trainings.find(({ content_id }: { content_id: number }) => content_id === reserved)
  expect(of(network.people.titulaire.user_id)).toMatchObject({ is_late: true })
  expect(of(network.people.preparateur.user_id)).toBeUndefined()
  expect(await ask(reserved)).toMatchObject({ status: 422 })
})
