import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { closeOverdue } from '../../src/quizzes/close-attempt.service.ts'
import { makeNetwork, type Network } from '../content/network.ts'
import { makeMember } from '../factories.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'
import { choiceIds, makeQuiz, passQuiz, rightAnswers } from './quiz-setup.ts'

let server: TestApp
let network: Network
let someone: () => Promise<Caller>

beforeAll(async () => {
  server = await testApp()
  network = await makeNetwork(server)
  someone = async () => server.as(await makeMember(server.db, { drugstore_id: network.ouest.id, type: 100 }))
})
afterAll(() => server.close())

const MINUTE = 60_000

describe('D15-08 taking a quiz', () => {
  test('D7-01 begins, is saved at each answer, is scored by the server and shows its corrections', async () => {
    const me = await someone()
    const quiz = await makeQuiz(server, network, { shuffle_questions: true, shuffle_choices: true })

    const started = await me.post(`/quizzes/${quiz}/attempts`)
    expect(started).toMatchObject({
      status: 201,
      body: { number: 1, status: 'open', score: null, corrections: null },
    })
    expect(started.body.questions).toHaveLength(6)
    const answers = rightAnswers(started.body)
    const path = `/attempts/${started.body.id}`
    for (const answer of answers)
      expect((await me.put(`${path}/answers`, { answers: [answer] })).status).toBe(200)

    const done = await me.post(`${path}/submit`)
    expect(done).toMatchObject({
      status: 200,
      body: { status: 'submitted', score: 100, passed: true, points: 7, max_points: 7, pass_mark: 80 },
    })
    expect(done.body.corrections).toHaveLength(6)
    expect(done.body.corrections.every((each: { is_right: boolean }) => each.is_right)).toBe(true)
    expect(done.text).toContain('EXPLICATION-SECRETE')
    expect((await me.get(path)).body).toMatchObject({ score: 100, passed: true })
  })

  test('D7-01 an interrupted attempt resumes, on another device too', async () => {
    const person = await makeMember(server.db, { drugstore_id: network.ouest.id, type: 160 })
    const phone = await server.as(person)
    const quiz = await makeQuiz(server, network)
    const { body } = await phone.post(`/quizzes/${quiz}/attempts`)
    const [first] = rightAnswers(body)
    await phone.put(`/attempts/${body.id}/answers`, { answers: [first] })

    const desk = await server.as(person)
    const resumed = await desk.post(`/quizzes/${quiz}/attempts`)

    expect(resumed).toMatchObject({ status: 200, body: { id: body.id, number: 1 } })
    expect(resumed.body.questions).toEqual(body.questions)
    expect(resumed.body.answers).toHaveLength(1)
    expect((await desk.get(`/quizzes/${quiz}/attempts`)).body.standing).toMatchObject({
      status: 'in_progress',
      open_attempt_id: body.id,
    })
  })

  test('D7-01 partial answers count where the question says so, and nothing is right by being left out', async () => {
    const me = await someone()
    const quiz = await makeQuiz(server, network)
    const { body } = await me.post(`/quizzes/${quiz}/attempts`)
    const [fever] = choiceIds(12)
    await me.put(`/attempts/${body.id}/answers`, { answers: [{ question_id: 12, choice_ids: [fever] }] })

    const done = await me.post(`/attempts/${body.id}/submit`)

    expect(done.body).toMatchObject({ points: 1, max_points: 7, score: 14, passed: false })
  })

  test('an attempt is for who made it: for anybody else it does not exist', async () => {
    const me = await someone()
    const other = await someone()
    const quiz = await makeQuiz(server, network)
    const { body } = await me.post(`/quizzes/${quiz}/attempts`)
    const answers = { answers: rightAnswers(body) }

    expect((await other.get(`/attempts/${body.id}`)).status).toBe(404)
    expect((await other.put(`/attempts/${body.id}/answers`, answers)).status).toBe(404)
    expect((await other.post(`/attempts/${body.id}/submit`)).status).toBe(404)
    expect((await other.get(`/attempts/${body.id}/certificate`)).status).toBe(404)
    expect((await me.get(`/attempts/${body.id}`)).body).toMatchObject({ status: 'open', answers: [] })
  })

  test('D4-02 a quiz that is not for somebody cannot be begun by them', async () => {
    const quiz = await makeQuiz(server, network, { target: { drugstore_ids: [network.sud.id] } })

    expect((await (await someone()).post(`/quizzes/${quiz}/attempts`)).status).toBe(404)
    expect((await (await server.as(network.people.voisin)).post(`/quizzes/${quiz}/attempts`)).status).toBe(
      201,
    )
  })
})

