import { beforeAll, describe, expect, test } from 'vitest'
import { makeContent, target } from '../content/network.ts'
import { makeDrugstore, makeMember, makeStaff } from '../factories.ts'
import { agreementsApp, HEADER, makeAgreement, makeLaboratory, months, sendFile, TIERS } from './purchases.ts'

const app = await agreementsApp(
  'editeur',
  'titulaire',
  'preparateur',
  'voisin',
  'invite',
  'conseiller',
  'admin',
)
const { t, network, editeur, titulaire, preparateur, voisin, invite, conseiller, admin } = app
const cip = app.codeOf(network.ouest.id)
let laboratory: number
let agreement: number

const importLines = async (...lines: string[]) => {
  const answer = await sendFile(editeur, [HEADER, ...lines].join('\n'))
  expect(answer).toMatchObject({ status: 200, body: { refused: 0 } })
}
const figures = async (caller = titulaire, id = agreement) => (await caller.get(`/agreements/${id}`)).body

beforeAll(async () => {
  laboratory = await makeLaboratory(t, 'Évanor')
  agreement = (await makeAgreement(t, network, { laboratory_id: laboratory })).id
  await importLines(
    ...months(cip, 'Évanor', 2025, 12, '1 500,00'),
    ...months(cip, 'Évanor', 2026, 10, '1 876,00'),
  )
})

describe('S2-43 GET /agreements/:id, where the pharmacy stands', () => {
  test('what is missing, what is earned, what the year before was', async () => {
    const body = await figures()

    expect(body).toMatchObject({
      content_id: agreement,
      year: 2026,
      laboratory: { id: laboratory, name: 'Évanor' },
      amount: 1_876_000,
      last_year: 1_500_000,
      through: '2026-10-31',
      received_on: '2026-11-10',
      tier: { title: 'Palier 2', rate: 3 },
      next: { title: 'Palier 3', threshold: 2_000_000, rate: 5, missing: 124_000 },
      progress: 93,
      earned: 56_280,
    })
    expect(body.tiers).toMatchObject([
      { title: 'Palier 1', missing: 0, reached_in: '2026-06-01' },
      { title: 'Palier 2', missing: 0, reached_in: '2026-08-01' },
      { title: 'Palier 3', missing: 124_000, reached_in: null },
    ])
    expect(body.months[9]).toEqual({
      month: 10,
      amount: 187_600,
      cumulative: 1_876_000,
      last_year: 150_000,
      last_year_cumulative: 1_500_000,
    })
    expect(body.months[11]).toMatchObject({ amount: null, cumulative: null, last_year_cumulative: 1_800_000 })
  })

  test('the projection is a range with its tiers, and the tier ahead has two days', async () => {
    const { projection, next_expected } = await figures()

    expect(projection.high).toBeGreaterThan(projection.low)
    expect(projection).toMatchObject({ basis: 'last_year', high_tier: 'Palier 3' })
    expect(projection.high_rebate).toBe(projection.high / 20)
    expect(next_expected.earliest <= next_expected.latest).toBe(true)
    expect(next_expected.earliest >= '2026-11-01').toBe(true)
  })

  test('the list says the same of each agreement', async () => {
    const { body } = await titulaire.get('/agreements')

    expect(body.data).toHaveLength(1)
    expect(body.data[0]).toMatchObject({ content_id: agreement, amount: 1_876_000, progress: 93 })
  })

  test('the twelve months leave as a spreadsheet', async () => {
    const { text, status } = await titulaire.get(`/agreements/${agreement}/export`)

    expect(status).toBe(200)
    expect(text).toContain('octobre;"1876,00";"18760,00";"1500,00";"15000,00"')
  })

  test.each([
    ['preparateur', () => preparateur, 403],
    ['invité', () => invite, 403],
    ['conseiller', () => conseiller, 403],
    ['admin', () => admin, 403],
    ['nobody', () => t.anonymous, 401],
  ])('is for owners alone: %s', async (_, caller, status) => {
    for (const path of ['/agreements', `/agreements/${agreement}`, `/agreements/${agreement}/export`])
      expect((await caller().get(path)).status).toBe(status)
  })

  test('a cotitulaire is an owner, an adjoint is not; both are of the same pharmacy', async () => {
    const own = { drugstore_id: network.ouest.id }
    const cotitulaire = await t.as(await makeMember(t.db, { ...own, type: 180 }))
    const adjoint = await t.as(await makeMember(t.db, { ...own, type: 160 }))

    expect(await figures(cotitulaire)).toMatchObject({ amount: 1_876_000 })
    expect((await adjoint.get(`/agreements/${agreement}`)).body.code).toBe('owners_only')
  })

  test('another pharmacy reads its own figures, never these; what is not for it does not exist', async () => {
    expect(await figures(voisin)).toMatchObject({
      amount: 0,
      last_year: null,
      comparison: null,
      projection: null,
    })
    const hidden = await makeAgreement(t, network, {
      laboratory_id: laboratory,
      target: target({ drugstore_ids: [network.ouest.id] }),
    })
    expect((await voisin.get(`/agreements/${hidden.id}`)).status).toBe(404)
    const news = await makeContent(t, network, 'news', { title: 'Actualité' })
    expect((await titulaire.get(`/agreements/${news.id}`)).status).toBe(404)
    expect((await titulaire.get('/agreements/nope')).status).toBe(404)
  })

  test('the years of one laboratory lead to each other', async () => {
    const before = await makeAgreement(t, network, { laboratory_id: laboratory, year: 2025, tiers: TIERS })

    const { years } = await figures()
    expect(years).toEqual(expect.arrayContaining([{ year: 2025, content_id: before.id }]))
    expect(await figures(titulaire, before.id)).toMatchObject({
      year: 2025,
      amount: 1_800_000,
      projection: null,
    })
  })
})

