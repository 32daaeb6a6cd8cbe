import { describe, expect, test } from 'vitest'
import { networkApp } from '../content/network-app.ts'
import { makeContent } from '../content/network.ts'

const { t: server, network, editeur: editor } = await networkApp('editeur')

let next = 0
const question = (more: object = {}) => ({
  type: 'single',
  label: `Que proposer en premier, cas ${(next += 1)} ?`,
  explanation: 'Le test rapide oriente.',
  choices: [
    { label: 'Un collutoire', is_correct: false },
    { label: 'Un test rapide', is_correct: true },
  ],
  tags: ['Angine'],
  ...more,
})

async function make(more: object = {}) {
  const answer = await editor.post('/admin/question-bank', question(more))
  expect([answer.status, answer.body.errors]).toEqual([201, undefined])
  return answer.body
}

/** A published quiz that asks this question of the bank, and one of its own. */
async function quizAsking(bank: { id: number; [field: string]: unknown }, title = 'Angines') {
  const {
    id: _id,
    tags: _t,
    uses: _u,
    picture: _p,
    version: _v,
    created_at: _c,
    updated_at: _d,
    ...own
  } = bank
  return makeContent(server, network, 'quiz', {
    title,
    questions: [
      { ...own, bank_id: bank.id },
      {
        type: 'true_false',
        label: 'Vrai ?',
        choices: [{ label: 'Vrai', is_correct: true }, { label: 'Faux' }],
      },
    ],
  })
}

describe('D7-01 the question bank', () => {
  test('keeps questions with tags, finds them by words, tag, type and use', async () => {
    const otitis = await make({
      label: 'Quel signe évoque une otite externe ?',
      tags: [' Otite  externe', 'ORL', 'orl'],
    })
    await make({ type: 'numeric', label: 'Combien de gouttes ?', number: 3, choices: [], tags: ['orl'] })

    expect(otitis.tags).toEqual(['otite externe', 'orl'])
    const found = async (query: string) =>
      (await editor.get(`/admin/question-bank?${query}`)).body.data.map(
        ({ label }: { label: string }) => label,
      )
    expect(await found('q=OTITE+évoque')).toEqual([otitis.label])
    expect(await found('tag=orl')).toEqual(['Combien de gouttes ?', otitis.label])
    expect(await found('tag=orl&type=numeric')).toEqual(['Combien de gouttes ?'])
    expect(await found('tag=orl&usage=used')).toEqual([])
    await quizAsking(otitis)
    expect(await found('tag=orl&usage=used')).toEqual([otitis.label])
    expect(await found('tag=orl&usage=unused')).toEqual(['Combien de gouttes ?'])
    const { body } = await editor.get('/admin/question-bank/tags')
    expect(body.data).toContainEqual({ tag: 'orl', count: 2 })
  })

  test('is for those who write contents, and says who changed what', async () => {
    const made = await make()
    const { body } = await editor.patch(`/admin/question-bank/${made.id}`, { points: 3, version: 1 })
    expect(body).toMatchObject({ points: 3, version: 2, tags: ['angine'] })
    expect(await editor.patch(`/admin/question-bank/${made.id}`, { points: 4, version: 1 })).toMatchObject({
      status: 409,
      body: { code: 'stale' },
    })
    expect((await editor.delete(`/admin/question-bank/${made.id}`)).status).toBe(204)
    expect((await editor.get(`/admin/question-bank/${made.id}`)).status).toBe(404)
    const log = await server.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_type', '=', 'bank_question')
      .where('subject_id', '=', String(made.id))
      .execute()
    expect(log.map(({ action }) => action)).toEqual([
      'bank_question.create',
      'bank_question.update',
      'bank_question.delete',
    ])
    for (const name of ['titulaire', 'conseiller'] as const) {
      const other = await server.as(network.people[name])
      expect((await other.get('/admin/question-bank')).status).toBe(403)
      expect((await other.post('/admin/question-bank', question())).status).toBe(403)
    }
  })

  test.each([
    [
      'no right answer',
      { choices: [{ label: 'Oui' }, { label: 'Non' }] },
      'choices',
      'Cochez la bonne réponse.',
    ],
    [
      'one choice',
      { choices: [{ label: 'Oui', is_correct: true }] },
      'choices',
      'Proposez au moins deux réponses.',
    ],
    [
      'the same answer twice',
      { choices: [{ label: 'Oui', is_correct: true }, { label: ' oui' }] },
      'choices.1.label',
      'La réponse 2 répète la réponse 1. Changez-la ou retirez-la.',
    ],
    ['no number', { type: 'numeric', choices: [] }, 'number', 'Donnez le nombre attendu.'],
    ['an unknown type', { type: 'essay' }, 'type', 'Choisissez une valeur de la liste.'],
    ['too many points', { points: 11 }, 'points', 'Saisissez un nombre entre 1 et 10.'],
    ['no words', { label: '  ' }, 'label', 'Ce champ est requis.'],
    [
      'a picture that is not there',
      { image: 999_999 },
      'image',
      'Ce fichier n’existe plus. Choisissez-en un autre.',
    ],
    ['too many tags', { tags: 'abcdefghijk'.split('') }, 'tags', '10\u00a0étiquettes au plus.'],
  ])('a question with %s is refused in words, and nothing is kept', async (_, more, field, message) => {
    const before = (await editor.get('/admin/question-bank')).body.meta.total
    const answer = await editor.post('/admin/question-bank', question(more))
    expect(answer).toMatchObject({ status: 422, body: { errors: { [field]: [message] } } })
    expect((await editor.get('/admin/question-bank')).body.meta.total).toBe(before)
  })

  test('the same question is not kept twice', async () => {
    const made = await make({ label: 'Une question  déjà posée ?' })
    const again = await editor.post('/admin/question-bank', question({ label: 'UNE QUESTION DEJA POSEE' }))
    expect(again).toMatchObject({
      status: 422,
      body: { errors: { label: [`Cette question est déjà dans la banque, sous le numéro ${made.id}.`] } },
    })
    // The same words with other answers ask something else.
    await make({
      label: 'Une question déjà posée ?',
      choices: [{ label: 'A', is_correct: true }, { label: 'B' }],
    })
  })
})

