import { beforeEach, describe, expect, test } from 'vitest'
import { networkApp } from '../content/network-app.ts'
import { makeContent, target as onlyFor } from '../content/network.ts'
import { makeMember } from '../factories.ts'
import { makeQuiz, passQuiz } from '../quizzes/quiz-setup.ts'
import { filmOf } from './film-of.ts'
import type { Caller } from '../test-app.ts'

let me: Caller

const { t: server, network } = await networkApp()
beforeEach(async () => {
  me = await server.as(await makeMember(server.db, { drugstore_id: network.ouest.id, type: 100 }))
})

const makeFilm = (values: object = {}) => filmOf(server, network, values)

async function makeCourse(values: object) {
  const { id } = await makeContent(server, network, 'academy', { title: 'Vacciner', ...values })
  const { body } = await me.get(`/contents/academy/${id}`)
  return { id, modules: body.modules.map((module: { id: number }) => module.id) as number[] }
}
const three = ['Le cadre', 'Le geste', 'Le suivi'].map((title) => ({ title }))
const put = (id: number, body: object) => me.put(`/progress/academy/${id}`, body)
const read = async (id: number) => (await me.get(`/progress/academy/${id}`)).body
const statuses = async (id: number) =>
  (await read(id)).modules.map(({ status }: { status: string }) => status) as string[]

describe('D7-02 the modules of a course', () => {
  test('open one after the other, and the server holds to it', async () => {
    const { id, modules } = await makeCourse({ modules: three })
    expect(await statuses(id)).toEqual(['open', 'locked', 'locked'])

    const skipped = await put(id, { module_ids: [modules[1]] })

    expect(skipped).toMatchObject({ status: 409, body: { code: 'module_locked' } })
    expect(skipped.body.message).toContain('Le cadre')
    expect(await statuses(id)).toEqual(['open', 'locked', 'locked'])
    expect((await put(id, { module_ids: [modules[0]] })).body.percent).toBe(33)
    expect(await statuses(id)).toEqual(['done', 'open', 'locked'])
  })

  test('open all at once where the course says so', async () => {
    const { id, modules } = await makeCourse({ modules: three, is_sequential: false })

    expect(await statuses(id)).toEqual(['open', 'open', 'open'])
    expect((await put(id, { module_ids: [modules[2]] })).status).toBe(200)
    expect(await statuses(id)).toEqual(['open', 'open', 'done'])
  })

  test('that are held at a set time are done once it has begun, not before', async () => {
    server.clock.set('2026-03-10T09:00:00Z')
    const held = { title: 'En salle', format: 'presentiel', starts_at: '2026-03-19T13:00:00.000Z' }
    const { id, modules } = await makeCourse({ modules: [held] })

    const early = await put(id, { module_ids: modules })

    expect(early).toMatchObject({ status: 409, body: { code: 'module_not_yet' } })
    expect(early.body.message).toContain('19/03/2026')
    server.clock.set('2026-03-19T13:05:00Z')
    expect((await put(id, { module_ids: modules })).body.percent).toBe(100)
  })

  test('keep the day they were done, whatever is told again', async () => {
    const { id, modules } = await makeCourse({ modules: three })
    server.clock.set('2026-03-10T09:00:00Z')
    await put(id, { module_ids: [modules[0]] })
    server.clock.set('2026-03-12T09:00:00Z')
    await put(id, { module_ids: modules.slice(0, 2) })

    const days = (await read(id)).modules.map(({ done_on }: { done_on: string | null }) => done_on)

    expect(days).toEqual(['2026-03-10', '2026-03-12', null])
  })

  test('told from two devices add up: the one behind takes nothing back', async () => {
    const { id, modules } = await makeCourse({ modules: three })
    await put(id, { module_ids: modules.slice(0, 2) })

    const { body } = await put(id, { module_ids: [modules[0]] })

    expect(body.module_ids).toEqual(modules.slice(0, 2))
  })

  test('the last one done may be taken back, not one before it, and nothing of a finished course', async () => {
    const { id, modules } = await makeCourse({ modules: three })
    await put(id, { module_ids: modules.slice(0, 2) })

    expect((await put(id, { undone_module_id: modules[0] })).body.code).toBe('module_locked')
    expect((await put(id, { undone_module_id: modules[1] })).body.module_ids).toEqual([modules[0]])
    await put(id, { module_ids: modules })
    expect((await put(id, { undone_module_id: modules[2] })).body.code).toBe('course_finished')
    expect((await read(id)).percent).toBe(100)
  })

  test('that show a film or a quiz are done by seeing and passing them, not by a tick', async () => {
    const film = await makeFilm()
    const quiz = await makeQuiz(server, network, { title: 'Évaluation' })
    const { id, modules } = await makeCourse({
      modules: [
        { title: 'Voir', content: film },
        { title: 'Vérifier', content: quiz },
      ],
    })

    const ticked = await put(id, { module_ids: [modules[0]] })
    expect(ticked).toMatchObject({ status: 409, body: { code: 'module_not_done' } })
    await me.put(`/progress/tutorial/${film}`, { position_s: 40 })
    expect((await read(id)).modules[0]).toMatchObject({ status: 'open', percent: 40 })
    await me.put(`/progress/tutorial/${film}`, { position_s: 95 })
    expect(await statuses(id)).toEqual(['done', 'open'])
    const unpassed = await put(id, { module_ids: modules })
    expect(unpassed.body.message).toContain('Évaluation')
    await passQuiz(me, quiz)

    expect(await read(id)).toMatchObject({ percent: 100, completed_at: expect.any(String) })
    // Written down, so that the head office reads it too.
    const rows = await server.db
      .selectFrom('training_progress')
      .selectAll()
      .where('content_id', '=', id)
      .execute()
    expect(rows.map((row) => row.completed_at === null)).toEqual([false])
  })

  test.each([
    { module_ids: ['un'] },
    { module_ids: Array.from({ length: 61 }, (_, index) => index + 1) },
    { undone_module_id: 'un' },
    { modules: [] },
  ])('refuse %j', async (body) => {
    const { id } = await makeCourse({ modules: three })

    expect((await put(id, body)).status).toBe(422)
  })
})

