import { scoreQuiz } from '@kiosque/contract/domain/quiz-score'
import { expect, test } from 'vitest'
import { contentsStep } from '../../src/demo/demo-contents.ts'
import { coursesStep } from '../../src/demo/demo-courses.ts'
import { trainingCrowdStep } from '../../src/demo/demo-training-crowd.ts'
import { trainingFilesStep } from '../../src/demo/demo-training-files.ts'
import { trainingsStep } from '../../src/demo/demo-trainings.ts'
import { visitsStep } from '../../src/demo/demo-visits.ts'
import { loadDemo } from '../../src/demo/load-demo.ts'
import { peopleStep } from '../../src/demo/people.ts'
import { drawnFor } from '../../src/quizzes/quiz-definition.ts'
import { answersOf } from '../../src/quizzes/stored-answers.ts'
import type { Caller } from '../test-app.ts'
import { demoApp } from './demo-app.ts'

const STEPS = [
  peopleStep,
  contentsStep,
  trainingsStep,
  coursesStep,
  trainingCrowdStep,
  trainingFilesStep,
  visitsStep,
]

const { t: world, signedIn } = await demoApp(STEPS)

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

test('D7-02 D14-02 courses stand half done and finished, roles have their own day, laboratories are judged', async () => {
  const [adjoint, preparateur, titulaire] = await Promise.all(
    ['adjoint', 'preparateur', 'titulaire'].map((name) => signedIn(name)),
  )
  const file = (await adjoint!.get('/me/training-file')).body.data
  const attested = file.find(({ certificate_id: id }: { certificate_id: number | null }) => id !== null)
  expect((await adjoint!.get(`/course-certificates/${attested.certificate_id}/file`)).status).toBe(200)
  const mine = (await preparateur!.get('/me/trainings')).body.data
  const course = mine.find(({ title }: { title: string }) => title === 'Vacciner en officine')
  expect(course).toMatchObject({ status: 'in_progress', percent: 50 })
  const page = (await preparateur!.get(`/contents/academy/${course.id}`)).body
  expect(
    page.modules.some(({ content }: { content: { kind: string } | null }) => content?.kind === 'quiz'),
  ).toBe(true)
  const dueOf = async (who: Caller | undefined) =>
    (await who!.get('/contents/quiz?q=nutrition&per_page=48')).body.data[0]
  const [early, late] = [await dueOf(preparateur), await dueOf(titulaire)]
  expect(early).toMatchObject({ id: late.id, is_mandatory: true })
  expect(early.due_on < late.due_on).toBe(true)
  const admin = await signedIn('admin')
  const laboratories = (await admin.get('/admin/training-feedback/laboratories')).body.data
  expect(laboratories.length).toBeGreaterThanOrEqual(3)
})

test('D7-02 D14-02 an article leads to a quiz and a tutorial, a laboratory’s training to its quiz', async () => {
  const preparateur = await signedIn('preparateur')
  const found = (await preparateur.get('/contents/news?per_page=48')).body.data
  const { id } = found.find(({ title }: { title: string }) => title.includes('les nouveaux quiz du mois'))
  const article = (await preparateur.get(`/contents/news/${id}`)).body
  expect(article.learn_with.map(({ kind }: { kind: string }) => kind)).toEqual(['quiz', 'quiz', 'tutorial'])
  const trainings = (await preparateur.get('/contents/laboratory_training?per_page=48')).body.data
  const details = await Promise.all(
    trainings.map(
      async (each: { id: number }) =>
        (await preparateur.get(`/contents/laboratory_training/${each.id}`)).body,
    ),
  )
  const pairs = details
    .filter(({ quiz }) => quiz !== null)
    .map(({ title, quiz }) => [title, quiz.title].map((each) => each.replaceAll(/[\u00A0\u202F]/g, ' ')))
  expect(new Map(pairs as [string, string][])).toEqual(
    new Map([
      ['Magnésium : formes et indications', 'Nutrition : lire une étiquette'],
      ['Gencives sensibles', 'Hygiène bucco-dentaire'],
      ['Sommeil : conseiller sans banaliser', 'Sommeil : les bons conseils'],
      ['Le change et les érythèmes', 'Bébé : les conseils des premiers mois'],
      ['Le lavage de nez expliqué', 'Gamme hiver : connaissez-vous les produits ?'],
    ]),
  )
})