describe('D15-08 what does not fit is refused, and changes nothing', () => {
  test.each<[string, (ids: number[]) => object, string]>([
    [
      'a question that was not drawn',
      () => ({ question_id: 999, choice_ids: [] }),
      'n’est pas dans votre quiz',
    ],
    ['an answer that is not proposed', () => ({ question_id: 11, choice_ids: [1] }), 'n’est pas proposée'],
    [
      'two answers where one is asked for',
      (ids) => ({ question_id: 11, choice_ids: ids.slice(0, 2) }),
      'qu’une réponse',
    ],
    ['a number where answers are ticked', () => ({ question_id: 11, value: 3 }), 'pas de nombre'],
    [
      'answers ticked where a number is asked for',
      (ids) => ({ question_id: 16, choice_ids: ids.slice(0, 1) }),
      'à cocher',
    ],
    ['an answer that says nothing', () => ({ question_id: 11 }), 'Donnez votre réponse'],
    ['half of an ordering', () => ({ question_id: 14, choice_ids: [109] }), 'toutes les étapes'],
    [
      'a pair that is not proposed',
      () => ({ question_id: 15, pairs: [{ choice_id: 112, match_id: 9 }] }),
      'association',
    ],
  ])('%s', async (_, answer, message) => {
    const me = await someone()
    const quiz = await makeQuiz(server, network)
    const { body } = await me.post(`/quizzes/${quiz}/attempts`)
    const ids = choiceIds(11)

    const refused = await me.put(`/attempts/${body.id}/answers`, { answers: [answer(ids)] })

    expect(refused.status).toBe(422)
    expect(refused.text).toContain(message)
    expect((await me.get(`/attempts/${body.id}`)).body.answers).toEqual([])
  })

  test('the wrong shape, no answer, a hundred and one', async () => {
    const me = await someone()
    const quiz = await makeQuiz(server, network)
    const { body } = await me.post(`/quizzes/${quiz}/attempts`)
    const put = (answers: unknown) => me.put(`/attempts/${body.id}/answers`, { answers })

    expect((await put([])).status).toBe(422)
    expect((await put('oui')).status).toBe(422)
    expect((await put([{ question_id: 11, choice_ids: 'a' }])).status).toBe(422)
    expect((await put([{ question_id: 16, value: 'cinq' }])).status).toBe(422)
    expect((await put(Array.from({ length: 101 }, () => ({ question_id: 11 })))).status).toBe(422)
  })

  test('an answer after the end: the attempt is closed and says so', async () => {
    const me = await someone()
    const quiz = await makeQuiz(server, network)
    const { body } = await me.post(`/quizzes/${quiz}/attempts`)
    await me.post(`/attempts/${body.id}/submit`)

    const late = await me.put(`/attempts/${body.id}/answers`, { answers: rightAnswers(body) })

    expect(late).toMatchObject({ status: 409, body: { code: 'attempt_closed' } })
    expect((await me.get(`/attempts/${body.id}`)).body).toMatchObject({ score: 0, passed: false })
  })
})

