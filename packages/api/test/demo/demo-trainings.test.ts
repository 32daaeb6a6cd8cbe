import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentsStep } from '../../src/demo/demo-contents.ts'
import { trainingsStep } from '../../src/demo/demo-trainings.ts'
import { demoSignIns, loadDemo } from '../../src/demo/load-demo.ts'
import { peopleStep } from '../../src/demo/people.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'

let world: TestApp
beforeAll(async () => {
  world = await testApp({ now: '2026-11-16T09:00:00Z' })
  await loadDemo(world.deps, [peopleStep, contentsStep, trainingsStep])
}, 240_000)
afterAll(() => world.close())

async function signedIn(name: string): Promise<Caller> {
  const email = `${name}@demo.kiosque.test`
  const { body } = await world.anonymous.post('/login', { email, password: demoSignIns.password })
  return world.as(body.token as string)
}

test('D7-01 D14-02 the demonstration has quizzes in every state', async () => {
  const states = new Set<string>()
  for (const name of ['titulaire', 'adjoint', 'preparateur'])
    for (const { status } of (await (await signedIn(name)).get('/me/quizzes')).body.data) states.add(status)

  expect([...states].toSorted()).toEqual(['expired', 'failed', 'in_progress', 'passed', 'todo'])
})

test('D7-02 D14-02 its titulaire has somebody late, a course half done and an attestation to take away', async () => {
  const titulaire = await signedIn('titulaire')
  const team = (await titulaire.get('/team/progress')).body
  const mine = (await titulaire.get('/me/trainings')).body

  expect(team.meta.late).toBeGreaterThanOrEqual(1)
  expect(mine.data.find(({ kind }: { kind: string }) => kind === 'academy')).toMatchObject({
    status: 'in_progress',
  })
  const [certificate] = mine.certificates
  expect((await titulaire.get(`/attempts/${certificate.attempt_id}/certificate`)).status).toBe(200)
  expect(mine.certificates.some(({ is_valid }: { is_valid: boolean }) => !is_valid)).toBe(true)
})

test('D7-02 D14-02 every tutorial has its film and its subtitles, one series follows another', async () => {
  const titulaire = await signedIn('titulaire')
  const { data } = (await titulaire.get('/contents/tutorial?per_page=40')).body
  const films = await Promise.all(
    data.map(async ({ id }: { id: number }) => (await titulaire.get(`/contents/tutorial/${id}`)).body),
  )

  expect(films.map(({ video, subtitles }) => [video?.file?.type, subtitles?.type])).toEqual(
    films.map(() => ['video/mp4', 'text/vtt']),
  )
  const angine = films.find(({ title }) => title.includes('angine'))
  expect(angine.next_in_series.map(({ kind }: { kind: string }) => kind)).toEqual(['quiz'])
  expect((await titulaire.get(`/progress/tutorial/${angine.id}/series`)).body.data).toHaveLength(3)
})

test('D7-02 D14-02 its courses last what their modules last; one of them waits for another', async () => {
  const titulaire = await signedIn('titulaire')
  const { data } = (await titulaire.get('/contents/academy?per_page=40')).body
  const courses = await Promise.all(
    data.map(async ({ id }: { id: number }) => (await titulaire.get(`/contents/academy/${id}`)).body),
  )
  const minutes = ({ modules }: { modules: { duration_minutes: number }[] }) =>
    modules.reduce((sum, module) => sum + module.duration_minutes, 0)

  for (const course of courses) expect(Math.abs(minutes(course) - course.hours * 60)).toBeLessThanOrEqual(15)
  const locked = courses.find(({ title }) => title === 'Bilan partagé de médication')
  expect((await titulaire.get(`/progress/academy/${locked.id}`)).body.locked_by).toHaveLength(1)
})

test('D7-02 D13-05 its préparateur finds what is asked among what is to be done', async () => {
  const { text } = await (await signedIn('preparateur')).get('/me/todo')

  expect(text).toContain('Demandé par votre titulaire')
})

test('D14-02 trainings are loaded once, whatever the number of starts', async () => {
  const count = async () => [
    (await world.db.selectFrom('quiz_attempts').select('id').execute()).length,
    (await world.db.selectFrom('training_assignments').select('id').execute()).length,
  ]
  const before = await count()

  await loadDemo(world.deps, [peopleStep, contentsStep, trainingsStep])

  expect(await count()).toEqual(before)
})
