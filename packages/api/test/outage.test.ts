import { Kysely } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { buildApp } from '../src/app.ts'
import type { Engine } from '../src/db/engine.ts'
import { openPgEngine } from '../src/db/pg-engine.ts'
import type { Tables } from '../src/db/tables.ts'
import type { App } from '../src/http/app-type.ts'
import { signInRoutes } from '../src/identity/sign-in.routes.ts'
import { createManualJobs } from '../src/jobs/manual-jobs.ts'
import { settingsRoutes } from '../src/settings/settings.routes.ts'
import { createCaller, testApp, type Caller, type TestApp } from './test-app.ts'

let t: TestApp
let engine: Engine
let app: App
let caller: Caller
beforeAll(async () => {
  t = await testApp()
  // Nobody listens on port 1: the database as it is when it is down.
  engine = openPgEngine('postgres://kiosque@127.0.0.1:1/kiosque', { warn: () => undefined }, 2)
  const db = new Kysely<Tables>({ dialect: engine.dialect })
  app = await buildApp(
    { ...t.deps, db, jobs: createManualJobs() },
    { modules: [settingsRoutes, signInRoutes] },
  )
  caller = createCaller(app, 'x'.repeat(43))
})
afterAll(async () => {
  await app.close()
  await engine.close()
  await t.close()
})

test('G13 with the database down, the API answers 503 in the shape of errors, and says when to come back', async () => {
  const read = await caller.get('/admin/settings')
  const write = await caller.post('/login', { email: 'a@b.fr', password: 'x' })

  for (const answer of [read, write]) {
    expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect(answer.headers['retry-after']).toBe('5')
    expect(answer.text).not.toMatch(/ECONN|127\.0\.0\.1/)
  }
})

test('G13 meanwhile the process is alive, not ready, and the sign-in page can still open', async () => {
  const statuses = await Promise.all(
    ['//healthz', '//readyz', '//config.json', '//builds/latest.json'].map(
      async (path) => (await caller.get(path)).status,
    ),
  )

  expect(statuses).toEqual([200, 503, 200, 200])
})
