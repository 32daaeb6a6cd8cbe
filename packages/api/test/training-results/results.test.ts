import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TrainingLine } from '@kiosque/contract/wire/training-results'
import { makeContent, makeNetwork, target, type Network } from '../content/network.ts'
import { makeMember, makeStaff } from '../factories.ts'
import { choiceIds, makeQuiz, passQuiz, rightAnswers } from '../quizzes/quiz-setup.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'

let server: TestApp
let network: Network
let editor: Caller
/** Five of the West and one of the South: two passed, two failed, one is in the middle, one did nothing. */
let quiz: number

beforeAll(async () => {
  server = await testApp()
  network = await makeNetwork(server)
  editor = await server.as(network.people.editeur)
  quiz = await makeQuiz(server, network, {
    title: 'Rappels de lots',
    is_mandatory: true,
    due_on: '2026-03-12',
  })
  const fail = async (who: Caller) => {
    const { body } = await who.post(`/quizzes/${quiz}/attempts`)
    const [wrong] = choiceIds(11)
    await who.put(`/attempts/${body.id}/answers`, { answers: [{ question_id: 11, choice_ids: [wrong] }] })
    server.clock.advance(30_000)
    const right = rightAnswers(body).filter(({ question_id }) => question_id === 12)
    await who.put(`/attempts/${body.id}/answers`, { answers: right })
    return who.post(`/attempts/${body.id}/submit`)
  }
  await passQuiz(await server.as(network.people.titulaire), quiz)
  const second = await server.as(network.people.preparateur)
  await fail(second)
  await passQuiz(second, quiz)
  await fail(await server.as(await makeMember(server.db, { drugstore_id: network.ouest.id, type: 160 })))
  await fail(await server.as(network.people.voisin))
  const open = await server.as(await makeMember(server.db, { drugstore_id: network.ouest.id, type: 100 }))
  await open.post(`/quizzes/${quiz}/attempts`)
  const idle = await makeMember(server.db, { drugstore_id: network.ouest.id, last_name: 'Jamaisvu' })
  const found = { search_text: 'jamaisvu camille' }
  await server.db.updateTable('users').set(found).where('id', '=', idle.user_id).execute()
  server.clock.set('2026-03-20T09:00:00Z')
})
afterAll(() => server.close())

const lineOf = (lines: TrainingLine[], label: string) => lines.find((line) => line.label === label)

