import { beforeEach, describe, expect, test } from 'vitest'
import { networkApp } from '../content/network-app.ts'
import { makeMember, type Person } from '../factories.ts'
import type { Caller } from '../test-app.ts'
import { makeQuiz, passQuiz } from './quiz-setup.ts'

let person: Person
let me: Caller

const { t: server, network } = await networkApp()
beforeEach(async () => {
  server.clock.set('2026-03-10T09:00:00Z')
  person = await makeMember(server.db, { drugstore_id: network.ouest.id, type: 100 })
  me = await server.as(person)
})

describe('D7-01 an attestation', () => {
  test('D9-01 is told in the bell, once, and to who wants to hear of trainings', async () => {
    const quiz = await makeQuiz(server, network, { title: 'Plaies' })
    const bell = async () =>
      (await me.get(`/notifications/user/${person.user_id}/unread`)).body.data as { title: string }[]
    const { body } = await me.post(`/quizzes/${quiz}/attempts`)
    await me.post(`/attempts/${body.id}/submit`)
    expect(await bell()).toEqual([])

    const passed = await passQuiz(me, quiz)
    await me.post(`/attempts/${passed.body.id}/submit`)

    expect(await bell()).toMatchObject([
      {
        topic: 'training',
        title: 'Votre attestation est prête',
        text: 'Quiz réussi avec 100\u00a0%\u00a0: Plaies',
        link: `/formations/quiz/${quiz}/resultat/${passed.body.id}`,
      },
    ])
    await me.patch('/users/me', { notification_preferences: { trainings: false } })
    await passQuiz(me, quiz)
    expect(await bell()).toHaveLength(1)
    // What is one person's is no sending the head office reads about.
    const { text } = await (await server.as(network.people.editeur)).get('/admin/notifications?per_page=100')
    expect(text).not.toContain('Votre attestation')
  })

  test('is a PDF with a number that anybody can check, signed out too', async () => {
    const quiz = await makeQuiz(server, network)
    const { body } = await passQuiz(me, quiz)

    const pdf = await me.get(`/attempts/${body.id}/certificate`)
    expect(pdf.status).toBe(200)
    expect(pdf.headers['content-type']).toBe('application/pdf')
    expect(pdf.headers['content-disposition']).toContain(`attestation-${body.certificate.number}.pdf`)
    expect(pdf.text.startsWith('%PDF-')).toBe(true)

    const check = await server.anonymous.get(`/certificates/${body.certificate.code}`)
    expect(check).toMatchObject({
      status: 200,
      body: { number: body.certificate.number, score: 100, obtained_on: '2026-03-10', is_valid: true },
    })
    expect(check.text).not.toMatch(/email|rpps/)
  })

  test('is for a success only, and not where the quiz gives none', async () => {
    const quiz = await makeQuiz(server, network)
    const { body } = await me.post(`/quizzes/${quiz}/attempts`)
    expect((await me.get(`/attempts/${body.id}/certificate`)).status).toBe(404)
    await me.post(`/attempts/${body.id}/submit`)
    expect((await me.get(`/attempts/${body.id}/certificate`)).status).toBe(404)

    const without = await passQuiz(me, await makeQuiz(server, network, { has_certificate: false }))
    expect(without.body).toMatchObject({ passed: true, certificate: null })
  })

  test.each(['AAAAAAAAAAAA', 'x', '%00', 'ATT-2026-000001'])('a code nobody was given: %s', async (code) => {
    const { status } = await server.anonymous.get(`/certificates/${code}`)

    expect([404, 422]).toContain(status)
  })

  test('runs out when the quiz says so, and the quiz is to be taken again', async () => {
    const quiz = await makeQuiz(server, network, { validity_months: 12, max_attempts: 1 })
    const { body } = await passQuiz(me, quiz)
    expect(body.certificate.valid_until).toBe('2027-03-10')
    const standing = async () => (await me.get(`/quizzes/${quiz}/attempts`)).body.standing
    expect(await standing()).toMatchObject({ status: 'passed', attempts_left: 0 })

    server.clock.set('2027-03-11T09:00:00Z')
    me = await server.as(person)

    expect(await standing()).toMatchObject({ status: 'expired', attempts_left: 1 })
    expect((await server.anonymous.get(`/certificates/${body.certificate.code}`)).body.is_valid).toBe(false)
    expect((await me.post(`/quizzes/${quiz}/attempts`)).status).toBe(201)
  })
})

describe('D3-08 D7-01 attempts are personal data', () => {
  test('they are in the export, and after an erasure they are nobody’s and their code leads nowhere', async () => {
    const quiz = await makeQuiz(server, network)
    const { body } = await passQuiz(me, quiz)
    const admin = await server.as(network.people.admin)
    const exported = await admin.get(`/users/${person.user_id}/export`)
    expect(exported.body.quiz_attempts ?? exported.body.parts?.quiz_attempts).toMatchObject([
      { quiz_id: quiz, score: 100 },
    ])

    expect((await admin.delete(`/users/${person.user_id}`)).status).toBe(204)

    const row = await server.db
      .selectFrom('quiz_attempts')
      .selectAll()
      .where('id', '=', body.id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ user_id: null, score: 100, certificate_code: null })
    expect((await server.anonymous.get(`/certificates/${body.certificate.code}`)).status).toBe(404)
  })
})

describe('D13-05 what is to be done', () => {
  test('a quiz that obliges comes until it is passed; one begun is to be resumed', async () => {
    const obliged = await makeQuiz(server, network, {
      title: 'Obligatoire',
      is_mandatory: true,
      due_on: '2026-03-20',
    })
    const begun = await makeQuiz(server, network, { title: 'Commencé' })
    await makeQuiz(server, network, { title: 'Libre' })
    await me.post(`/quizzes/${begun}/attempts`)
    const titles = async () =>
      (await me.get('/me/todo')).body.data
        .filter(({ type }: { type: string }) => type === 'quiz')
        .map(({ title }: { title: string }) => title)

    expect((await titles()).toSorted()).toEqual(['Commencé', 'Obligatoire'])
    await passQuiz(me, obliged)
    expect(await titles()).toEqual(['Commencé'])
    expect(
      (await me.get('/me/quizzes')).body.data.find((each: { quiz_id: number }) => each.quiz_id === obliged),
    ).toMatchObject({
      status: 'passed',
      best_score: 100,
    })
  })
})
