import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeDrugstore, makeMember, makeStaff, type Person } from '../factories.ts'
import { makeContent, makeNetwork, target, type Network } from '../content/network.ts'
import { testApp, type Caller, type TestApp } from '../test-app.ts'

let t: TestApp
let network: Network
let admin: Caller
let adviser: Caller
let news: { id: number; title: string }
let west: Person[] = []
let south: Person[] = []

/** Twelve people in the west, seven in the south; nine and three of them read the news. */
beforeAll(async () => {
  t = await testApp()
  network = await makeNetwork(t)
  admin = await t.as(network.people.admin)
  adviser = await t.as(await makeStaff(t.db, 3, { zones: ['Ouest'] }))
  news = await makeContent(t, network, 'news', { title: '=Vaccination' })
  const people = async (zone: string, count: number) => {
    const drugstore = await makeDrugstore(t.db, { zone })
    return Promise.all(
      Array.from({ length: count }, (_, index) =>
        makeMember(t.db, { drugstore_id: drugstore.id, type: index % 2 ? 100 : 160 }),
      ),
    )
  }
  west = await people('Ouest', 12)
  south = await people('Sud', 7)
  for (const reader of [...west.slice(0, 9), ...south.slice(0, 3)]) {
    expect((await (await t.as(reader)).put(`/me/reads/${news.id}`)).status).toBe(204)
  }
})
afterAll(() => t.close())

const figuresOf = (body: unknown): number[] =>
  Object.entries(body as object).flatMap(([key, value]): number[] => {
    if (['id', 'key', 'days', 'meta', 'contents', 'rate', 'rates', 'trend', 'all_drugstores'].includes(key))
      return []
    if (typeof value === 'number') return [value]
    return typeof value === 'object' && value !== null ? figuresOf(value) : []
  })

const PATHS = [
  '/admin/statistics',
  '/admin/statistics/readings',
  '/admin/statistics/contents',
  '/admin/statistics/unread',
  '/admin/statistics/searches',
  '/admin/statistics/activity',
]