describe('D7-01 a quiz follows the bank', () => {
  test('changing a question makes a new version of each quiz that asks it; finished attempts keep theirs', async () => {
    const made = await make()
    const quiz = await quizAsking(made, 'Quiz en ligne')
    const me = await server.as(network.people.titulaire)
    const { body: started } = await me.post(`/quizzes/${quiz.id}/attempts`)
    const finished = await me.post(`/attempts/${started.id}/submit`)

    const { status, body } = await editor.patch(`/admin/question-bank/${made.id}`, {
      label: 'Que proposer avant tout ?',
      choices: [
        { ...made.choices[0], is_correct: true },
        { ...made.choices[1], is_correct: false },
      ],
    })

    expect([status, body.uses]).toEqual([
      200,
      [{ id: quiz.id, title: 'Quiz en ligne', status: 'published', is_live: true }],
    ])
    const now = (await editor.get(`/admin/contents/quiz/${quiz.id}`)).body
    expect(now.questions[0]).toMatchObject({ bank_id: made.id, label: 'Que proposer avant tout ?' })
    expect(now.questions[1]).toMatchObject({ label: 'Vrai ?' })
    expect(now.version).toBe(2)
    const kept = await me.get(`/attempts/${started.id}`)
    expect(kept.body.corrections).toEqual(finished.body.corrections)
    expect(kept.text).toContain(made.label)
    const again = await me.post(`/quizzes/${quiz.id}/attempts`)
    expect(again.text).toContain('Que proposer avant tout ?')
    const ids = (attempt: typeof again) =>
      attempt.body.questions.map(({ id }: { id: number }) => id).toSorted()
    expect(ids(again)).toEqual(ids(finished))
  })

  test('an earlier version brought back asks the questions of the bank as they are now', async () => {
    const [made, gone] = [await make(), await make({ label: 'Et ensuite ?' })]
    const quiz = await quizAsking(made, 'Quiz restauré')
    const read = async () => (await editor.get(`/admin/contents/quiz/${quiz.id}`)).body
    const [asked, own] = (await read()).questions
    const departing = { ...asked, id: 77, bank_id: gone.id, label: 'Et ensuite ?' }
    await editor.patch(`/admin/contents/quiz/${quiz.id}`, { version: 1, questions: [asked, departing, own] })
    await editor.patch(`/admin/contents/quiz/${quiz.id}`, { version: 2, questions: [own] })
    await editor.patch(`/admin/question-bank/${made.id}`, { label: 'Que proposer désormais ?' })
    expect((await editor.delete(`/admin/question-bank/${gone.id}`)).status).toBe(204)

    const restored = await editor.post(`/admin/contents/quiz/${quiz.id}/versions/2/restore`, { version: 3 })

    expect(restored.status).toBe(200)
    expect((await read()).questions).toMatchObject([
      { bank_id: made.id, label: 'Que proposer désormais ?' },
      { bank_id: null, label: 'Et ensuite ?' },
      { label: 'Vrai ?' },
    ])
    await editor.patch(`/admin/question-bank/${made.id}`, { label: 'Encore autrement ?' })
    expect((await read()).questions[0].label).toBe('Encore autrement ?')
  })

  test('another tag changes no quiz', async () => {
    const made = await make()
    const quiz = await quizAsking(made)
    await editor.patch(`/admin/question-bank/${made.id}`, { tags: ['comptoir'] })
    expect((await editor.get(`/admin/contents/quiz/${quiz.id}`)).body.version).toBe(1)
  })

  test('a question that is asked somewhere is not deleted, and one is told where', async () => {
    const made = await make()
    const quiz = await quizAsking(made, 'Quiz qui la pose')
    const refused = await editor.delete(`/admin/question-bank/${made.id}`)
    expect(refused).toMatchObject({ status: 409, body: { code: 'question_in_use' } })
    expect(refused.body.message).toBe(
      'Un quiz pose cette question\u00a0: «\u00a0Quiz qui la pose\u00a0». Retirez-la d’abord de là, ou détachez-la.',
    )
    await editor.delete(`/admin/contents/quiz/${quiz.id}`)
    expect((await editor.delete(`/admin/question-bank/${made.id}`)).status).toBe(204)
  })

  test('members never meet the number a question has in the bank', async () => {
    const made = await make()
    const quiz = await quizAsking(made)
    const me = await server.as(network.people.titulaire)
    const { body } = await me.post(`/quizzes/${quiz.id}/attempts`)
    const seen = [await me.get(`/contents/quiz/${quiz.id}`), await me.get(`/attempts/${body.id}`)]
    seen.push(await me.post(`/attempts/${body.id}/submit`))
    expect(seen.filter(({ text }) => text.includes('bank_id'))).toEqual([])
  })
})