describe('D7-02 a course that asks for another first', () => {
  test('stays closed until it is done, names it, and the server holds to it', async () => {
    const film = await makeFilm({ title: 'Les bases' })
    const { id, modules } = await makeCourse({ modules: three, prerequisites: [film] })

    expect((await read(id)).locked_by).toEqual([
      { id: film, kind: 'tutorial', title: 'Les bases', url: `/formations/tutorials/${film}` },
    ])
    expect(await statuses(id)).toEqual(['locked', 'locked', 'locked'])
    const refused = await put(id, { module_ids: [modules[0]] })
    expect(refused).toMatchObject({ status: 409, body: { code: 'course_locked' } })
    expect(refused.body.message).toContain('Les bases')

    await me.put(`/progress/tutorial/${film}`, { position_s: 90 })

    expect((await read(id)).locked_by).toEqual([])
    expect((await put(id, { module_ids: [modules[0]] })).status).toBe(200)
  })

  test('is not closed by what this person cannot open', async () => {
    const film = await makeFilm({ target: onlyFor({ account_types: [200] }) })
    const { id } = await makeCourse({ modules: three, prerequisites: [film] })

    expect((await read(id)).locked_by).toEqual([])
  })
})

describe('D7-02 courses that ask for each other, or for themselves', () => {
  test('close neither: nobody would ever come in', async () => {
    const editor = await server.as(network.people.editeur)
    const one = await makeCourse({ modules: three })
    const other = await makeCourse({ modules: three, prerequisites: [one.id] })

    const { status } = await editor.patch(`/admin/contents/academy/${one.id}`, {
      version: 1,
      prerequisites: [one.id, other.id],
    })

    expect(status).toBe(200)
    expect((await read(one.id)).locked_by).toEqual([])
    expect((await read(other.id)).locked_by).toEqual([])
  })
})

