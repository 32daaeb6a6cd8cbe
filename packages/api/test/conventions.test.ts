import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeNetwork } from './content/network.ts'
import { testApp, type Caller, type TestApp } from './test-app.ts'

let t: TestApp
let admin: Caller
beforeAll(async () => {
  t = await testApp()
  const { people } = await makeNetwork(t)
  admin = await t.as(people.admin)
})
afterAll(() => t.close())

const lists = [
  '/contents/news',
  '/events',
  '/registrations',
  '/admin/events',
  '/admin/contents/news',
  '/admin/drugstores',
  '/admin/users',
  '/admin/audit',
]
const badPages = ['page=0', 'page=-1', 'page=1.5', 'page=x', 'page=', 'per_page=0', 'per_page=101']

test.each(lists)('D2-02 %s answers data and meta, and refuses pages that make no sense', async (path) => {
  const { status, body } = await admin.get(path)
  const refused = await Promise.all(badPages.map((bad) => admin.get(`${path}?${bad}`)))
  const large = await admin.get(`${path}?per_page=100`)

  expect(status).toBe(200)
  expect(Array.isArray(body.data)).toBe(true)
  expect(body.meta).toMatchObject({ page: 1, per_page: 20, total: expect.any(Number) })
  expect(body.meta.last_page).toBe(Math.max(1, Math.ceil(body.meta.total / 20)))
  expect(refused.map((answer) => answer.status)).toEqual(badPages.map(() => 422))
  expect(large.body.meta.per_page).toBe(100)
})

test.each([{}, { app: 'kiosque', type: 'kiosque' }, { app: 'x'.repeat(4000), type: '<é>' }])(
  'D2-04 the headers app and type are neither needed nor able to hurt: %o',
  async (headers) => {
    const { status } = await t.anonymous.get('/contents/catalogue', { headers })
    expect(status).toBe(200)
  },
)

const wholeLists = [
  '/highlights?placement=1',
  '/popins',
  '/categories',
  '/faq-themes',
  '/laboratories',
  '/partners',
  '/useful-links',
  '/me/sessions',
  '/me/reminders',
  '/admin/groups',
  '/admin/packs',
  '/admin/zones',
  '/admin/placements',
  '/admin/page-types',
  '/admin/content-views',
  '/admin/handoff',
]

test.each(wholeLists)('D2-02 %s, short enough to travel whole, says where it stands too', async (path) => {
  const { status, body } = await admin.get(path)

  expect(status).toBe(200)
  const { length } = body.data
  expect(body.meta).toEqual({ page: 1, per_page: Math.max(100, length), total: length, last_page: 1 })
})
