import { describe, expect, test } from 'vitest'
import { makeMember, type Person } from '../factories.ts'
import { networkApp } from './network-app.ts'
import { makeContent, target } from './network.ts'

const { t: world, network } = await networkApp()

const campaign = (fields: Record<string, unknown>) =>
  makeContent(world, network, 'one_time_campaign', { title: 'Prêts pour l’hiver', ...fields })

describe('D5 enrolment of a drugstore in a campaign', () => {
  test('the titulaire answers for the pharmacy, changes their mind, and the team sees it', async () => {
    const { id } = await campaign({ enrolment_open: true, enrolment_deadline: '2026-12-01' })
    const owner = await makeMember(world.db, { type: 200 })
    const titulaire = await world.as(owner)

    const yes = await titulaire.put(`/enrolments/${id}`, { participates: true })
    const no = await titulaire.put(`/enrolments/${id}`, { participates: false })

    expect(yes).toMatchObject({
      status: 200,
      body: { participates: true, participants: 1, can_answer: true },
    })
    expect(no.body).toMatchObject({ participates: false, participants: 0 })
    expect((await titulaire.get(`/enrolments/${id}`)).body).toMatchObject({ participates: false })
  })

  test('the lists of campaigns know all the pharmacy answered, and nothing of another one', async () => {
    const yes = await campaign({ enrolment_open: true })
    const no = await campaign({ enrolment_open: true })
    const owner = await world.as(await makeMember(world.db, { type: 200 }))
    const neighbour = await world.as(await makeMember(world.db, { type: 200 }))
    await owner.put(`/enrolments/${yes.id}`, { participates: true })
    await owner.put(`/enrolments/${no.id}`, { participates: false })

    expect((await owner.get('/enrolments')).body).toEqual({
      data: [
        { content_id: yes.id, participates: true },
        { content_id: no.id, participates: false },
      ],
    })
    expect((await neighbour.get('/enrolments')).body).toEqual({ data: [] })
    expect((await world.anonymous.get('/enrolments')).status).toBe(401)
  })

  test('what the network made of a campaign is counted for whoever sees it, and for no guest', async () => {
    const own = await campaign({ enrolment_open: true })
    const elsewhere = await makeContent(world, network, 'one_time_campaign', {
      title: 'Réservée à une autre officine',
      enrolment_open: true,
      target: target({ zones: [network.sud.zone] }),
    })
    const owners = await Promise.all(
      ([200, 180, 160] as const).map(async (type) => world.as(await makeMember(world.db, { type }))),
    )
    for (const [index, owner] of owners.entries())
      await owner.put(`/enrolments/${own.id}`, { participates: index > 0 })
    const neighbour = await world.as(network.people.voisin)
    await neighbour.put(`/enrolments/${elsewhere.id}`, { participates: true })

    const told = await world
      .as(network.people.titulaire)
      .then((caller) => caller.get('/enrolments/participation'))

    const lines = told.body['data'] as { content_id: number }[]
    expect(lines.find(({ content_id }) => content_id === own.id)).toEqual({
      content_id: own.id,
      participants: 2,
      answers: 3,
    })
    expect(lines.map(({ content_id }) => content_id)).not.toContain(elsewhere.id)
    const guest = await world.as(network.people.invite)
    expect((await guest.get('/enrolments/participation')).body).toEqual({ data: [] })
    expect((await world.anonymous.get('/enrolments/participation')).status).toBe(401)
  })

  test.each([100, 90] as const)('an account of type %i reads and may not answer', async (type) => {
    const { id } = await campaign({ enrolment_open: true })
    const member: Person = await makeMember(world.db, { type })
    const caller = await world.as(member)

    const answer = await caller.put(`/enrolments/${id}`, { participates: true })

    expect(answer.status).toBe(403)
    expect((await caller.get(`/enrolments/${id}`)).body).toMatchObject({
      participates: null,
      can_answer: false,
    })
  })

  test('after the last day nothing is answered; a campaign that asks nothing does not exist here', async () => {
    const over = await campaign({ enrolment_open: true, enrolment_deadline: '2026-03-09' })
    const closed = await campaign({ enrolment_open: false })
    const caller = await world.as(await makeMember(world.db, { type: 180 }))

    expect(await caller.put(`/enrolments/${over.id}`, { participates: true })).toMatchObject({
      status: 409,
      body: { code: 'deadline_passed' },
    })
    expect((await caller.put(`/enrolments/${closed.id}`, { participates: true })).status).toBe(404)
    expect((await caller.put(`/enrolments/${over.id}`, { participates: 'oui' })).status).toBe(422)
  })
})
