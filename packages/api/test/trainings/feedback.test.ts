import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { makeContent, makeNetwork, type Network } from '../content/network.ts'
import { makeMember, makeStaff, type Person } from '../factories.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'

let server: TestApp
let network: Network
let person: Person
let me: Caller
let desk: Caller
let laboratory: number
let training: number

beforeAll(async () => {
  server = await testApp()
  network = await makeNetwork(server)
  desk = await server.as(network.people.editeur)
  laboratory = (await desk.post('/admin/laboratories', { name: 'Laboratoire Sterna' })).body.id
})
afterAll(() => server.close())
beforeEach(async () => {
  person = await makeMember(server.db, { drugstore_id: network.ouest.id, type: 100 })
  me = await server.as(person)
  const fields = { title: 'Peaux atopiques', modality: 'e-learning', laboratory_id: laboratory }
  training = (await makeContent(server, network, 'laboratory_training', fields)).id
})

const give = (body: unknown, caller = me, id = training) => caller.put(`/trainings/${id}/feedback`, body)
const follow = (caller = me, id = training) =>
  caller.put(`/progress/laboratory_training/${id}`, { is_followed: true })

describe('D7-02 what one thought of a laboratory’s training', () => {
  test('is asked of whoever followed it, and may be said again', async () => {
    expect((await me.get(`/trainings/${training}/feedback`)).body).toEqual({ may_give: false, given: null })
    expect(await give({ stars: 4 })).toMatchObject({ status: 409, body: { code: 'not_followed_yet' } })
    await follow()
    expect((await me.get(`/trainings/${training}/feedback`)).body).toEqual({ may_give: true, given: null })

    await give({ stars: 3, comment: '  Un peu long.  ' })
    expect((await give({ stars: 4, comment: 'Finalement utile.' })).body.given).toMatchObject({
      stars: 4,
      comment: 'Finalement utile.',
    })

    const { body } = await desk.get(`/admin/training-feedback?laboratory_id=${laboratory}&q=finalement`)
    expect(body.data).toMatchObject([
      {
        training: { id: training, title: 'Peaux atopiques' },
        laboratory: 'Laboratoire Sterna',
        drugstore: { id: network.ouest.id, name: 'Pharmacie du Port' },
        stars: 4,
        comment: 'Finalement utile.',
      },
    ])
  })

  test('goes with « je ne l’ai pas suivie », and with the person', async () => {
    await follow()
    await give({ stars: 1, comment: 'ERREUR-DE-LIGNE' })
    await me.put(`/progress/laboratory_training/${training}`, { is_followed: false })
    expect((await me.get(`/trainings/${training}/feedback`)).body).toEqual({ may_give: false, given: null })
    await follow()
    await give({ stars: 5, comment: 'AVIS-PERSONNEL' })
    const admin = await server.as(network.people.admin)
    expect((await admin.get(`/users/${person.user_id}/export`)).text).toContain('AVIS-PERSONNEL')

    await admin.delete(`/users/${person.user_id}`)

    expect((await desk.get('/admin/training-feedback')).text).not.toContain('AVIS-PERSONNEL')
  })

  test.each([
    ['no star', { stars: 0 }, 'stars'],
    ['six stars', { stars: 6 }, 'stars'],
    ['half a star', { stars: 2.5 }, 'stars'],
    ['a word for stars', { stars: 'cinq' }, 'stars'],
    ['a novel', { stars: 5, comment: 'x'.repeat(501) }, 'comment'],
  ])('refuses %s', async (_, body, field) => {
    await follow()
    const answer = await give(body)

    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.errors)).toEqual([field])
    expect((await me.get(`/trainings/${training}/feedback`)).body.given).toBeNull()
  })

  test('concerns laboratories’ trainings that one sees; nothing else has one', async () => {
    const film = await makeContent(server, network, 'tutorial', { title: 'Un film' })

    expect((await give({ stars: 5 }, me, film.id)).status).toBe(404)
    expect((await give({ stars: 5 }, me, 999_999)).status).toBe(404)
    expect((await server.anonymous.get(`/trainings/${training}/feedback`)).status).toBe(401)
  })
})

describe('D7-02 what the head office reads of it', () => {
  test('by laboratory, with the average and how many stars; an adviser of their zones only', async () => {
    const other = (await desk.post('/admin/laboratories', { name: 'Laboratoire Apus' })).body.id
    const { id } = await makeContent(server, network, 'laboratory_training', {
      title: 'Lavage de nez',
      modality: 'e-learning',
      laboratory_id: other,
    })
    for (const [stars, drugstore] of [
      [5, network.ouest],
      [4, network.ouest],
      [2, network.sud],
    ] as const) {
      const caller = await server.as(await makeMember(server.db, { drugstore_id: drugstore.id, type: 160 }))
      await follow(caller, id)
      await give({ stars, comment: '' }, caller, id)
    }
    const lineOf = async (caller: Caller, query = '') =>
      (await caller.get(`/admin/training-feedback/laboratories${query}`)).body.data.find(
        (line: { laboratory: { name: string } | null }) => line.laboratory?.name === 'Laboratoire Apus',
      )

    expect(await lineOf(desk)).toEqual({
      laboratory: { id: other, name: 'Laboratoire Apus' },
      trainings: 1,
      answers: 3,
      average: 3.7,
      by_stars: [0, 1, 0, 1, 1],
    })
    expect(await lineOf(desk, `?zone_id=${network.ouest.zone}`)).toMatchObject({ answers: 2, average: 4.5 })
    const adviser = await server.as(await makeStaff(server.db, 3, { zones: ['Sud'] }))
    expect(await lineOf(adviser)).toMatchObject({ answers: 1, average: 2 })
    const refused = await adviser.get(`/admin/training-feedback?zone_id=${network.ouest.zone}`)
    expect(refused).toMatchObject({ status: 403, body: { code: 'zone_not_followed' } })
    const csv = (await desk.get(`/admin/training-feedback/export?laboratory_id=${other}&stars=5`)).text
    expect(csv.trim().split('\n')).toHaveLength(2)
    expect(csv).toContain('Pharmacie du Port')
    expect((await me.get('/admin/training-feedback')).status).toBe(403)
  })
})
