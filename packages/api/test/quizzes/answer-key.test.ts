import { expect, test } from 'vitest'
import { networkApp } from '../content/network-app.ts'
import { makeContent, type PersonName } from '../content/network.ts'
import { makeMember } from '../factories.ts'
import { makeQuiz, passQuiz, rightAnswers } from './quiz-setup.ts'

const { t: server, network } = await networkApp()

/** What gives an answer away, wherever it stands in a text. */
const KEY =
  /"is_correct"|"tolerance"|"expected_value"|"match":|Accueillir"[^}]*"position":\s*\d|EXPLICATION-SECRETE|SOURCE-SECRETE/

const MEMBERS: PersonName[] = ['titulaire', 'preparateur', 'voisin', 'invite', 'sans_compte', 'conseiller']

/** What would end the visit before it is over, or submit the attempt, and what says nothing of any quiz. Each is one of the table, or the test fails. */
const LEFT_OUT = [
  'POST /api/v1/attempts/:id/submit',
  'GET /api/v1/logout',
  'POST /api/v1/logout',
  'DELETE /api/v1/users/:id',
  'DELETE /api/v1/accounts/:id',
  'DELETE /api/v1/me/sessions/:id',
  // Never ends: its messages are those of the bell, which is read.
  'GET /api/v1/notifications/stream',
  // Names the fields, and holds no content.
  'GET /api/v1/openapi.json',
]

/** What shows something of quizzes: the walk went through it, and was not only refused. */
const MUST_ANSWER = [
  'GET /api/v1/attempts/:id',
  'PUT /api/v1/attempts/:id/answers',
  'GET /api/v1/quizzes/:id/attempts',
  'GET /api/v1/contents/quiz/:ref',
  'GET /api/v1/contents/tutorial/:ref',
  'GET /api/v1/certificates/:code',
  'GET /api/v1/progress/:kind/:id',
  'GET /api/v1/users/:id/export',
  'GET /api/v1/notifications/:a/:b/unread',
  'GET /api/v1/team/progress',
  'GET /api/v1/team/progress.csv',
  'GET /api/v1/me/todo',
  'GET /api/v1/me/trainings',
  'GET /api/v1/home',
]

interface Known {
  quiz: number
  attempt: number
  film: number
  assignment: number
  code: string
  me: (typeof network.people)[PersonName]
  answers: unknown
}

/** The address with real ids: the quiz, this very attempt, the person's own account and pharmacy. */
function addressOf(url: string, known: Known): string {
  const { quiz, attempt, film, assignment, code, me } = known
  const ids: [RegExp, string | number][] = [
    [/attempts\/:id/, `attempts/${attempt}`],
    [/assignments\/:id/, `assignments/${assignment}`],
    [/users\/:id/, `users/${me.user_id}`],
    [/accounts\/:id/, `accounts/${me.account_id ?? 1}`],
    [/(drugstores\/validity|drugstores)\/:(id|drugstoreId)/, `$1/${me.drugstore_id ?? 1}`],
    [/notifications\/:a\/:b/, `notifications/user/${me.user_id}`],
    [/progress\/:kind\/:id/, `progress/tutorial/${film}`],
    [/contents\/tutorial\/:ref/, `contents/tutorial/${film}`],
    [/:code/, code],
    [/:partner/, 'ospharm'],
    [/:(id|ref|contentId)\b/, quiz],
    [/:\w+/, 1],
  ]
  return ids.reduce((path, [name, id]) => path.replace(name, String(id)), url.replace('/api/v1', ''))
}

/** A body that does something where the route can be made to; elsewhere an empty one. */
function bodyOf(url: string, { quiz, answers, me }: Known): unknown {
  if (url.endsWith('/answers')) return { answers }
  if (url.endsWith('/team/assignments')) return { content_id: quiz, user_ids: [me.user_id] }
  if (url.includes('/progress/')) return { position_s: 3 }
  if (url.endsWith('/users/:id')) return { first_name: 'Camille' }
  return {}
}

test('D7-01 D15-08 before it is submitted, the key of a quiz is in no answer any member can get', async () => {
  const film = (await makeContent(server, network, 'tutorial', { title: 'Angine', duration_s: 90 })).id
  const quiz = await makeQuiz(server, network, { is_mandatory: true, prepares_with: [film] })
  // Somebody of the same pharmacy is done with it: what they were shown must not come round either.
  const done = await makeMember(server.db, { drugstore_id: network.ouest.id, type: 160 })
  const { code } = (await passQuiz(await server.as(done), quiz)).body.certificate
  const boss = await server.as(network.people.titulaire)
  const user_ids = [network.people.titulaire.user_id, network.people.preparateur.user_id]
  const asked = await boss.post('/team/assignments', { content_id: quiz, user_ids, due_on: null })
  const routes = server.app.routeTable.filter(({ url }) => url.startsWith('/api/v1/'))
  const named = routes.map(({ method, url }) => `${method} ${url}`)
  expect(named).toEqual(expect.arrayContaining(LEFT_OUT))
  const answered = new Set<string>()

  for (const name of MEMBERS) {
    const me = await server.as(network.people[name])
    const started = await me.post(`/quizzes/${quiz}/attempts`)
    const known: Known = {
      quiz,
      // Whoever the quiz is not open to looks at another's.
      attempt: started.body.id ?? 1,
      film,
      assignment: asked.body.data[0].id,
      code,
      me: network.people[name],
      answers: started.status === 201 ? rightAnswers(started.body) : [],
    }
    // The head office's own screens show the key to whoever writes or follows quizzes, and to nobody else (D15-08).
    const isOfHeadOffice = name === 'conseiller'
    const calls = routes.filter(
      ({ method, url, access }) =>
        !LEFT_OUT.includes(`${method} ${url}`) &&
        (!isOfHeadOffice || ['public', 'member', 'drugstore'].includes(access)) &&
        // Reading everything; writing what a member may write at all.
        (method === 'GET' || ['public', 'member', 'drugstore'].includes(access)),
    )
    const seen = [
      { call: 'POST start', ...started },
      { call: 'GET list', ...(await me.get('/contents/quiz?q=angine&per_page=100')) },
      { call: 'GET search', ...(await me.get('/search?q=angine')) },
      { call: 'GET suggestions', ...(await me.get('/search/suggestions?q=ang')) },
    ]
    for (const { method, url } of calls) {
      const body = method === 'GET' ? {} : { payload: bodyOf(url, known) as object }
      const answer = await me.request(method as 'GET', addressOf(url, known), body)
      seen.push({ call: `${method} ${url}`, ...answer })
    }

    for (const { call, status } of seen) if (status < 300) answered.add(call)
    expect(
      seen
        .filter(({ text }) => KEY.test(text))
        .map(({ call, text }) => `${name}, ${call}: ${text.slice(0, 300)}`),
    ).toEqual([])
  }

  expect(MUST_ANSWER.filter((call) => !answered.has(call))).toEqual([])
  expect(answered.size).toBeGreaterThan(70)
})

test('D7-01 the numbers of a matching and of an ordering say nothing of their answer', async () => {
  const quiz = await makeQuiz(server, network)
  const orders = new Set<string>()
  const rights = new Set<string>()
  // Until chance has shown both orders of a matching of two: that a hundred attempts show one alone is no chance.
  for (let turn = 0; turn < 12 || (rights.size < 2 && turn < 100); turn += 1) {
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
