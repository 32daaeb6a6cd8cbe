import { expect, test } from 'vitest'
import { networkApp } from '../content/network-app.ts'

const { editeur: editor } = await networkApp('editeur')

const GOOD = {
  type: 'single',
  label: 'Que proposer ?',
  choices: [{ label: 'Un test', is_correct: true }, { label: 'Rien' }],
}
const NO_RIGHT = { ...GOOD, choices: [{ label: 'Un test' }, { label: 'Rien' }] }
const ONE_CHOICE = { ...GOOD, choices: [{ label: 'Un test', is_correct: true }] }
const draft = (more: object = {}) => ({
  title: 'Quiz à écrire',
  excerpt: 'Deux phrases.',
  questions: [GOOD],
  ...more,
})
const path = '/admin/contents/quiz'

test.each([
  ['without right answer', { questions: [GOOD, NO_RIGHT] }, 'Question 2\u00a0: Cochez la bonne réponse.'],
  [
    'with one choice',
    { questions: [GOOD, ONE_CHOICE] },
    'Question 2\u00a0: Proposez au moins deux réponses.',
  ],
])('D7-01 a quiz %s stays a draft: publishing it is refused in words', async (_, part, message) => {
  const { body: made } = await editor.post(path, draft(part))
  const refused = await editor.post(`${path}/${made.id}/publish`, { version: made.version })
  expect(refused).toMatchObject({ status: 422, body: { errors: { 'questions.1': [message] } } })
  const { body } = await editor.get(`${path}/${made.id}`)
  expect(body).toMatchObject({ status: 'draft', version: made.version })
  const before = (await editor.get(`${path}?per_page=1`)).body.meta.total
  expect(await editor.post(path, draft({ ...part, status: 'published' }))).toMatchObject({
    status: 422,
    body: { errors: { 'questions.1': [message] } },
  })
  expect((await editor.get(`${path}?per_page=1`)).body.meta.total).toBe(before)
})

const NO_QUESTION = 'Ce quiz n’a pas encore de question. Ajoutez-en au moins une avant de publier.'

test('D7-01 a quiz without any question stays a draft, and one on line cannot lose its last', async () => {
  const { status, body: made } = await editor.post(path, draft({ questions: [] }))
  expect(status).toBe(201)

  const publish = () => editor.post(`${path}/${made.id}/publish`, { version: made.version })
  expect(await publish()).toMatchObject({ status: 422, body: { errors: { questions: [NO_QUESTION] } } })
  const { body: kept } = await editor.get(`${path}/${made.id}`)
  expect(kept).toMatchObject({ status: 'draft', version: made.version })
  const { body: asked } = await editor.patch(`${path}/${made.id}`, {
    questions: [GOOD],
    version: made.version,
  })
  const { body: live } = await editor.post(`${path}/${made.id}/publish`, { version: asked.version })
  const emptied = await editor.patch(`${path}/${made.id}`, { questions: [], version: live.version })

  expect(emptied).toMatchObject({ status: 422, body: { errors: { questions: [NO_QUESTION] } } })
})

test.each(['single', 'multiple'])('D7-01 a %s choice does not propose one answer twice', async (type) => {
  const choices = [...GOOD.choices, { label: '  UN  test ' }]
  const { status, body: made } = await editor.post(
    path,
    draft({ questions: [GOOD, { ...GOOD, type, choices }] }),
  )
  expect(status).toBe(201)

  const refused = await editor.post(`${path}/${made.id}/publish`, { version: made.version })

  const message = 'Question 2\u00a0: La réponse 3 répète la réponse 1. Changez-la ou retirez-la.'
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: { 'questions.1.choices.2.label': [message] } },
  })
})

test('D7-01 a quiz on line cannot lose its right answer', async () => {
  const { body: made } = await editor.post(path, draft())
  const { body: live } = await editor.post(`${path}/${made.id}/publish`, { version: made.version })
  const refused = await editor.patch(`${path}/${made.id}`, { questions: [NO_RIGHT], version: live.version })
  expect(refused).toMatchObject({
    status: 422,
    body: { errors: { 'questions.0': ['Question 1\u00a0: Cochez la bonne réponse.'] } },
  })
  const { body } = await editor.get(`${path}/${made.id}`)
  expect(body.version).toBe(live.version)
  expect(body.questions[0].choices[0].is_correct).toBe(true)
})

test.each([
  [{ pass_mark: 101 }, 'pass_mark', 'Saisissez un nombre entre 1 et 100.'],
  [{ pass_mark: 0 }, 'pass_mark', 'Saisissez un nombre entre 1 et 100.'],
  [{ max_attempts: 0 }, 'max_attempts', 'Saisissez un nombre entre 1 et 100.'],
  [{ time_limit_s: 0 }, 'time_limit_s', 'Saisissez un nombre entre 1 et 86400.'],
  [{ questions: [{ ...GOOD, type: 'essay' }] }, 'questions.0.type', 'Choisissez une valeur de la liste.'],
  [{ questions: [{ ...GOOD, points: 0 }] }, 'questions.0.points', 'Saisissez un nombre entre 1 et 10.'],
])('D7-01 %j is refused in words, and the quiz stays as it was', async (part, field, message) => {
  const { body: made } = await editor.post(path, draft({ pass_mark: 70 }))
  const refused = await editor.patch(`${path}/${made.id}`, { ...part, version: made.version })
  expect(refused).toMatchObject({ status: 422, body: { errors: { [field]: [message] } } })
  expect((await editor.get(`${path}/${made.id}`)).body).toEqual(made)
})
