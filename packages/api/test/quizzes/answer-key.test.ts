import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeNetwork, type Network, type PersonName } from '../content/network.ts'
import { testApp, type TestApp } from '../test-app.ts'
import { makeQuiz, passQuiz, rightAnswers } from './quiz-setup.ts'

let server: TestApp
let network: Network

beforeAll(async () => {
  server = await testApp()
  network = await makeNetwork(server)
})
afterAll(() => server.close())

/** What gives an answer away, wherever it stands in a text. */
const KEY =
  /"is_correct"|"tolerance"|"expected_value"|"match":|Accueillir"[^}]*"position":\s*\d|EXPLICATION-SECRETE|SOURCE-SECRETE/

const MEMBERS: PersonName[] = ['titulaire', 'preparateur', 'voisin', 'invite', 'sans_compte', 'conseiller']

/** Every address a member can read, with ids that lead to the quiz and to the attempt where they can. */
function addresses(quiz: number, attempt: number): string[] {
  return server.app.routeTable
    .filter(
      ({ method, access, url }) =>
        method === 'GET' && (access === 'member' || access === 'public') && url.startsWith('/api/v1/'),
    )
    .filter(
      ({ url }) =>
        !/stream|logout|openapi|certificate|\/files|public-files|sign\/|partner-stand-in/.test(url),
    )
    .map(({ url }) => {
      const id = url.includes('/attempts/:id') ? attempt : quiz
      return url
        .replace('/api/v1', '')
        .replace(':kind', 'quiz')
        .replace(/:(id|ref|contentId|content_id)\b/g, String(id))
        .replace(/:\w+/g, '1')
    })
}

test('D7-01 D15-08 before it is submitted, the key of a quiz is in no answer any member can get', async () => {
  const quiz = await makeQuiz(server, network)
  for (const name of MEMBERS) {
    const me = await server.as(network.people[name])
    const started = await me.post(`/quizzes/${quiz}/attempts`)
    const { body } = started
    const seen = [started]
    // Whoever the quiz is not open to looks around all the same.
    if (started.status === 201)
      seen.push(await me.put(`/attempts/${body.id}/answers`, { answers: rightAnswers(body) }))
    for (const path of addresses(quiz, body.id ?? 1)) seen.push(await me.get(path))
    seen.push(
      await me.get('/contents/quiz'),
      await me.get(`/contents/quiz/${quiz}`),
      await me.get('/search?q=angine'),
    )

    expect(seen.filter(({ status }) => status === 200).length).toBeGreaterThan(30)
    expect(
      seen.filter(({ text }) => KEY.test(text)).map(({ text }) => `${name}: ${text.slice(0, 300)}`),
    ).toEqual([])
  }
})

test('D7-01 the numbers of a matching and of an ordering say nothing of their answer', async () => {
  const quiz = await makeQuiz(server, network)
  const orders = new Set<string>()
  const rights = new Set<string>()
  for (let turn = 0; turn < 12; turn += 1) {
    const me = await server.as(network.people.titulaire)
    const { body } = await me.post(`/quizzes/${quiz}/attempts`)
    const labels = (id: number, part: 'choices' | 'matches') => {
      const asked = body.questions.find((question: { id: number }) => question.id === id)
      return asked[part].map(({ label }: { label: string }) => label).join()
    }
    orders.add(labels(14, 'choices'))
    rights.add(labels(15, 'matches'))
    await me.post(`/attempts/${body.id}/submit`)
  }

  expect(orders).not.toContain('Accueillir,Questionner,Conseiller')
  expect(orders.size).toBeGreaterThan(1)
  expect([...rights].toSorted()).toEqual(['Douleur,Reflux', 'Reflux,Douleur'])
})

test('D7-01 corrections follow the setting of the quiz', async () => {
  const me = await server.as(network.people.preparateur)
  const take = async (fields: object) => {
    const quiz = await makeQuiz(server, network, { ...fields })
    const { body } = await me.post(`/quizzes/${quiz}/attempts`)
    const failed = await me.post(`/attempts/${body.id}/submit`)
    return { failed, again: () => me.get(`/attempts/${body.id}`), quiz }
  }

  const never = await take({ review: 'never' })
  expect(never.failed.body).toMatchObject({ score: 0, corrections: null })
  expect(never.failed.text).not.toMatch(KEY)

  const whenPassed = await take({ review: 'after_pass' })
  expect(whenPassed.failed.text).not.toMatch(KEY)
  expect(whenPassed.failed.body.corrections_note).toContain('une fois le quiz réussi')
  await passQuiz(me, whenPassed.quiz)
  expect((await whenPassed.again()).body.corrections).toHaveLength(6)

  const whenClosed = await take({ review: 'after_close', due_on: '2026-03-12' })
  expect(whenClosed.failed.text).not.toMatch(KEY)
  server.clock.set('2026-03-13T09:00:00Z')
  expect((await whenClosed.again()).body.corrections).toHaveLength(6)
})
