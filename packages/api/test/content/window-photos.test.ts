import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sweep } from '../../src/files/sweep.ts'
import { send } from '../files/upload-form.ts'
import * as samples from '../files/samples.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'
import { makeContent, makeNetwork, type Network, type PersonName } from './network.ts'

let world: TestApp
let network: Network
let callers: Record<PersonName, Caller>

beforeAll(async () => {
  world = await testApp()
  network = await makeNetwork(world)
  const entries = await Promise.all(
    Object.entries(network.people).map(async ([name, person]) => [name, await world.as(person)] as const),
  )
  callers = Object.fromEntries(entries) as Record<PersonName, Caller>
})
afterAll(() => world.close())

const shopWindow = (fields: Record<string, unknown> = {}) =>
  makeContent(world, network, 'merchandising', {
    title: 'Vitrine d’hiver',
    year: 2026,
    month: 3,
    spot: 'vitrine',
    enrolment_open: true,
    ...fields,
  })

async function upload(caller: Caller, name = 'vitrine.png'): Promise<number> {
  const bytes = name.endsWith('.pdf') ? samples.pdf('Planogramme') : await samples.png()
  const { body } = await send(caller, '/files', { name, bytes })
  return (body as { id: number }).id
}

const photos = async (caller: Caller, id: number) => {
  const { body } = await caller.get(`/enrolments/${id}/photos`)
  return (body as { data: { drugstore: { name: string } }[] }).data.map(({ drugstore }) => drugstore.name)
}

describe('D5 a photo of what was put in place', () => {
  test('the titulaire adds it: it is in place, the team and the head office see it, no other pharmacy does', async () => {
    const { id } = await shopWindow()
    const file_id = await upload(callers.titulaire)

    const added = await callers.titulaire.put(`/enrolments/${id}/photo`, { file_id })

    expect(added).toMatchObject({ status: 200, body: { photo: { id: file_id, type: 'image/png' } } })
    expect((await callers.titulaire.get(`/enrolments/${id}`)).body).toMatchObject({ participates: true })
    expect((await callers.preparateur.get(`/enrolments/${id}/photo`)).body).toMatchObject({
      photo: { id: file_id },
    })
    expect((await callers.voisin.get(`/enrolments/${id}/photo`)).body).toEqual({ photo: null })
    expect(await photos(callers.editeur, id)).toEqual(['Pharmacie du Port'])
    expect((await callers.titulaire.get(`/enrolments/${id}/photos`)).status).toBe(403)
  })

  test('D1-02 an adviser sees those of the zones they follow', async () => {
    const { id } = await shopWindow()
    await callers.titulaire.put(`/enrolments/${id}/photo`, { file_id: await upload(callers.titulaire) })
    await callers.voisin.put(`/enrolments/${id}/photo`, { file_id: await upload(callers.voisin) })
    const { conseiller } = network.people
    await world.db
      .insertInto('user_zones')
      .values({ user_id: conseiller.user_id, zone_id: network.sud.zone })
      .execute()

    expect(await photos(await world.as(conseiller), id)).toEqual(['Pharmacie des Halles'])
    expect(await photos(callers.admin, id)).toHaveLength(2)
  })

  test('somebody else’s file, a document, a préparateur, no answer asked for: refused', async () => {
    const { id } = await shopWindow()
    const put = async (caller: Caller, file_id: number) =>
      (await caller.put(`/enrolments/${id}/photo`, { file_id })).status

    expect(await put(callers.titulaire, await upload(callers.voisin))).toBe(422)
    expect(await put(callers.titulaire, await upload(callers.titulaire, 'plan.pdf'))).toBe(422)
    expect(await put(callers.preparateur, await upload(callers.preparateur))).toBe(403)
    expect(await put(callers.invite, 1)).toBe(403)
    const closed = await shopWindow({ enrolment_open: false })
    expect((await callers.titulaire.get(`/enrolments/${closed.id}/photo`)).status).toBe(404)
    expect((await callers.titulaire.get(`/enrolments/${id}/photo`)).body).toEqual({ photo: null })
  })

  test('taken away, or no longer in place, it is shown by nothing and swept; until then it stays', async () => {
    const { id } = await shopWindow()
    const kept = await upload(callers.titulaire)
    await callers.titulaire.put(`/enrolments/${id}/photo`, { file_id: kept })
    const other = await shopWindow()
    const left = await upload(callers.titulaire)
    await callers.titulaire.put(`/enrolments/${other.id}/photo`, { file_id: left })
    const third = await shopWindow()
    const removed = await upload(callers.titulaire)
    await callers.titulaire.put(`/enrolments/${third.id}/photo`, { file_id: removed })

    await callers.titulaire.put(`/enrolments/${other.id}`, { participates: false })
    expect((await callers.titulaire.delete(`/enrolments/${third.id}/photo`)).body).toEqual({ photo: null })
    const inTwoDays = new Date(world.deps.now().getTime() + 2 * 86_400_000)
    await sweep({ ...world.deps, now: () => inTwoDays })

    const rows = await world.db
      .selectFrom('file')
      .select('id')
      .where('id', 'in', [kept, left, removed])
      .execute()
    expect(rows).toEqual([{ id: kept }])
    expect((await callers.titulaire.get(`/enrolments/${third.id}`)).body).toMatchObject({
      participates: true,
    })
  })

  test('what was done with a photo stands in the journal', async () => {
    const { id } = await shopWindow()
    await callers.titulaire.put(`/enrolments/${id}/photo`, { file_id: await upload(callers.titulaire) })
    await callers.titulaire.delete(`/enrolments/${id}/photo`)
    await callers.titulaire.delete(`/enrolments/${id}/photo`)

    const rows = await world.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject_type', '=', 'content')
      .where('subject_id', '=', String(id))
      .where('action', 'like', 'enrolment.%')
      .orderBy('id')
      .execute()
    expect(rows.map(({ action }) => action)).toEqual(['enrolment.photo_add', 'enrolment.photo_remove'])
  })
})