describe('S2-43 the comparison with similar pharmacies', () => {
  let lab: number
  let id: number
  const cips: string[] = []

  beforeAll(async () => {
    lab = await makeLaboratory(t, 'Solénia')
    id = (await makeAgreement(t, network, { laboratory_id: lab })).id
    for (let index = 0; index < 6; index += 1) cips.push((await makeDrugstore(t.db)).cip_officine)
  })
  const comparison = async () => (await figures(titulaire, id)).comparison

  test('says nothing of four others, tells the mean of five, and names nobody', async () => {
    await importLines(
      ...[cip, ...cips.slice(0, 4)].flatMap((each) => months(each, 'Solénia', 2026, 8, '100')),
    )
    expect(await comparison()).toBeNull()

    await importLines(...months(cips[4]!, 'Solénia', 2026, 8, '700'))

    const told = await comparison()
    expect(told).toEqual({
      pharmacies: 6,
      level: 'network',
      group: null,
      size: null,
      through: '2026-08-31',
      own: 80_000,
      mean: 160_000,
      top_quarter: null,
    })
  })

  test('one more pharmacy or one corrected figure does not show; the next month of all does', async () => {
    await importLines(...months(cips[5]!, 'Solénia', 2026, 8, '9 999'))
    expect(await comparison()).toMatchObject({ pharmacies: 6, mean: 160_000 })
    await importLines(`${cips[4]};Solénia;2026-08;1`)
    expect(await comparison()).toMatchObject({ pharmacies: 6, mean: 160_000 })

    await importLines(...[cip, ...cips].map((each) => `${each};Solénia;2026-09;100`))

    expect(await comparison()).toMatchObject({ pharmacies: 7, through: '2026-09-30', own: 90_000 })
  })

  test('the owner of two of them needs five others beside both', async () => {
    const second = await t.db
      .selectFrom('drugstores')
      .select('id')
      .where('cip_officine', '=', cips[0]!)
      .executeTakeFirstOrThrow()
    const row = { user_id: network.people.titulaire.user_id, drugstore_id: second.id, type: 200 }
    await t.db.insertInto('accounts').values(row).execute()

    expect(await comparison()).toMatchObject({ pharmacies: 7 })
    const third = await t.db
      .selectFrom('drugstores')
      .select('id')
      .where('cip_officine', '=', cips[1]!)
      .executeTakeFirstOrThrow()
    await t.db
      .insertInto('accounts')
      .values({ ...row, drugstore_id: third.id })
      .execute()
    expect(await comparison()).toBeNull()
  })
})

