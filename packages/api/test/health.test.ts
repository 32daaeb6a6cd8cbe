import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from 'kysely'
import { makeStaff } from './factories.ts'
import { testApp, type TestApp } from './test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp({ env: { metricsToken: 'jeton-de-mesure' } })
})
afterAll(() => t.close())

test('D2-07 the process says it is alive, and ready once the database answers with every migration done', async () => {
  const alive = await t.anonymous.get('//healthz')
  const ready = await t.anonymous.get('//readyz')

  expect(alive).toMatchObject({ status: 200, body: { status: 'ok' } })
  expect(ready).toMatchObject({ status: 200, body: { status: 'ok' } })
})

test('D2-07 metrics are for this machine or for the token, and name routes, never addresses', async () => {
  await (await t.as(await makeStaff(t.db))).get('/admin/audit?action=secret')
  const local = await t.anonymous.get('//metrics')
  const away = await t.anonymous.get('//metrics', { remoteAddress: '203.0.113.7' })
  const relayed = await t.anonymous.get('//metrics', { headers: { 'x-forwarded-for': '203.0.113.7' } })
  const wrong = await t.anonymous.get('//metrics', {
    remoteAddress: '203.0.113.7',
    headers: { authorization: 'Bearer jeton-de-rien' },
  })
  const known = await t.anonymous.get('//metrics', {
    remoteAddress: '203.0.113.7',
    headers: { authorization: 'Bearer jeton-de-mesure' },
  })

  expect([local.status, away.status, relayed.status, wrong.status, known.status]).toEqual([
    200, 403, 403, 403, 200,
  ])
  expect(local.text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/v1/admin/audit",status="200"} 1',
  )
  expect(local.text).toMatch(/process_resident_memory_bytes \d+/)
  expect(local.text).not.toContain('secret')
})

test('D2-08 the public configuration is made at run time and never kept', async () => {
  const { status, body, headers } = await t.anonymous.get('//config.json')

  expect(status).toBe(200)
  expect(headers['cache-control']).toBe('no-store')
  expect(body).toEqual({
    api_base_url: 'https://kiosque.test',
    app: 'kiosque',
    maintenance: false,
    maintenance_message: null,
    sentry_dsn: null,
    matomo: null,
    build_id: expect.any(String),
    build_poll_interval_s: 60,
  })
})

test('S4-10 S7-71 the build manifest answers whatever the time added to it, with the id of the configuration', async () => {
  const { body: config } = await t.anonymous.get('//config.json')
  const atRoot = await t.anonymous.get('//builds/latest.json?1773136800000')
  const below = await t.anonymous.get('/builds/latest.json?t=1773136800000')

  expect([atRoot.body, below.body]).toEqual([{ id: config.build_id }, { id: config.build_id }])
})

test('D2-06 the reader of the API is made of our own files only', async () => {
  const page = await t.anonymous.get('//api/docs')
  const links = [...page.text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, url]) => url)

  expect(page.status).toBe(200)
  expect(page.text).not.toMatch(/<style|<script>|https?:/)
  for (const url of links) expect((await t.anonymous.get(`/${url}`)).status).toBe(200)
})

test('RELIABILITY-25 every answer carries the security headers, errors included', async () => {
  for (const path of ['//healthz', '/nowhere', '/admin/settings', '//une/page']) {
    const { headers } = await t.anonymous.get(path)
    const policy = String(headers['content-security-policy'])

    expect(policy).toContain("script-src 'self';")
    expect(policy).not.toMatch(/unsafe/)
    expect(policy).toContain("object-src 'none'")
    expect(policy).toContain("base-uri 'none'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
    expect(headers['strict-transport-security']).toMatch(/max-age=\d{8}/)
  }
})

test('RELIABILITY-25 what the API answers is never kept by a cache', async () => {
  const refused = await t.anonymous.get('/admin/settings')
  const given = await (await t.as(await makeStaff(t.db))).get('/admin/settings')

  expect([refused.headers['cache-control'], given.headers['cache-control']]).toEqual(['no-store', 'no-store'])
})

test('G13 with a migration missing the server is not ready, and says nothing more', async () => {
  const other = await t.another()
  await sql`UPDATE schema_migrations SET name = 'moved' WHERE name = '0001_foundation'`.execute(t.db)
  const answer = await other.anonymous.get('//readyz')
  await sql`UPDATE schema_migrations SET name = '0001_foundation' WHERE name = 'moved'`.execute(t.db)
  await other.close()

  expect(answer).toMatchObject({ status: 503, body: { code: 'not_ready' } })
  expect(answer.text).not.toContain('0001')
})
