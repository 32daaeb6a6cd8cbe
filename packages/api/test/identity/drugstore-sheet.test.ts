import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeContent, makeNetwork, type Network } from '../content/network.ts'
import { makeStaff } from '../factories.ts'
import { makeQuiz, passQuiz } from '../quizzes/quiz-setup.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'

let t: TestApp
let network: Network
let admin: Caller
let adviser: Caller
beforeAll(async () => {
  t = await testApp()
  network = await makeNetwork(t)
  admin = await t.as(network.people.admin)
  adviser = await t.as(await makeStaff(t.db, 3, { zones: ['Ouest'] }))
})
afterAll(() => t.close())

describe('one pharmacy as one sheet', () => {
  test('D1-02 the head office reads it, a member never, an unknown one is not found', async () => {
    const member = await t.as(network.people.titulaire)
    const path = `/admin/drugstores/${network.ouest.id}/sheet`
    expect((await member.get(path)).status).toBe(403)
    expect((await member.post(`/admin/drugstores/${network.ouest.id}/notes`, { text: 'x' })).status).toBe(403)
    expect((await adviser.get(path)).status).toBe(200)
    expect((await adviser.get('/admin/drugstores/999999/sheet')).status).toBe(404)
  })

  test('visits by week, last visit, answers to campaigns; a small team has no read rate', async () => {
    const campaign = await makeContent(t, network, 'one_time_campaign', {
      title: 'Prêts pour l’hiver',
      enrolment_open: true,
    })
    const member = await t.as(network.people.titulaire)
    expect((await member.put(`/enrolments/${campaign.id}`, { participates: true })).status).toBe(200)
    await member.put(`/me/reads/${campaign.id}`)
    const { body } = await admin.get(`/admin/drugstores/${network.ouest.id}/sheet`)
    expect(body.visits).toHaveLength(12)
    expect(body.visits.at(-1).visits).toBeGreaterThan(0)
    expect(body.last_visit.name).toContain('Camille')
    expect(body.campaigns).toMatchObject({
      answered: 1,
      joined: 1,
      latest: [{ title: 'Prêts pour l’hiver', participates: true }],
    })
    expect(body.reading).toEqual({ rate: null, zone_rate: null })
  })

  test('D7-02 an adviser reads how far the team is with its trainings, who is late and who got there', async () => {
    const quiz = await makeQuiz(t, network, { title: 'Rappels', is_mandatory: true, due_on: '2026-03-12' })
    await passQuiz(await t.as(network.people.titulaire), quiz)
    const before = t.clock.now()
    t.clock.set('2026-03-14T09:00:00Z')

    const { body } = await adviser.get(`/admin/drugstores/${network.ouest.id}/sheet`)

    expect(body.trainings).toMatchObject({ done: 1, total: 2, late_people: 1 })
    expect(body.trainings.late).toMatchObject([{ title: 'Rappels', due_on: '2026-03-12' }])
    expect(body.trainings.latest).toMatchObject([{ title: 'Rappels', done_on: '2026-03-10', score: 100 }])
    expect(body.trainings.by_person).toContainEqual({
      user_id: network.people.titulaire.user_id,
      done: 1,
      total: 1,
      late: 0,
    })
    t.clock.set(before)
  })

  test('D11-01 the partners its team opened this year, the latest first; not those of another pharmacy', async () => {
    const rows = [
      ['ospharm', '2026-03-01T08:00:00Z', network.ouest.id],
      ['ospharm', '2026-03-02T08:00:00Z', network.ouest.id],
      ['adelya', '2026-03-05T08:00:00Z', network.ouest.id],
      ['deporef', '2024-03-05T08:00:00Z', network.ouest.id],
      ['naocare', '2026-03-05T08:00:00Z', network.sud.id],
    ] as const
    await t.db
      .insertInto('handoff_log')
      .values(
        rows.map(([partner, at, drugstore_id], index) => ({
          partner,
          at: new Date(at),
          drugstore_id,
          user_id: null,
          page: null,
          jti: `essai-${index}`,
        })),
      )
      .execute()

    const { body } = await admin.get(`/admin/drugstores/${network.ouest.id}/sheet`)

    expect(body.partners).toEqual([
      { partner: 'Adelya', uses: 1, last_at: '2026-03-05T08:00:00.000Z' },
      { partner: 'Ospharm', uses: 2, last_at: '2026-03-02T08:00:00.000Z' },
    ])
  })

  test('notes: written, in the journal, removed by their author or an administrator only', async () => {
    const notes = `/admin/drugstores/${network.ouest.id}/notes`
    expect((await adviser.post(notes, { text: '  ' })).body.errors).toHaveProperty('text')
    expect((await adviser.post(notes, { text: 'x', oups: 1 })).body.errors).toHaveProperty('oups')
    const written = await adviser.post(notes, { text: 'Travaux de façade jusqu’au 20/11.' })
    expect([written.status, written.body.can_delete]).toEqual([201, true])
    const editor = await t.as(network.people.editeur)
    expect((await editor.delete(`${notes}/${written.body.id}`)).status).toBe(403)
    const elsewhere = `/admin/drugstores/${network.sud.id}/notes/${written.body.id}`
    expect((await admin.delete(elsewhere)).status).toBe(404)
    const sheet = await admin.get(`/admin/drugstores/${network.ouest.id}/sheet`)
    expect(sheet.body.notes).toMatchObject([{ text: 'Travaux de façade jusqu’au 20/11.' }])
    expect(sheet.body.facts[0]).toMatchObject({ action: 'drugstore.note_add' })
    expect((await adviser.delete(`${notes}/${written.body.id}`)).status).toBe(204)
    expect((await admin.get(`/admin/drugstores/${network.ouest.id}/sheet`)).body.notes).toEqual([])
  })
})