describe('D7-01 the time is kept by the server', () => {
  test('an answer in time counts; after it, the attempt is closed and scored with what was given', async () => {
    const me = await someone()
    const quiz = await makeQuiz(server, network, { time_limit_s: 300, pass_mark: 10 })
    const { body } = await me.post(`/quizzes/${quiz}/attempts`)
    expect(new Date(body.deadline_at).getTime() - new Date(body.server_time).getTime()).toBe(5 * MINUTE)
    const answers = rightAnswers(body)
    await me.put(`/attempts/${body.id}/answers`, { answers: answers.slice(0, 2) })

    server.clock.advance(5 * MINUTE + 3_000)
    const late = await me.put(`/attempts/${body.id}/answers`, { answers: answers.slice(2) })

    expect(late).toMatchObject({ status: 409, body: { code: 'time_over' } })
    const closed = await me.get(`/attempts/${body.id}`)
    expect(closed.body).toMatchObject({ status: 'expired', submitted_at: body.deadline_at, passed: true })
    expect(closed.body.answers).toHaveLength(2)
  })

  test('a limit of one second is held too', async () => {
    const me = await someone()
    const quiz = await makeQuiz(server, network, { time_limit_s: 1 })
    const { body } = await me.post(`/quizzes/${quiz}/attempts`)

    server.clock.advance(2_500)

    expect((await me.get(`/attempts/${body.id}`)).body).toMatchObject({ status: 'expired', score: 0 })
  })

  test('an attempt nobody comes back to is closed by itself', async () => {
    const me = await someone()
    const quiz = await makeQuiz(server, network, { time_limit_s: 60 })
    const { body } = await me.post(`/quizzes/${quiz}/attempts`)

    server.clock.advance(2 * MINUTE)
    expect(await closeOverdue(server.deps, server.clock.now())).toBe(1)
    const row = await server.db
      .selectFrom('quiz_attempts')
      .selectAll()
      .where('id', '=', body.id)
      .executeTakeFirstOrThrow()

    expect(row).toMatchObject({ is_expired: true, score: 0, passed: false })
  })
})