test('D14-02 a health test leads to what one learns for it; only the urine strip has nothing of its own', async () => {
  const titulaire = await signedIn('titulaire')
  const { data } = (await titulaire.get('/contents/health_test?per_page=48')).body
  const tests = await Promise.all(
    data.map(async ({ id }: { id: number }) => (await titulaire.get(`/contents/health_test/${id}`)).body),
  )
  const learntFor = (start: string) =>
    tests
      .find(({ title }) => title.startsWith(start))
      .learn_with.map(({ kind, title }: { kind: string; title: string }) => `${kind} ${title}`)

  expect(tests.filter(({ learn_with: learn }) => learn.length === 0)).toHaveLength(1)
  expect(learntFor('Cystite')).toEqual([])
  expect(learntFor('Audition')).toEqual(['tutorial Accueillir un client malentendant'])
  expect(learntFor('Souffle')).toContain('academy Accompagner le sevrage tabagique')
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

  await loadDemo(world.deps, STEPS)

  expect(await count()).toEqual(before)
})

test('D7-02 D14-02 results, analysis and averages of the demonstration are alive, and true', async () => {
  const editor = await signedIn('editeur')
  const { body: list } = await editor.get('/admin/trainings?kind=quiz&q=angine')
  const [angine] = list.data
  expect(angine.started).toBeGreaterThan(20)
  const { body: questions } = await editor.get(`/admin/trainings/${angine.id}/questions`)
  expect(questions.attempts).toBeGreaterThan(20)
  expect(new Set(questions.data.map(({ success }: { success: number }) => success)).size).toBeGreaterThan(1)
  expect(
    questions.data.some(
      ({ discrimination }: { discrimination: number | null }) => (discrimination ?? 0) > 0.1,
    ),
  ).toBe(true)

  const titulaire = await signedIn('titulaire')
  const { data } = (await titulaire.get(`/quizzes/${angine.id}/attempts`)).body
  const { body } = await titulaire.get(`/attempts/${data[0].id}/comparison`)
  expect(body.network.people).toBeGreaterThan(20)
  expect(body.network.average).toBeGreaterThan(30)
  expect(body.team.people).toBeGreaterThanOrEqual(5)

  // What was written at once is what the scorer would have said.
  const row = await world.db
    .selectFrom('quiz_attempts')
    .selectAll()
    .where('content_id', '=', angine.id)
    .where('number', '=', 2)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const definition = await world.deps.quizDefinitions.find(world.db, row.version_id)
  const scored = scoreQuiz(drawnFor(definition, row.seed), answersOf(row.answers), definition.pass_mark)
  expect(row).toMatchObject({ score: scored.percent, passed: scored.isPassed })
})

test('D7-02 D14-02 its titulaire has attestations of their own and a DPC duty half done, its adjoint has it whole', async () => {
  const file = (await (await signedIn('titulaire')).get('/me/training-file')).body
  const adjoint = (await (await signedIn('adjoint')).get('/me/training-file')).body

  expect(file.dpc).toMatchObject({ types_done: 1, is_fulfilled: false })
  expect(new Set(file.data.map(({ source }: { source: string }) => source))).toEqual(
    new Set(['upload', 'certificate', 'course']),
  )
  expect(file.expiring.length).toBeGreaterThanOrEqual(1)
  expect(adjoint.dpc.is_fulfilled).toBe(true)
  const [upload] = file.data.filter(({ source }: { source: string }) => source === 'upload')
  const titulaire = await signedIn('titulaire')
  expect((await titulaire.get(`/me/attestations/${upload.id}/file`)).text.startsWith('%PDF-')).toBe(true)
})

test('S2-24 D14-02 its pharmacy has visits in every state, and the head office some to answer', async () => {
  const own = (await (await signedIn('titulaire')).get('/visits')).body.data as { status: string }[]
  const waiting = (await (await signedIn('editeur')).get('/admin/visits?status=sent')).body

  expect(own.map(({ status }) => status).toSorted()).toEqual([
    'accepted',
    'cancelled',
    'held',
    'refused',
    'sent',
  ])
  expect(waiting.meta.total).toBeGreaterThanOrEqual(3)
})
