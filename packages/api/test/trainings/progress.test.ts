import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeContent, makeNetwork, type Network } from '../content/network.ts'
import { makeMember, type Person } from '../factories.ts'
import { makeQuiz, passQuiz } from '../quizzes/quiz-setup.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'

let server: TestApp
let network: Network
let lea: Person
let me: Caller
let film: number

beforeAll(async () => {
  server = await testApp()
  network = await makeNetwork(server)
  lea = await makeMember(server.db, { drugstore_id: network.ouest.id, type: 100 })
  me = await server.as(lea)
  const tutorial = {
    title: 'Prendre la tension',
    video: { url: 'https://www.youtube.com/watch?v=abcdefghijk' },
    duration_s: 200,
  }
  film = (await makeContent(server, network, 'tutorial', tutorial)).id
})
afterAll(() => server.close())

describe('D7-02 D15-08 progress in a film', () => {
  test('begins at nothing, is kept where one stopped, and counts as seen at nine tenths', async () => {
    const at = (position_s: number) => me.put(`/progress/tutorial/${film}`, { position_s })
    expect((await me.get(`/progress/tutorial/${film}`)).body).toMatchObject({
      position_s: 0,
      percent: 0,
      completed_at: null,
    })

    expect((await at(100)).body).toMatchObject({ position_s: 100, percent: 50, completed_at: null })
    expect((await at(179)).body.completed_at).toBeNull()
    expect((await at(180)).body).toMatchObject({
      percent: 100,
      completed_at: server.clock.now().toISOString(),
    })
    // Seen again from the start: it stays seen.
    expect((await at(10)).body).toMatchObject({ position_s: 10, percent: 100 })
    expect((await me.get('/me/progress')).body.data).toMatchObject([
      { kind: 'tutorial', id: film, percent: 100 },
    ])
  })

  test('belongs to the person, on every device', async () => {
    const other = await server.as(network.people.titulaire)

    expect((await other.get(`/progress/tutorial/${film}`)).body.position_s).toBe(0)
    expect((await (await server.as(lea)).get(`/progress/tutorial/${film}`)).body.position_s).toBe(10)
  })

  test.each([
    {},
    { position_s: -1 },
    { position_s: 1.5 },
    { position_s: 'dix' },
    { position_s: 36_001 },
    { seconds: 3 },
  ])('refuses %j', async (body) => {
    expect((await me.put(`/progress/tutorial/${film}`, body)).status).toBe(422)
  })

  test('of another kind, or of nothing, does not exist', async () => {
    expect((await me.get(`/progress/academy/${film}`)).status).toBe(404)
    expect((await me.get('/progress/tutorial/999999')).status).toBe(404)
    expect((await me.get(`/progress/news/${film}`)).status).toBe(404)
  })
})

describe('D7-02 progress in a course', () => {
  test('goes by modules, and is done with the last', async () => {
    const modules = ['Découvrir', 'Pratiquer'].map((title) => ({ title }))
    const { id } = await makeContent(server, network, 'academy', { title: 'Vaccination', modules })
    const { body } = await me.get(`/contents/academy/${id}`)
    const [first, second] = body.modules.map((module: { id: number }) => module.id)
    const put = (module_ids: number[]) => me.put(`/progress/academy/${id}`, { module_ids })

    expect((await put([first])).body).toMatchObject({ percent: 50, module_ids: [first], completed_at: null })
    expect((await put([first, second])).body).toMatchObject({ percent: 100 })
    expect((await put([12_345])).status).toBe(422)
  })
})