describe('D13-04 statistics', () => {
  test('D1-02 rights 1 to 3 read them, a member is refused', async () => {
    const member = await t.as(network.people.titulaire)
    const editor = await t.as(network.people.editeur)
    for (const path of [...PATHS, ...PATHS.map((each) => `${each}.csv`)]) {
      expect([path, (await member.get(path)).status]).toEqual([path, 403])
      expect([path, (await t.anonymous.get(path)).status]).toEqual([path, 401])
      expect([path, (await editor.get(path)).status]).toEqual([path, 200])
      expect([path, (await adviser.get(path)).status]).toEqual([path, 200])
    }
  })

  test.each([
    ['period=3', 'period'],
    ['zone_id=x', 'zone_id'],
    ['oups=1', 'oups'],
  ])('a bad question (%s) is named', async (query, field) => {
    const { status, body } = await admin.get(`/admin/statistics?${query}`)
    expect(status).toBe(422)
    expect(Object.keys(body.errors)).toEqual([field])
  })

  test('an unknown kind is refused, also as a spreadsheet', async () => {
    for (const path of ['readings', 'contents', 'unread', 'contents.csv', 'unread.csv']) {
      const { status, body } = await admin.get(`/admin/statistics/${path}?kind=rien`)
      expect([path, status, Object.keys(body.errors)]).toEqual([path, 422, ['kind']])
    }
  })

  test('everyone, who came and who read, by zone; small figures are hidden, by difference too', async () => {
    const { body } = await admin.get('/admin/statistics')
    expect(body.total).toMatchObject({ people: 23, readers: 12, rate: 52 })
    const zone = (label: string) => body.by_zone.find((line: { label: string }) => line.label === label)
    // Three read in the south: saying nine for the west would tell it.
    expect([zone('Sud').readers, zone('Ouest').readers, zone('Sud').rate]).toEqual([null, null, null])
    expect([zone('Ouest').people, zone('Sud').people]).toEqual([14, 9])
  })

  test('no answer holds a figure between one and four, whatever the zone', async () => {
    for (const path of [...PATHS, `/admin/statistics/contents/${news.id}`]) {
      for (const query of ['', `?zone_id=${network.ouest.zone}`, `?zone_id=${network.sud.zone}`]) {
        if (path.endsWith('searches') && query) continue
        const { body } = await admin.get(path + query)
        const small = figuresOf(body).filter((figure) => figure > 0 && figure < 5)
        expect([path, query, small]).toEqual([path, query, []])
      }
    }
  })

  test('D1-02 an adviser sees their zones and no other', async () => {
    const { body } = await adviser.get('/admin/statistics')
    expect(body.by_zone.map((line: { label: string }) => line.label)).toEqual(['Ouest'])
    expect(body.total.people).toBe(14)
    const refused = await adviser.get(`/admin/statistics?zone_id=${network.sud.zone}`)
    expect([refused.status, refused.body.code]).toEqual([403, 'zone_not_followed'])
    const elsewhere = await makeContent(t, network, 'news', {
      title: 'Ailleurs',
      target: target({ zones: [network.sud.zone] }),
    })
    const list = await adviser.get('/admin/statistics/contents')
    expect(list.body.data.map((row: { id: number }) => row.id)).not.toContain(elsewhere.id)
  })

  test('per content: reach, reads and rate; zone answers do not add up to what is hidden', async () => {
    const row = async (query = '') =>
      (await admin.get(`/admin/statistics/contents${query}`)).body.data.find(
        (content: { id: number }) => content.id === news.id,
      )
    expect(await row()).toMatchObject({ reach: 23, reads: 12, rate: 52, downloads: 0 })
    expect((await row(`?zone_id=${network.ouest.zone}`)).reads).toBeNull()
    expect((await row(`?zone_id=${network.sud.zone}`)).reads).toBeNull()
    const one = await admin.get(`/admin/statistics/contents/${news.id}`)
    expect(one.body.total).toMatchObject({ reach: 23, reads: 12, rate: 52 })
    expect(one.body.by_role.map((line: { label: string }) => line.label)).toContain('Préparateur')
    expect((await admin.get('/admin/statistics/contents/999999')).status).toBe(404)
  })

  test('what nobody reads: shown for longer than the period, and never opened', async () => {
    const quiet = await makeContent(t, network, 'news', { title: 'Sans lecteur' })
    const ids = async () =>
      (await admin.get('/admin/statistics/unread?period=7')).body.data.map((row: { id: number }) => row.id)
    expect(await ids()).not.toContain(quiet.id)
    t.clock.advance(8 * 86_400_000)
    expect(await ids()).toContain(quiet.id)
    expect(await ids()).not.toContain(news.id)
    await (await t.as(network.people.editeur)).put(`/me/reads/${quiet.id}`)
    expect(await ids()).toContain(quiet.id)
    await (await t.as(network.people.titulaire)).put(`/me/reads/${quiet.id}`)
    expect(await ids()).not.toContain(quiet.id)
  })

  test('closing the days changes no answer, once or twice', async () => {
    const before = await Promise.all(PATHS.map((path) => admin.get(path)))
    await t.jobs.run('statistics.close')
    await t.jobs.run('statistics.close')
    const counted = await t.db.selectFrom('stat_content_day').selectAll().execute()
    expect(counted.reduce((sum, row) => sum + row.reads, 0)).toBe(12)
    const after = await Promise.all(PATHS.map((path) => admin.get(path)))
    expect(after.map(({ body }) => body)).toEqual(before.map(({ body }) => body))
  })

  test('searches without result: counted by day, hidden below five, never who', async () => {
    const member = await t.as(network.people.voisin)
    for (let time = 0; time < 6; time += 1) {
      await member.get(`/search?q=girafe&page=${time + 1}`)
    }
    await member.get('/search?q=licorne')
    const { body } = await admin.get('/admin/statistics/searches')
    const found = Object.fromEntries(
      body.data.map((row: { query: string; searches: number | null }) => [row.query, row.searches]),
    )
    expect(found).toEqual({ girafe: 6, licorne: null })
    const beyond = await admin.get('/admin/statistics/searches?page=9&per_page=1')
    expect(beyond.body).toMatchObject({
      data: [],
      meta: { page: 9, per_page: 1, total: 2, last_page: 2 },
    })
  })

  test('active pharmacies by week: a sign-in and a return after half an hour are visits', async () => {
    const drugstore_id = network.ouest.id
    const visits = async () =>
      (
        await t.db
          .selectFrom('drugstore_week')
          .select('visits')
          .where('drugstore_id', '=', drugstore_id)
          .execute()
      )
        .map((row) => row.visits)
        .reduce((sum, value) => sum + value, 0)
    const before = await visits()
    const caller = await t.as(network.people.preparateur)
    await caller.get('/me/marks')
    t.clock.advance(10 * 60_000)
    await caller.get('/me/marks')
    expect(await visits()).toBe(before + 1)
    t.clock.advance(31 * 60_000)
    await caller.get('/me/marks')
    expect(await visits()).toBe(before + 2)
  })

  test('D8-03 spreadsheets: French, formula-safe, with the same masks', async () => {
    const contents = await admin.get('/admin/statistics/contents.csv?period=364')
    expect(contents.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(contents.text.startsWith('\uFEFFNuméro;Rubrique;Titre;')).toBe(true)
    expect(contents.text).toContain(`'=Vaccination`)
    const people = await admin.get('/admin/statistics.csv?period=364')
    expect(people.text).toMatch(/Zone;Sud;9;[^;]*;moins de 5;0;\r\n/)
    const one = await admin.get(`/admin/statistics/contents/${news.id}/export.csv?period=364`)
    expect(one.text).toContain('moins de 5')
  })

  test('S9 erasing someone leaves no trace of their reading but an anonymous count', async () => {
    const [reader] = west
    await admin.delete(`/users/${reader!.user_id}`)
    const rows = await t.db.selectFrom('reader').selectAll().where('user_id', '=', reader!.user_id).execute()
    expect(rows).toEqual([])
    const { body } = await admin.get('/admin/statistics/readings?period=364')
    expect(body.total.reads).toBe(13)
  })
})