describe('D15-08 tries are counted', () => {
  test('three in all means three, and the fourth is refused', async () => {
    const me = await someone()
    const quiz = await makeQuiz(server, network, { max_attempts: 3 })
    for (const left of [2, 1, 0]) {
      const { body } = await me.post(`/quizzes/${quiz}/attempts`)
      await me.post(`/attempts/${body.id}/submit`)
      expect((await me.get(`/quizzes/${quiz}/attempts`)).body.standing.attempts_left).toBe(left)
    }

    const refused = await me.post(`/quizzes/${quiz}/attempts`)

    expect(refused).toMatchObject({ status: 409, body: { code: 'no_attempts_left' } })
    expect(refused.body.message).toContain('vos 3 tentatives')
    expect((await me.get(`/quizzes/${quiz}/attempts`)).body.data).toHaveLength(3)
  })

  test('fifty starts at once are one attempt, and one is the most there are', async () => {
    const me = await someone()
    const quiz = await makeQuiz(server, network, { max_attempts: 1 })

    const starts = await Promise.all(Array.from({ length: 50 }, () => me.post(`/quizzes/${quiz}/attempts`)))

    expect(new Set(starts.map(({ body }) => body.id)).size).toBe(1)
    expect(starts.filter(({ status }) => status === 201)).toHaveLength(1)
    expect((await me.get(`/quizzes/${quiz}/attempts`)).body.data).toHaveLength(1)
  })

  test('the limit holds however many start, answer and submit at once', async () => {
    const me = await someone()
    const quiz = await makeQuiz(server, network, { max_attempts: 3 })

    const tryOnce = async () => {
      const { status, body } = await me.post(`/quizzes/${quiz}/attempts`)
      if (status === 409) return body.code as string
      await me.post(`/attempts/${body.id}/submit`)
      return 'tried'
    }
    const outcomes: string[] = []
    for (let round = 0; round < 5; round += 1)
      outcomes.push(...(await Promise.all(Array.from({ length: 10 }, tryOnce))))

    expect(new Set(outcomes)).toEqual(new Set(['tried', 'no_attempts_left']))
    const { data, standing } = (await me.get(`/quizzes/${quiz}/attempts`)).body
    expect(data.map(({ number }: { number: number }) => number)).toEqual([3, 2, 1])
    expect(standing.attempts_left).toBe(0)
  })

  test('two tabs that answer at once lose nothing, and a submission between them is one result', async () => {
    const person = await makeMember(server.db, { drugstore_id: network.ouest.id, type: 160 })
    const [left, right] = [await server.as(person), await server.as(person)]
    const quiz = await makeQuiz(server, network)
    const { body } = await left.post(`/quizzes/${quiz}/attempts`)
    const answers = rightAnswers(body)

    const saved = await Promise.all(
      answers.map((answer, index) =>
        (index % 2 === 0 ? left : right).put(`/attempts/${body.id}/answers`, { answers: [answer] }),
      ),
    )
    expect(saved.map(({ status }) => status)).toEqual(answers.map(() => 200))
    const [wrong] = choiceIds(11)
    const [first, late, second] = await Promise.all([
      left.post(`/attempts/${body.id}/submit`),
      right.put(`/attempts/${body.id}/answers`, { answers: [{ question_id: 11, choice_ids: [wrong] }] }),
      right.post(`/attempts/${body.id}/submit`),
    ])

    expect([200, 409]).toContain(late?.status)
    expect(second?.body.score).toBe(first?.body.score)
    const closed = (await left.get(`/attempts/${body.id}`)).body
    // An answer saved just before the end counts; one that came after it does not.
    expect(closed.score).toBe(late?.status === 409 ? 100 : first?.body.score)
    expect(closed.answers).toHaveLength(6)
  })

  test('a double submission gives one result and one attestation', async () => {
    const me = await someone()
    const quiz = await makeQuiz(server, network)
    const { body } = await me.post(`/quizzes/${quiz}/attempts`)
    await me.put(`/attempts/${body.id}/answers`, { answers: rightAnswers(body) })

    const both = await Promise.all([1, 2, 3].map(() => me.post(`/attempts/${body.id}/submit`)))

    expect(both.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(new Set(both.map((each) => each.body.certificate.number)).size).toBe(1)
    expect(new Set(both.map((each) => each.body.submitted_at)).size).toBe(1)
  })

  test('after a failure one waits as long as the quiz says', async () => {
    const me = await someone()
    const quiz = await makeQuiz(server, network, { cooldown_hours: 24 })
    const { body } = await me.post(`/quizzes/${quiz}/attempts`)
    await me.post(`/attempts/${body.id}/submit`)

    const soon = await me.post(`/quizzes/${quiz}/attempts`)
    expect(soon).toMatchObject({ status: 409, body: { code: 'too_soon' } })
    expect(soon.body.message).toContain('dans 24\u00a0h')
    server.clock.advance(24 * 60 * MINUTE)

    expect((await me.post(`/quizzes/${quiz}/attempts`)).status).toBe(201)
  })
})

describe('D7-01 a quiz that changes', () => {
  test('finished and open attempts keep the version they began with; the next one gets the new', async () => {
    const me = await someone()
    const quiz = await makeQuiz(server, network)
    const before = await passQuiz(me, quiz)
    const editor = await server.as(network.people.editeur)
    const { body: draft } = await editor.get(`/admin/contents/quiz/${quiz}`)
    const saved = await editor.patch(`/admin/contents/quiz/${quiz}`, {
      version: draft.version,
      questions: draft.questions.slice(0, 2),
    })
    expect(saved.status).toBe(200)

    expect((await me.get(`/attempts/${before.body.id}`)).body.questions).toHaveLength(6)
    expect((await me.post(`/quizzes/${quiz}/attempts`)).body.questions).toHaveLength(2)
  })
})
