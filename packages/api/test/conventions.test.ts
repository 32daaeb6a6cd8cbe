import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeNetwork } from './content/network.ts'
import { testApp, type TestApp } from './test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test('D2-02 every list answers data and meta, and refuses pages that make no sense', async () => {
  const { people } = await makeNetwork(t)
  const admin = await t.as(people.admin)
  const lists = [
    '/contents/news',
    '/admin/contents/news',
    '/admin/drugstores',
    '/admin/users',
    '/admin/audit',
  ]
  for (const path of lists) {
    const { status, body } = await admin.get(path)
    expect(status, path).toBe(200)
    expect(Array.isArray(body.data), path).toBe(true)
    expect(body.meta, path).toMatchObject({ page: 1, per_page: 20, total: expect.any(Number) })
    expect(body.meta.last_page, path).toBe(Math.max(1, Math.ceil(body.meta.total / 20)))
    for (const bad of ['page=0', 'page=-1', 'page=1.5', 'page=x', 'per_page=0', 'per_page=101', 'page=']) {
      expect((await admin.get(`${path}?${bad}`)).status, `${path}?${bad}`).toBe(422)
    }
    expect((await admin.get(`${path}?per_page=100`)).body.meta.per_page, path).toBe(100)
  }
})

test('D2-04 the headers app and type are neither needed nor able to hurt', async () => {
  for (const headers of [{}, { app: 'kiosque', type: 'kiosque' }, { app: 'x'.repeat(4000), type: '<é>' }]) {
    const { status } = await t.anonymous.get('/contents/catalogue', { headers })
    expect(status).toBe(200)
  }
})
