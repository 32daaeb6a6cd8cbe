import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Target } from '@kiosque/contract/domain/audience'
import type { KindKey } from '@kiosque/contract/kinds/registry'
import type { TodoItem } from '@kiosque/contract/wire/home'
import { makeContent, makeNetwork, target, type Network, type PersonName } from '../content/network.ts'
import { makeQuiz, passQuiz, QUESTIONS } from '../quizzes/quiz-setup.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'

let server: TestApp
let network: Network
const callers = {} as Record<PersonName, Caller>
const preparateurs = target({ account_types: [100] })
let ouest: Target

beforeAll(async () => {
  server = await testApp()
  network = await makeNetwork(server)
  for (const name of ['titulaire', 'preparateur', 'voisin', 'editeur', 'conseiller'] as const)
    callers[name] = await server.as(network.people[name])
  ouest = target({ zones: [network.ouest.zone] })
})
afterAll(() => server.close())
beforeEach(() => server.clock.set('2026-03-10T09:00:00Z'))

const give = (id: number, ...data: readonly (readonly [Partial<Target>, string])[]) =>
  callers.editeur.put(`/admin/trainings/${id}/due-dates`, {
    data: data.map(([whom, due_on]) => ({ target: whom, due_on })),
  })
const modules = [{ id: 1, title: 'Accueillir' }]
const make = async (kind: KindKey, title: string, fields: Record<string, unknown> = {}) =>
  kind === 'quiz'
    ? makeQuiz(server, network, { title, ...fields })
    : (await makeContent(server, network, kind, { title, duration_s: 200, modules, ...fields })).id

const waiting = async (who: PersonName, title: string): Promise<TodoItem[]> =>
  (await callers[who].get('/me/todo')).body.data.filter((item: TodoItem) => item.title === title)
const mine = async (who: PersonName, id: number) =>
  (await callers[who].get('/me/trainings')).body.data.find((each: { id: number }) => each.id === id)
const titles = async (who: PersonName, kind: string, query = '') =>
  (await callers[who].get(`/contents/${kind}?per_page=48${query}`)).body.data.map(
    ({ title }: { title: string }) => title,
  )

describe.each([
  ['quiz', 'due_on'],
  ['tutorial', 'due_on'],
  ['academy', 'finish_before'],
] as const)('D7-02 a %s due on different days for different audiences', (kind, field) => {
  let id: number
  const title = `Selon le public, ${kind}`

  beforeAll(async () => {
    id = await make(kind, title, { [field]: '2026-03-30' })
    await give(id, [preparateurs, '2026-03-20'], [ouest, '2026-03-22'])
  })

  test('shows each the nearest day that holds for them, in lists and on its page', async () => {
    const days = async (who: PersonName) => {
      const page = (await callers[who].get(`/contents/${kind}/${id}`)).body
      const list = (await callers[who].get(`/contents/${kind}?per_page=48`)).body.data
      const card = list.find((each: { id: number }) => each.id === id)
      return [page[field], page.is_mandatory, card[field], card.is_mandatory]
    }

    expect(await days('preparateur')).toEqual(['2026-03-20', true, '2026-03-20', true])
    expect(await days('titulaire')).toEqual(['2026-03-22', true, '2026-03-22', true])
    expect(await days('voisin')).toEqual(['2026-03-30', false, '2026-03-30', false])
    expect(await days('editeur')).toEqual(['2026-03-30', false, '2026-03-30', false])
  })

  test('waits in the to-do with that day, and obligatory', async () => {
    expect(await waiting('preparateur', title)).toMatchObject([{ due_on: '2026-03-20', is_mandatory: true }])
    expect(await waiting('titulaire', title)).toMatchObject([{ due_on: '2026-03-22', is_mandatory: true }])
    expect(await waiting('voisin', title)).toEqual([])
    expect(await mine('preparateur', id)).toMatchObject({ due_on: '2026-03-20', is_mandatory: true })
  })

  test('is late for each when their own day has passed, on the page of the team and in the figures', async () => {
    server.clock.set('2026-03-21T09:00:00Z')

    const { body } = await callers.titulaire.get('/team/progress')
    const own = (who: PersonName) =>
      body.data
        .find((member: { user_id: number }) => member.user_id === network.people[who].user_id)
        .trainings.find((each: { content_id: number }) => each.content_id === id)

    expect(own('preparateur')).toMatchObject({ due_on: '2026-03-20', is_late: true })
    expect(own('titulaire')).toMatchObject({ due_on: '2026-03-22', is_late: false })
    expect(body.trainings.find((each: { id: number }) => each.id === id).due_on).toBe('2026-03-20')
    const results = (await callers.editeur.get(`/admin/trainings/${id}/results`)).body
    expect(results.training).toMatchObject({ due_on: '2026-03-20', audience_days: 2, is_mandatory: true })
    expect(results.total.late).toBe(1)
    const late = (await callers.editeur.get(`/admin/trainings/${id}/people?status=late`)).body.data
    expect(late).toMatchObject([{ id: network.people.preparateur.user_id, due_on: '2026-03-20' }])
  })
})

