import { beforeEach, describe, expect, test } from 'vitest'
import { networkApp } from '../content/network-app.ts'
import { makeMember } from '../factories.ts'
import type { Caller } from '../test-app.ts'
import { filmOf } from './film-of.ts'

const { t: server, network } = await networkApp()
let me: Caller

beforeEach(async () => {
  me = await server.as(await makeMember(server.db, { drugstore_id: network.ouest.id, type: 100 }))
})

const makeFilm = (values: object = {}) => filmOf(server, network, values)

describe('D7-02 a series of tutorials', () => {
  test('comes in its order, with how far one came in each', async () => {
    const last = await makeFilm({ title: 'Trois', series: 'Tension', series_rank: 3 })
    const first = await makeFilm({ title: 'Un', series: 'Tension', series_rank: 1 })
    await makeFilm({ title: 'Autre', series: 'Glycémie', series_rank: 2 })
    await me.put(`/progress/tutorial/${first}`, { position_s: 95 })
    await me.put(`/progress/tutorial/${last}`, { position_s: 30 })

    const { body } = await me.get(`/progress/tutorial/${last}/series`)

    expect(body).toMatchObject({
      name: 'Tension',
      data: [
        { id: first, title: 'Un', is_done: true, percent: 100, duration_s: 100 },
        { id: last, title: 'Trois', is_done: false, percent: 30 },
      ],
    })
  })

  test('is empty for a film on its own, and does not exist for what one cannot see', async () => {
    const alone = await makeFilm()

    expect((await me.get(`/progress/tutorial/${alone}/series`)).body).toEqual({ name: null, data: [] })
    expect((await me.get('/progress/tutorial/999999/series')).status).toBe(404)
  })
})

describe('D7-02 where people leave a film', () => {
  const watch = async (film: number, people: number, position_s: number) => {
    for (let person = 0; person < people; person += 1) {
      const member = await makeMember(server.db, { drugstore_id: network.ouest.id, type: 100 })
      await (await server.as(member)).put(`/progress/tutorial/${film}`, { position_s })
    }
  }

  test('the head office reads how many came that far; an adviser those of their zones; members nothing', async () => {
    const film = await makeFilm()
    await watch(film, 6, 10)
    await watch(film, 5, 42)
    await watch(film, 5, 95)
    const editor = await server.as(network.people.editeur)

    const { body } = await editor.get(`/admin/trainings/${film}/drop-off`)

    expect(body).toMatchObject({ duration_s: 100, people: 16, completed: 5 })
    const at = (percent: number) =>
      body.curve.find((point: { percent: number }) => point.percent === percent).people
    expect([0, 10, 15, 40, 45, 100].map(at)).toEqual([16, 16, 10, 10, 5, 5])
    const adviser = await (
      await server.as(network.people.conseiller)
    ).get(`/admin/trainings/${film}/drop-off`)
    expect(adviser.body.people).toBe(0)
    expect((await me.get(`/admin/trainings/${film}/drop-off`)).status).toBe(403)
    expect((await editor.get('/admin/trainings/999999/drop-off')).status).toBe(404)
  })

  test('fewer than five people are not told, as in all statistics', async () => {
    const film = await makeFilm()
    await watch(film, 3, 50)

    const { body } = await (await server.as(network.people.editeur)).get(`/admin/trainings/${film}/drop-off`)

    expect([body.people, body.curve[0].people]).toEqual([null, null])
  })
})

describe('D7-02 two devices', () => {
  test('a word that comes late never takes back what was seen, nor says more than the film lasts', async () => {
    const film = await makeFilm()
    const tell = (position_s: number) => me.put(`/progress/tutorial/${film}`, { position_s })
    await Promise.all([tell(92), tell(3), tell(36_000)])

    const { body } = await tell(5)

    expect(body).toMatchObject({ position_s: 5, percent: 100, completed_at: expect.any(String) })
    expect((await tell(36_000)).body.position_s).toBe(100)
  })
})