describe('D7-02 the team', () => {
  let titulaire: Caller

  beforeAll(async () => {
    titulaire = await server.as(network.people.titulaire)
  })

  test('its titulaire sees who did what and who is late; nobody else does', async () => {
    const quiz = await makeQuiz(server, network, {
      title: 'Obligatoire',
      is_mandatory: true,
      due_on: '2026-03-12',
    })
    await passQuiz(me, quiz)
    server.clock.set('2026-03-20T09:00:00Z')

    const { body } = await titulaire.get('/team/progress')

    expect(body.trainings.map(({ id }: { id: number }) => id)).toEqual(expect.arrayContaining([quiz, film]))
    const of = (person: Person) =>
      body.data.find((member: { user_id: number }) => member.user_id === person.user_id)
    const training = (person: Person, id: number) =>
      of(person).trainings.find((each: { content_id: number }) => each.content_id === id)
    expect(training(lea, quiz)).toMatchObject({ status: 'passed', score: 100, is_late: false })
    expect(training(lea, film)).toMatchObject({ status: 'passed', percent: 100 })
    expect(training(network.people.preparateur, quiz)).toMatchObject({ status: 'todo', is_late: true })
    expect(of(network.people.preparateur).late).toBe(1)
    expect(of(network.people.voisin)).toBeUndefined()

    for (const name of ['preparateur', 'invite'] as const)
      expect((await (await server.as(network.people[name])).get('/team/progress')).status).toBe(403)
  })

  test('a training is asked of people of the team, who are told, and reminded once a day', async () => {
    const { user_id } = network.people.preparateur
    const asked = await titulaire.post('/team/assignments', {
      content_id: film,
      user_ids: [user_id],
      due_on: '2026-04-01',
    })
    expect(asked).toMatchObject({
      status: 201,
      body: { data: [{ content_id: film, user_id, due_on: '2026-04-01' }] },
    })
    const [{ id }] = asked.body.data
    const told = await (
      await server.as(network.people.preparateur)
    ).get(`/notifications/user/${user_id}/unread`)
    expect(told.text).toContain('Prendre la tension')

    expect((await titulaire.post(`/team/assignments/${id}/remind`)).status).toBe(204)
    expect((await titulaire.post(`/team/assignments/${id}/remind`)).body.code).toBe('already_reminded')

    const neighbour = await server.as(network.people.voisin)
    expect((await neighbour.post(`/team/assignments/${id}/remind`)).status).toBe(404)
    expect((await neighbour.delete(`/team/assignments/${id}`)).status).toBe(404)
    expect((await titulaire.delete(`/team/assignments/${id}`)).status).toBe(204)
  })

  test('asked twice by a double click, or in parallel, a training is told once; a new day is told', async () => {
    const { user_id } = network.people.preparateur
    const reader = await server.as(network.people.preparateur)
    const told = async () =>
      (await reader.get(`/notifications/user/${user_id}/unread`)).body.data.filter(
        ({ title }: { title: string }) => title.includes('Une formation vous est demandée'),
      ).length
    const ask = (due_on: string) =>
      titulaire.post('/team/assignments', { content_id: film, user_ids: [user_id], due_on })
    const before = await told()

    const answers = await Promise.all(['2026-05-01', '2026-05-01', '2026-05-01'].map(ask))

    expect(new Set(answers.map(({ status, body }) => `${status} ${body.data[0].id}`)).size).toBe(1)
    expect(await told()).toBe(before + 1)
    await ask('2026-05-02')
    expect(await told()).toBe(before + 2)
    expect((await titulaire.delete(`/team/assignments/${answers[0]?.body.data[0].id}`)).status).toBe(204)
  })

  test.each<[string, () => object, number]>([
    [
      'someone of another pharmacy',
      () => ({ content_id: film, user_ids: [network.people.voisin.user_id] }),
      422,
    ],
    [
      'a day that has passed',
      () => ({ content_id: film, user_ids: [lea.user_id], due_on: '2026-01-01' }),
      422,
    ],
    ['nobody', () => ({ content_id: film, user_ids: [] }), 422],
    ['a training that does not exist', () => ({ content_id: 999_999, user_ids: [lea.user_id] }), 404],
  ])('refuses to ask %s, and asks nothing', async (_, body, status) => {
    const count = () => server.db.selectFrom('training_assignments').select('id').execute()
    const before = await count()

    expect((await titulaire.post('/team/assignments', body())).status).toBe(status)
    expect(await count()).toEqual(before)
  })
})

describe('D7-02 D15-08 the head office', () => {
  test('takes all results away as a spreadsheet; an adviser those of their zones', async () => {
    const editor = await (await server.as(network.people.editeur)).get('/admin/trainings/export')
    expect(editor.status).toBe(200)
    expect(editor.headers['content-type']).toContain('text/csv')
    const lines = editor.text.split('\r\n')
    expect(lines[0]).toContain('Rubrique;Formation;Nom;Prénom')
    expect(lines.some((line) => line.includes('Prendre la tension'))).toBe(true)
    expect(lines.some((line) => line.startsWith('Quiz;Obligatoire'))).toBe(true)

    const adviser = await (await server.as(network.people.conseiller)).get('/admin/trainings/export')
    expect(adviser.text.trim().split('\r\n')).toHaveLength(1)
    expect((await me.get('/admin/trainings/export')).status).toBe(403)
  })
})