describe('D7-02 the attestation of a course', () => {
  const finish = async (values: object = {}) => {
    const course = await makeCourse({ modules: three, hours: 7, dpc_type: 'formation-continue', ...values })
    for (const count of [1, 2, 3]) await put(course.id, { module_ids: course.modules.slice(0, count) })
    return course
  }
  const entry = async (title = 'Vacciner') =>
    (await me.get('/me/training-file')).body.data.find((each: { title: string }) => each.title === title)

  test('is given once, at the last module, and anybody may check it, signed out too', async () => {
    const { id, modules } = await makeCourse({ modules: three, hours: 7 })
    await put(id, { module_ids: modules.slice(0, 1) })
    expect((await put(id, { module_ids: modules.slice(0, 2) })).body.certificate).toBeNull()

    const told = await Promise.all([1, 2, 3].map(() => put(id, { module_ids: modules })))

    const { certificate } = told[0]?.body ?? {}
    expect(certificate.number).toMatch(/^ATT-\d{4}-\d{6}$/)
    expect((await read(id)).certificate).toEqual(certificate)
    const check = await server.anonymous.get(`/certificates/${certificate.code}`)
    expect(check.body).toMatchObject({
      source: 'course',
      number: certificate.number,
      title: 'Vacciner',
      score: null,
      duration_minutes: 420,
      valid_until: null,
      is_valid: true,
    })
    const pdf = await me.get(`/course-certificates/${certificate.id}/file`)
    expect(pdf.headers['content-disposition']).toContain(`attestation-${certificate.number}.pdf`)
    expect(pdf.text.startsWith('%PDF-')).toBe(true)
  })

  test('joins the training file, and stays there as it was when the course changes or goes', async () => {
    const { id } = await finish({ dpc_number: '12345678901' })
    const expected = { source: 'course', duration_minutes: 420, dpc_types: ['formation-continue'] }
    expect(await entry()).toMatchObject({ ...expected, andpc_number: '12345678901', score: null })

    await server.db.deleteFrom('content').where('id', '=', id).execute()

    const kept = await entry()
    expect(kept).toMatchObject({ ...expected, url: null })
    expect((await me.get(`/course-certificates/${kept.certificate_id}/file`)).status).toBe(200)
  })

  test('comes too where the last module was done elsewhere and the course not opened since', async () => {
    const quiz = await makeQuiz(server, network)
    const modules = [{ title: 'Lire' }, { title: 'Passer le quiz', content: quiz }]
    const course = await makeCourse({ title: 'Finie ailleurs', modules })
    await put(course.id, { module_ids: course.modules.slice(0, 1) })
    await passQuiz(me, quiz)

    expect(await entry('Finie ailleurs')).toMatchObject({ source: 'course', number: expect.any(String) })
  })

  test('is nobody else’s, and is not given where the course says so', async () => {
    await finish({ title: 'Sans attestation', has_certificate: false })
    expect(await entry('Sans attestation')).toMatchObject({ source: 'course', number: null, code: null })
    const { id } = await finish()
    const { certificate } = await read(id)
    const other = await server.as(network.people.titulaire)

    expect((await other.get(`/course-certificates/${certificate.id}/file`)).status).toBe(404)
    expect((await server.anonymous.get(`/course-certificates/${certificate.id}/file`)).status).toBe(401)
  })

  test('D3-08 is in the export of one’s data, and its code leads nowhere once one is erased', async () => {
    const person = await makeMember(server.db, { drugstore_id: network.ouest.id, type: 100 })
    me = await server.as(person)
    const { id } = await finish()
    const { certificate } = await read(id)
    const admin = await server.as(network.people.admin)
    const data = await admin.get(`/users/${person.user_id}/export`)
    expect(data.text).toContain(certificate.number)

    await admin.delete(`/users/${person.user_id}`)

    expect((await server.anonymous.get(`/certificates/${certificate.code}`)).status).toBe(404)
  })
})