describe('D7-02 results of a training for the head office', () => {
  test('who it is for, who did it, how well and who is late, in all and by zone, group, role and pack', async () => {
    const { status, body } = await editor.get(`/admin/trainings/${quiz}/results`)

    expect(status).toBe(200)
    expect(body.training).toMatchObject({ kind_label: 'Quiz', due_on: '2026-03-12', pass_mark: 80 })
    // Five of the West and two of the South.
    expect(body.total).toMatchObject({ started: 5, concerned: 7, done: 2, success: 50, average: 65 })
    expect(body.total.late).toBe(body.total.concerned - 2)
    expect(lineOf(body.by_zone, 'Ouest')).toMatchObject({
      concerned: 5,
      started: 4,
      done: 2,
      late: 3,
      completion: 40,
      success: 67,
    })
    expect(lineOf(body.by_role, 'Préparateur')).toMatchObject({ concerned: 2, started: 2, done: 1, late: 1 })
    expect(body.by_group.map(({ key }: TrainingLine) => key)).toEqual(expect.arrayContaining(['MPR', 'PRLG']))
    expect(body.by_pack.find(({ key }: TrainingLine) => key === 'bVitrine')).toMatchObject({
      concerned: 5,
      done: 2,
    })
    expect(body.scores.at(-1)).toEqual({ from: 90, to: 100, people: 2 })
    expect(body.scores).toHaveLength(10)
    const sum = (lines: TrainingLine[]) => lines.reduce((all, line) => all + line.concerned, 0)
    for (const lines of [body.by_zone, body.by_group, body.by_role])
      expect(sum(lines)).toBe(body.total.concerned)
  })

  test('says of each question how it went at the first try of each person', async () => {
    const { body } = await editor.get(`/admin/trainings/${quiz}/questions`)

    expect(body.attempts).toBe(4)
    const question = body.data.find(({ question_id }: { question_id: number }) => question_id === 11)
    // The préparateur’s second try, all right, is not counted.
    expect(question).toMatchObject({ asked: 4, answered: 4, success: 25, discrimination: null })
    expect(question.most_wrong).toMatchObject({ label: 'Un collutoire', people: 3, share: 75 })
    expect(question.given.find(({ is_right }: { is_right: boolean }) => is_right)).toMatchObject({
      label: 'Un test rapide',
      people: 1,
    })
    const multiple = body.data.find(({ question_id }: { question_id: number }) => question_id === 12)
    expect(multiple).toMatchObject({ success: 100, most_wrong: null, median_s: 30 })
    const left = body.data.find(({ question_id }: { question_id: number }) => question_id === 16)
    expect(left).toMatchObject({ asked: 4, answered: 1, success: 25 })
  })

  test('opens on the people behind a figure, who is late first', async () => {
    const late = await editor.get(`/admin/trainings/${quiz}/people?status=late&zone_id=${network.ouest.zone}`)

    expect(late.body.meta.total).toBe(3)
    const [first] = late.body.data
    expect(first).toMatchObject({ is_late: true, zone: 'Ouest', due_on: '2026-03-12' })
    const named = await editor.get(`/admin/trainings/${quiz}/people?q=jamaisvu port`)
    expect(named.body.data).toMatchObject([{ last_name: 'Jamaisvu', status: 'todo', tries: 0, score: null }])
    const passed = await editor.get(
      `/admin/trainings/${quiz}/people?status=passed&role=100&group=MPR&pack=bVitrine`,
    )
    expect(passed.body.data).toMatchObject([{ tries: 2, score: 100, done_on: '2026-03-10' }])
    expect((await editor.get(`/admin/trainings/${quiz}/people?status=perdu`)).status).toBe(422)
  })

  test('is told apart by version once the quiz has changed', async () => {
    const own = await makeQuiz(server, network, { title: 'Deux versions' })
    const me = await server.as(network.people.titulaire)
    await passQuiz(me, own)
    const { body: draft } = await editor.get(`/admin/contents/quiz/${own}`)
    await editor.patch(`/admin/contents/quiz/${own}`, {
      version: draft.version,
      questions: draft.questions.slice(0, 2),
    })
    await passQuiz(await server.as(network.people.preparateur), own)

    const { body } = await editor.get(`/admin/trainings/${own}/results`)
    expect(body.versions).toMatchObject([
      { number: 1, attempts: 1 },
      { number: 2, attempts: 1 },
    ])
    const [first, second] = body.versions
    expect((await editor.get(`/admin/trainings/${own}/results?version_id=${first.id}`)).body.total.done).toBe(
      1,
    )
    const questions = (id: number) => editor.get(`/admin/trainings/${own}/questions?version_id=${id}`)
    expect((await questions(first.id)).body.data).toHaveLength(6)
    expect((await questions(second.id)).body.data).toHaveLength(2)
    expect((await editor.get(`/admin/trainings/${quiz}/results?version_id=${first.id}`)).status).toBe(404)
  })

  test('counts films too, by how far people came, and what a titulaire asked for', async () => {
    const film = (await makeContent(server, network, 'tutorial', { title: 'Tension', duration_s: 100 })).id
    const titulaire = await server.as(network.people.titulaire)
    const people = [network.people.preparateur.user_id]
    await titulaire.post('/team/assignments', { content_id: film, user_ids: people, due_on: '2026-03-22' })
    await titulaire.put(`/progress/tutorial/${film}`, { position_s: 99 })
    server.clock.set('2026-03-24T09:00:00Z')

    const { body } = await editor.get(`/admin/trainings/${film}/results`)
    expect(body.total).toMatchObject({ started: 1, done: 1, late: 1, success: null, average: null })
    expect(body.scores).toEqual([])
    expect((await editor.get(`/admin/trainings/${film}/questions`)).status).toBe(404)
    server.clock.set('2026-03-20T09:00:00Z')
  })

  test('D7-01 a success that has lapsed is to be done again, here as on the page of the team', async () => {
    const lapsing = await makeQuiz(server, network, {
      title: 'À renouveler',
      validity_months: 1,
      is_mandatory: true,
      target: target({ drugstore_ids: [network.ouest.id] }),
    })
    await passQuiz(await server.as(network.people.preparateur), lapsing)
    const stateOn = async (day: string) => {
      server.clock.set(`${day}T09:00:00Z`)
      const { body: team } = await (await server.as(network.people.titulaire)).get('/team/progress')
      const member = team.data.find(
        ({ user_id }: { user_id: number }) => user_id === network.people.preparateur.user_id,
      )
      const { body } = await editor.get(`/admin/trainings/${lapsing}/people?status=passed`)
      const own = member.trainings.find(({ content_id }: { content_id: number }) => content_id === lapsing)
      return [own.status === 'passed', body.meta.total === 1]
    }

    expect(await stateOn('2026-04-20')).toEqual([true, true])
    expect(await stateOn('2026-04-21')).toEqual([false, false])
    server.clock.set('2026-03-20T09:00:00Z')
  })
})

