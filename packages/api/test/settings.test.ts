import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeMember, makeStaff } from './factories.ts'
import { testApp, type Caller, type TestApp } from './test-app.ts'

let t: TestApp
let admin: Caller
let member: Caller
beforeAll(async () => {
  t = await testApp()
  admin = await t.as(await makeStaff(t.db, 1))
  member = await t.as(await makeMember(t.db))
})
afterAll(() => t.close())
afterEach(
  async () => void (await admin.patch('/admin/settings', { maintenance: false, maintenance_message: null })),
)

test('D15-06 only right 1 reads and changes the settings', async () => {
  const editor = await t.as(await makeStaff(t.db, 2))

  expect((await admin.get('/admin/settings')).body).toMatchObject({
    maintenance: false,
    egalim_caps: [{ percent: 34 }],
  })
  for (const caller of [editor, member]) {
    expect((await caller.get('/admin/settings')).status).toBe(403)
    expect((await caller.patch('/admin/settings', { maintenance: true })).status).toBe(403)
  }
  expect((await t.anonymous.get('/admin/settings')).status).toBe(401)
})

test('S2-50 D16-06 with maintenance on, reads answer, writes are refused, and the browser is told', async () => {
  await admin.patch('/admin/settings', { maintenance: true, maintenance_message: 'De retour à midi.' })

  const config = await t.anonymous.get('//config.json')
  const read = await admin.get('/admin/settings')
  const write = await admin.post('/users', {})
  const refusedBeforeSignIn = await t.anonymous.post('/register', {})
  expect(config.body).toMatchObject({ maintenance: true, maintenance_message: 'De retour à midi.' })
  expect(read.status).toBe(200)
  expect(write).toMatchObject({ status: 503, body: { code: 'maintenance' } })
  expect(write.headers['retry-after']).toBe('300')
  expect(refusedBeforeSignIn.status).toBe(503)
})

test('S2-50 the head office still signs in and lifts it', async () => {
  await admin.patch('/admin/settings', { maintenance: true })

  const signIn = await t.anonymous.post('/login', { email: 'personne@nulle.part', password: 'x' })
  const lifted = await admin.patch('/admin/settings', { maintenance: false })
  expect(signIn.status).toBe(401)
  expect(lifted).toMatchObject({ status: 200, body: { maintenance: false } })
  expect((await t.anonymous.get('//config.json')).body.maintenance).toBe(false)
})

test('S2-50 another process learns of it at once', async () => {
  const other = await t.another()
  await other.anonymous.get('//config.json')

  await admin.patch('/admin/settings', { maintenance: true })

  await expect.poll(async () => (await other.anonymous.get('//config.json')).body.maintenance).toBe(true)
  await other.close()
})

test('D13-04 a change of settings is in the audit log with what it was and what it became', async () => {
  await admin.patch('/admin/settings', { egalim_caps: [{ starts_on: '2026-01-01', percent: 40 }] })

  const { body } = await admin.get('/admin/audit?action=settings.change&per_page=1')
  expect(body.data[0]).toMatchObject({
    action: 'settings.change',
    before: { egalim_caps: [{ percent: 34 }] },
    after: { egalim_caps: [{ percent: 40 }] },
  })
  expect(Object.keys(body.data[0].after)).toEqual(['egalim_caps'])
})

test.each([
  [{ maintenance: 'oui' }, 'maintenance'],
  [{ egalim_caps: [] }, 'egalim_caps'],
  [{ egalim_caps: [{ starts_on: '2026-02-30', percent: 34 }] }, 'egalim_caps.0.starts_on'],
  [{ egalim_caps: [{ starts_on: '2026-01-01', percent: 0 }] }, 'egalim_caps.0.percent'],
  [
    {
      egalim_caps: [
        { starts_on: '2026-01-01', percent: 34 },
        { starts_on: '2026-01-01', percent: 25 },
      ],
    },
    'egalim_caps.1.starts_on',
  ],
  [{ secret: 1 }, 'secret'],
])('D2-05 the settings %j are refused by name', async (patch, field) => {
  const answer = await admin.patch('/admin/settings', patch)

  expect(answer.status).toBe(422)
  expect(Object.keys(answer.body.errors)).toEqual([field])
})
