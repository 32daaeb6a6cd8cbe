import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeContent, makeNetwork, type Network } from '../content/network.ts'
import { makeAccount, makeStaff } from '../factories.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'

let t: TestApp
let network: Network
let adviser: Caller
let zoneless: Caller
let admin: Caller
beforeAll(async () => {
  t = await testApp()
  network = await makeNetwork(t)
  adviser = await t.as(await makeStaff(t.db, 3, { zones: ['Ouest'] }))
  zoneless = await t.as(await makeStaff(t.db, 3))
  admin = await t.as(network.people.admin)
  for (const { id } of [network.ouest, network.sud])
    expect((await admin.patch(`/admin/drugstores/${id}`, { phone: '02 99 00 12 34' })).status).toBe(200)
})
afterAll(() => t.close())

const READS: [string, (id: number) => string][] = [
  ['the pharmacy', (id) => `/admin/drugstores/${id}`],
  ['its sheet', (id) => `/admin/drugstores/${id}/sheet`],
  ['its whole record', (id) => `/drugstores/${id}`],
  ['its validity', (id) => `/drugstores/validity/${id}`],
  ['its team', (id) => `/drugstores/${id}/team`],
  ['« voir comme », a list', (id) => `/admin/preview?kind=news&drugstore_id=${id}`],
  ['« voir comme », the home page', (id) => `/admin/preview/read?path=/home&drugstore_id=${id}`],
]

describe('D16-02 an adviser outside their zones', () => {
  test.each(READS)('%s: read in the zones, 404 outside as for an unknown one', async (_, path) => {
    expect((await adviser.get(path(network.ouest.id))).status).toBe(200)
    const outside = await adviser.get(path(network.sud.id))
    const unknown = await adviser.get(path(999_999))
    expect([outside.status, outside.body.code]).toEqual([404, 'not_found'])
    expect([unknown.status, unknown.body.code]).toEqual([404, 'not_found'])
    expect((await zoneless.get(path(network.ouest.id))).status).toBe(404)
    expect((await admin.get(path(network.sud.id))).status).toBe(200)
  })

  test('notes are written and removed in the zones only, even one’s own once the pharmacy has left them', async () => {
    const notes = (id: number) => `/admin/drugstores/${id}/notes`
    expect((await adviser.post(notes(network.sud.id), { text: 'Hors zone' })).status).toBe(404)
    expect((await zoneless.post(notes(network.ouest.id), { text: 'Sans zone' })).status).toBe(404)
    const { body } = await adviser.post(notes(network.ouest.id), { text: 'Travaux' })

    await admin.patch(`/admin/drugstores/${network.ouest.id}`, { zone_id: network.sud.zone })
    expect((await adviser.delete(`${notes(network.ouest.id)}/${body.id}`)).status).toBe(404)
    await admin.patch(`/admin/drugstores/${network.ouest.id}`, { zone_id: network.ouest.zone })
    expect((await adviser.delete(`${notes(network.ouest.id)}/${body.id}`)).status).toBe(204)
  })

  test('the list names every pharmacy, its town and group, and says the rest of their zones only', async () => {
    const { body } = await adviser.get('/admin/drugstores')
    const line = (id: number) => body.data.find((row: { id: number }) => row.id === id)
    expect(line(network.ouest.id)).toMatchObject({ can_open: true, phone: '+33299001234', people: 2 })
    expect(line(network.sud.id)).toEqual({
      id: network.sud.id,
      name: 'Pharmacie des Halles',
      city: 'Évreux',
      group_name: 'PRLG',
      can_open: false,
    })
    expect((await zoneless.get('/admin/drugstores')).text).not.toContain('+33299001234')
    expect((await admin.get('/admin/drugstores')).body.data.every((row: object) => 'siret' in row)).toBe(true)
  })

  test('filters and words tell nothing of pharmacies outside the zones', async () => {
    const hidden = (await admin.get(`/admin/drugstores/${network.sud.id}`)).body
    const ids = async (query: string) => {
      const { body } = await adviser.get(`/admin/drugstores?${query}`)
      return [body.data.map((row: { id: number }) => row.id), body.meta.total]
    }
    for (const query of [`q=${hidden.cip_officine}`, `q=${hidden.siret}`, 'pack=cBusiness'])
      expect(await ids(query)).toEqual([[], 0])
    expect(await ids(`zone_id=${network.sud.zone}`)).toEqual([[], 0])
    expect(await ids('has_titulaire=true')).toEqual([[network.ouest.id], 1])
    expect(await ids('is_disabled=false')).toEqual([[network.ouest.id], 1])
    expect(await ids('followed=true')).toEqual([[network.ouest.id], 1])
    expect(await ids('q=halles')).toEqual([[network.sud.id], 1])
    expect(await ids('group=PRLG')).toEqual([[network.sud.id], 1])
    const own = (await admin.get(`/admin/drugstores/${network.ouest.id}`)).body
    expect(await ids(`q=${own.cip_officine}`)).toEqual([[network.ouest.id], 1])
    expect((await adviser.get('/admin/drugstores?sort=-cip_officine')).status).toBe(200)
  })

  test('figures and the desk are those of the zones, whichever account is open', async () => {
    const both = await makeStaff(t.db, 3, { zones: ['Ouest'] })
    const account_id = await makeAccount(t.db, {
      user_id: both.user_id,
      type: 90,
      drugstore_id: network.sud.id,
    })
    const inPharmacy = await t.as({ ...both, account_id, drugstore_id: network.sud.id })

    for (const caller of [await t.as(both), inPharmacy]) {
      const desk = await caller.get('/admin/dashboard?period=28')
      expect(desk.body.drugstores.all).toBe(1)
      expect(desk.body.pharmacies.map((row: { id: number }) => row.id)).toEqual([network.ouest.id])
      const elsewhere = await caller.get(`/admin/statistics?period=28&zone_id=${network.sud.zone}`)
      expect([elsewhere.status, elsewhere.body.code]).toEqual([403, 'zone_not_followed'])
    }
    // As anyone of the team does, they see their own pharmacy; managers' facts are not for them there.
    const team = await inPharmacy.get(`/drugstores/${network.sud.id}/team`)
    const others = team.body.data.filter((row: { user_id: number }) => row.user_id !== both.user_id)
    expect(others.every((row: { email: string | null }) => row.email === null)).toBe(true)
    expect((await inPharmacy.get(`/admin/drugstores/${network.sud.id}/sheet`)).status).toBe(404)
  })
})

describe('D16-02 « voir comme » for an adviser', () => {
  const read = (path: string, more = '') =>
    adviser.get(
      `/admin/preview/read?drugstore_id=${network.ouest.id}&path=${encodeURIComponent(path)}${more}`,
    )

  test('shows what is published, never a draft, even by its id', async () => {
    const live = await makeContent(t, network, 'news', { title: 'Parue' })
    const draft = await makeContent(t, network, 'news', { title: 'Brouillon', status: 'draft' })

    expect((await read(`/contents/news/${live.id}`)).body.title).toBe('Parue')
    expect((await read(`/contents/news/${draft.id}`)).status).toBe(404)
    expect((await read(`/contents/news/${draft.id}`, `&content_id=${draft.id}`)).status).toBe(404)
    const one = `/admin/preview?kind=news&ref=${draft.id}&drugstore_id=${network.ouest.id}`
    expect((await adviser.get(one)).status).toBe(404)
  })

  test('as someone of no pharmacy: one of the zones is asked for', async () => {
    const answer = await adviser.get('/admin/preview/read?path=/home')
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['drugstore_id']])
    expect((await adviser.get('/admin/preview?kind=news')).status).toBe(422)
  })
})