describe('D7-02 the days of audiences', () => {
  test('put what is due first at the head of the list of those concerned only', async () => {
    const far = await make('tutorial', 'Loin pour tous', { due_on: '2026-06-01' })
    await make('tutorial', 'Avril pour tous', { due_on: '2026-04-01' })
    await give(far, [preparateurs, '2026-03-15'])

    const place = async (who: PersonName, query = '') => {
      const list = await titles(who, 'tutorial', query)
      return list.indexOf('Loin pour tous') - list.indexOf('Avril pour tous')
    }

    expect(await place('preparateur')).toBeLessThan(0)
    expect(await place('titulaire')).toBeGreaterThan(0)
    expect(await place('preparateur', '&sort=title')).toBeGreaterThan(0)
  })

  test('remind each before their own day, and only once', async () => {
    const id = await make('tutorial', 'Rappelé')
    await give(id, [preparateurs, '2026-03-20'])
    const morning = (day: string) => {
      server.clock.set(`${day}T06:35:00Z`)
      return server.jobs.run('trainings.remind')
    }
    for (const day of ['2026-03-12', '2026-03-14', '2026-03-15', '2026-03-19']) await morning(day)

    const bell = async (who: PersonName) => {
      const path = `/notifications/user/${network.people[who].user_id}/unread?per_page=100`
      const { body } = await callers[who].get(path)
      return body.data.filter((each: { title: string }) => each.title.includes('Rappelé'))
    }
    expect((await bell('preparateur')).map(({ text }: { text: string }) => text)).toContain(
      'À faire avant le 20/03/2026.',
    )
    expect(await bell('preparateur')).toHaveLength(2)
    expect(await bell('titulaire')).toEqual([])
  })

  test('are not put off by a titulaire, who may ask for it earlier', async () => {
    const id = await make('quiz', 'Demandé aussi')
    await give(id, [preparateurs, '2026-03-20'])
    const ask = (due_on: string) =>
      callers.titulaire.post('/team/assignments', {
        content_id: id,
        user_ids: [network.people.preparateur.user_id],
        due_on,
      })

    await ask('2026-04-30')
    expect((await mine('preparateur', id)).due_on).toBe('2026-03-20')
    await ask('2026-03-14')
    expect((await mine('preparateur', id)).due_on).toBe('2026-03-14')
  })

  test('follow the writing of them, and their withdrawal, at once', async () => {
    const id = await make('quiz', 'Change souvent')
    const day = async () => (await callers.preparateur.get(`/contents/quiz/${id}`)).body.due_on
    expect(await day()).toBeNull()
    await give(id, [preparateurs, '2026-03-20'])
    expect(await day()).toBe('2026-03-20')
    await give(id, [preparateurs, '2026-03-25'])
    expect(await day()).toBe('2026-03-25')
    await give(id)
    expect(await day()).toBeNull()
    expect(await waiting('preparateur', 'Change souvent')).toEqual([])
  })

  test('S7-35 keep the corrections until the last of them has passed', async () => {
    const id = await make('quiz', 'Corrigé à la fin', { review: 'after_close', due_on: '2026-03-12' })
    await give(id, [ouest, '2026-03-20'])
    const { body } = await passQuiz(callers.voisin, id)
    const read = async () => (await callers.voisin.get(`/attempts/${body.id}`)).body

    server.clock.set('2026-03-15T09:00:00Z')
    expect((await read()).corrections).toBeNull()
    server.clock.set('2026-03-21T09:00:00Z')
    expect((await read()).corrections).toHaveLength(QUESTIONS.length)
  })

  test('are shown to whoever looks « comme » somebody', async () => {
    const id = await make('quiz', 'Vu comme')
    await give(id, [preparateurs, '2026-03-20'])
    const as = (type: number) =>
      callers.editeur.get(
        `/admin/preview?kind=quiz&ref=${id}&drugstore_id=${network.ouest.id}&account_type=${type}`,
      )

    expect((await as(100)).body.due_on).toBe('2026-03-20')
    expect((await as(200)).body.due_on).toBeNull()
  })

  test('move with a zone that gives way to another', async () => {
    const id = await make('quiz', 'Zone fusionnée')
    const admin = await server.as(network.people.admin)
    const { body } = await admin.post('/admin/zones', { name: 'Éphémère' })
    await give(id, [target({ zones: [body.id] }), '2026-03-20'])
    expect((await callers.titulaire.get(`/contents/quiz/${id}`)).body.due_on).toBeNull()

    await admin.delete(`/admin/zones/${body.id}?replacement=${network.ouest.zone}`)

    expect((await callers.titulaire.get(`/contents/quiz/${id}`)).body.due_on).toBe('2026-03-20')
  })

  test('are the editors’ to write; bad ones are refused and change nothing', async () => {
    const id = await make('quiz', 'Gardé')
    await give(id, [preparateurs, '2026-03-20'])
    const news = (await makeContent(server, network, 'news', { title: 'Une actualité' })).id
    const refused = async (body: unknown, at = id) => {
      const answer = await callers.editeur.put(`/admin/trainings/${at}/due-dates`, body)
      return [answer.status, Object.keys(answer.body.errors ?? {})[0]]
    }
    const due_on = '2026-03-20'

    expect(await refused({ data: [{ target: {}, due_on }] })).toEqual([422, 'data.0.target'])
    expect(await refused({ data: [{ target: preparateurs, due_on: '31/02/2026' }] })).toEqual([
      422,
      'data.0.due_on',
    ])
    expect(await refused({ data: [{ target: preparateurs, due_on: '9999-12-31' }] })).toEqual([
      422,
      'data.0.due_on',
    ])
    expect(await refused({ data: [{ target: target({ zones: [99_999] }), due_on }] })).toEqual([
      422,
      'data.0.target.zones',
    ])
    const twice = [preparateurs, preparateurs].map((each) => ({ target: each, due_on }))
    expect(await refused({ data: twice })).toEqual([422, 'data.1.target'])
    expect(await refused({ data: [] }, news)).toEqual([404, undefined])
    expect(await refused({ data: [] }, 999_999)).toEqual([404, undefined])
    expect((await callers.conseiller.put(`/admin/trainings/${id}/due-dates`, { data: [] })).status).toBe(403)
    expect((await callers.titulaire.get(`/admin/trainings/${id}/due-dates`)).status).toBe(403)
    expect((await callers.conseiller.get(`/admin/trainings/${id}/due-dates`)).body.data).toMatchObject([
      { target: preparateurs, due_on },
    ])
  })
})