describe('D7-02 every training in one list', () => {
  test('with its figures, searched, sorted and narrowed by kind', async () => {
    const { body } = await editor.get('/admin/trainings?q=rappels&kind=quiz')

    expect(body.data).toMatchObject([{ id: quiz, title: 'Rappels de lots', is_mandatory: true, done: 2 }])
    const all = await editor.get('/admin/trainings?sort=title')
    const titles = all.body.data.map(({ title }: { title: string }) => title)
    expect(titles).toEqual(titles.toSorted((a: string, b: string) => a.localeCompare(b, 'fr')))
    expect((await editor.get('/admin/trainings?kind=news')).status).toBe(422)
  })
})

describe('D1-02 D16-02 an adviser sees the zones they follow, and only those', () => {
  test('in figures, people, questions and spreadsheets', async () => {
    const adviser = await server.as(await makeStaff(server.db, 3, { zones: ['Sud'] }))
    const path = `/admin/trainings/${quiz}`

    const { body } = await adviser.get(`${path}/results`)
    expect(body.by_zone.map(({ label }: TrainingLine) => label)).toEqual(['Sud'])
    expect(body.total).toMatchObject({ started: 1, done: 0 })
    expect((await adviser.get(`${path}/questions`)).body.attempts).toBe(1)
    const people = await adviser.get(`${path}/people`)
    expect(people.body.data.every(({ zone }: { zone: string }) => zone === 'Sud')).toBe(true)
    expect((await adviser.get(`${path}/people.csv`)).text).not.toContain('Ouest')
    for (const part of ['results', 'questions', 'people', 'people.csv', 'results.csv', 'questions.csv'])
      expect((await adviser.get(`${path}/${part}?zone_id=${network.ouest.zone}`)).status).toBe(403)
    expect((await adviser.get(`/admin/trainings?zone_id=${network.ouest.zone}`)).status).toBe(403)
  })

  test('members of pharmacies are refused', async () => {
    const titulaire = await server.as(network.people.titulaire)
    for (const path of ['', '.csv', `/${quiz}/results`, `/${quiz}/questions`, `/${quiz}/people`])
      expect((await titulaire.get(`/admin/trainings${path}`)).status).toBe(403)
    expect((await editor.get('/admin/trainings/999999/results')).status).toBe(404)
  })
})

describe('D7-02 D8-03 spreadsheets', () => {
  test('are French, hold every line, and no cell is a formula', async () => {
    const title = '=HYPERLINK("http://mauvais.test")'
    const trap = await makeQuiz(server, network, { title })
    await makeMember(server.db, { drugstore_id: network.ouest.id, last_name: '+cmd|calc' })

    const list = await editor.get('/admin/trainings.csv?q=hyperlink')
    const people = await editor.get(`/admin/trainings/${trap}/people.csv`)
    const results = await editor.get(`/admin/trainings/${trap}/results.csv`)
    const questions = await editor.get(`/admin/trainings/${quiz}/questions.csv`)

    for (const { status, text, headers } of [list, people, results, questions]) {
      expect(status).toBe(200)
      expect(headers['content-type']).toContain('text/csv')
      expect(text.startsWith('\uFEFF')).toBe(true)
      expect(text).not.toMatch(/(^|;|\n)"?[=+@]/)
    }
    expect(people.text).toContain("'+cmd|calc")
    expect(results.text).toContain('Zone;Ouest;')
    expect(questions.text).toContain('Un collutoire;75')
    const audited = await server.db
      .selectFrom('audit_log')
      .select('action')
      .where('action', '=', 'training.export_list')
      .execute()
    expect(audited.length).toBeGreaterThan(0)
  })
})