describe('D16-02 GET /admin/agreements, how the head office follows them', () => {
  test('every pharmacy with what is missing, the nearest to a tier first; totals of all of them', async () => {
    const { body } = await editeur.get(`/admin/agreements?year=2026&laboratory_id=${laboratory}`)

    expect(body.data[0]).toMatchObject({
      drugstore: { id: network.ouest.id, name: 'Pharmacie du Port', zone: 'Ouest' },
      laboratory: { name: 'Évanor' },
      amount: 1_876_000,
      next: { missing: 124_000 },
      is_committed: false,
    })
    expect(body.summary).toMatchObject({
      pharmacies: 1,
      amount: 1_876_000,
      last_year: 1_500_000,
      near: 1,
      behind: 0,
    })
    const { summary } = (await editeur.get('/admin/agreements?year=2026')).body
    expect(summary.amount).toBeGreaterThan(1_876_000)
    // Who began this year has nothing to compare with, and makes nobody grow.
    expect(summary).toMatchObject({ compared: 1_876_000, last_year: 1_500_000 })
    expect((await editeur.get('/admin/agreements?state=behind')).body.meta.total).toBe(0)
    expect((await editeur.get('/admin/agreements?q=port evanor')).body.meta.total).toBe(1)
  })

  test('an adviser has the pharmacies of their zones, and no other', async () => {
    const ouest = await t.as(await makeStaff(t.db, 3, { zones: ['Ouest'] }))
    const sud = await t.as(await makeStaff(t.db, 3, { zones: ['Sud'] }))

    expect((await ouest.get('/admin/agreements')).text).toContain('Pharmacie du Port')
    expect((await sud.get('/admin/agreements')).body).toMatchObject({ data: [], summary: { pharmacies: 0 } })
    expect((await sud.get(`/admin/agreements?zone_id=${network.ouest.zone}`)).body.code).toBe(
      'zone_not_followed',
    )
    expect((await conseiller.get('/admin/agreements')).body.data).toEqual([])
    expect((await sud.get('/admin/agreements/export')).text).not.toContain('Pharmacie du Port')
    expect((await ouest.get('/admin/agreements/export')).text).toContain('Pharmacie du Port')
  })

  test('the sheet of a pharmacy and the dashboard of its adviser say what is within reach', async () => {
    const ouest = await t.as(await makeStaff(t.db, 3, { zones: ['Ouest'] }))

    const { agreements } = (await ouest.get(`/admin/drugstores/${network.ouest.id}/sheet`)).body
    expect(agreements).toMatchObject({ year: 2026, through: '2026-10-31' })
    expect(agreements.standings[0]).toMatchObject({
      laboratory: { name: 'Évanor' },
      next: { missing: 124_000 },
    })
    const { todo } = (await ouest.get('/admin/dashboard')).body
    expect(todo).toContainEqual({ key: 'tiers_in_reach', count: 1, first: 'Pharmacie du Port, Évanor' })
  })

  test('two sheets of one pharmacy become one: months both bought in add up', async () => {
    const sold = await makeDrugstore(t.db, { zone: 'Ouest' })
    await importLines(`${sold.cip_officine};Évanor;2026-10;100`, `${sold.cip_officine};Évanor;2024-01;50`)

    const body = { keep_id: network.ouest.id, remove_id: sold.id, take: [] }
    const { status } = await admin.post('/admin/drugstores/merge', body)

    expect(status).toBe(200)
    expect(await figures()).toMatchObject({ amount: 1_886_000 })
  })

  test('is not for pharmacies, and refuses what it does not know', async () => {
    expect((await titulaire.get('/admin/agreements')).status).toBe(403)
    expect((await t.anonymous.get('/admin/agreements')).status).toBe(401)
    expect((await editeur.get('/admin/agreements?year=1')).status).toBe(422)
    expect((await editeur.get('/admin/agreements?sort=nope')).status).toBe(422)
  })
})
