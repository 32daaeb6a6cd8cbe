import { expect, test } from 'vitest'
import { networkApp } from '../content/network-app.ts'
import { makeMember } from '../factories.ts'
import type { Caller } from '../test-app.ts'
import { makeQuiz, passQuiz } from './quiz-setup.ts'

const { t: server, network } = await networkApp()

const someone = async (drugstore_id: number) =>
  server.as(await makeMember(server.db, { drugstore_id, type: 100 }))

async function failQuiz(me: Caller, quiz: number) {
  const { body } = await me.post(`/quizzes/${quiz}/attempts`)
  return me.post(`/attempts/${body.id}/submit`)
}

test('D7-01 a score stands beside the averages of the network and of the team, from five people on', async () => {
  const quiz = await makeQuiz(server, network)
  const me = await someone(network.ouest.id)
  const mine = (await passQuiz(me, quiz)).body.id
  const compared = async () => (await me.get(`/attempts/${mine}/comparison`)).body
  for (let count = 0; count < 3; count += 1) await failQuiz(await someone(network.sud.id), quiz)
  expect(await compared()).toEqual({ network: null, team: null, better_than: null, team_taken: null })

  await failQuiz(await someone(network.sud.id), quiz)
  expect(await compared()).toMatchObject({
    network: { people: 5, average: 20 },
    team: null,
    better_than: 100,
  })

  for (let count = 0; count < 3; count += 1) await passQuiz(await someone(network.ouest.id), quiz)
  expect((await compared()).team).toBeNull()
  const fifth = await someone(network.ouest.id)
  await failQuiz(fifth, quiz)
  expect(await compared()).toEqual({
    network: { people: 9, average: 44 },
    team: { people: 5, average: 80 },
    better_than: 62,
    team_taken: null,
  })
  // Somebody counts once, by their best.
  await passQuiz(fifth, quiz)
  expect((await compared()).team).toEqual({ people: 5, average: 100 })
})

test('D7-02 whoever manages the team, and nobody else, is told how many of it took the quiz', async () => {
  const quiz = await makeQuiz(server, network)
  const { id: drugstore_id } = network.sud
  const titulaire = await server.as(await makeMember(server.db, { drugstore_id, type: 200 }))
  const colleague = await someone(drugstore_id)
  const mine = (await passQuiz(titulaire, quiz)).body.id
  const theirs = (await failQuiz(colleague, quiz)).body.id

  const { body } = await titulaire.get(`/attempts/${mine}/comparison`)

  expect(body.team_taken.people).toBe(2)
  expect(body.team_taken.total).toBeGreaterThanOrEqual(2)
  expect((await colleague.get(`/attempts/${theirs}/comparison`)).body.team_taken).toBe(null)
})

test('only one’s own finished attempt is compared', async () => {
  const quiz = await makeQuiz(server, network)
  const me = await someone(network.ouest.id)
  const { body } = await me.post(`/quizzes/${quiz}/attempts`)

  expect(await me.get(`/attempts/${body.id}/comparison`)).toMatchObject({
    status: 409,
    body: { code: 'attempt_open' },
  })
  const other = await someone(network.ouest.id)
  expect((await other.get(`/attempts/${body.id}/comparison`)).status).toBe(404)
})
