import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { z } from 'zod'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { noReports, openErrorReports } from '../src/error-reports/error-reports.ts'
import { conflict, unavailable } from '../src/errors.ts'
import type { Routes } from '../src/http/app-type.ts'
import { createLog } from '../src/http/request-log.ts'
import { createBossJobs } from '../src/jobs/boss-jobs.ts'
import { openCollector, type Collector } from './collector.ts'
import { testApp, type TestApp } from './test-app.ts'
import { openTestDatabase } from './test-database.ts'

function readSomething(): never {
  throw new TypeError('no reader claire@pharmacie.test with 9f8e7d6c5b4a39281706f5e4d3c2b1a0')
}
const probe: Routes = async (app) => {
  const config = { access: 'public' as const }
  const schema = { querystring: z.strictObject({ jeton: z.string().optional() }) }
  app.get('/probe/:id/crash', { config, schema }, async () => readSomething())
  app.get('/probe/refused', { config }, async () => {
    throw conflict('stale', 'Modifié entre-temps.')
  })
  app.get('/probe/away', { config }, async () => {
    throw unavailable()
  })
}

let collector: Collector
let t: TestApp
beforeAll(async () => {
  collector = await openCollector()
  t = await testApp({ modules: [probe], env: { sentryDsn: collector.dsn } })
})
beforeEach(() => void (collector.envelopes.length = 0))
afterAll(async () => {
  await t.close()
  await collector.close()
})

async function arrived(count: number): Promise<void> {
  await expect.poll(() => collector.envelopes.length, { timeout: 10_000 }).toBe(count)
}

test('D15-11 a request that fails is reported with its frames, its build and its route', async () => {
  const answer = await t.anonymous.get('/probe/12/crash')
  await arrived(1)
  const { path, item, event } = collector.envelopes[0]!

  expect(answer.status).toBe(500)
  expect(path).toMatch(/^\/api\/42\/envelope\//)
  expect(item).toMatchObject({ type: 'event' })
  expect(event).toMatchObject({
    release: 'build-of-tests',
    level: 'error',
    platform: 'node',
    tags: { method: 'GET', route: '/api/v1/probe/:id/crash', status: 500 },
    extra: { request_id: answer.body.request_id },
  })
  const frame = event.exception.values[0]?.stacktrace?.frames.at(-1)
  expect(frame).toMatchObject({ function: 'readSomething', lineno: expect.any(Number) })
  expect(frame?.filename).toMatch(/error-reports\.test\.ts$/)
})

test('S4-03 a report of the server names nobody and lets nobody in', async () => {
  const headers = { authorization: 'Bearer jeton-de-session', cookie: 'seance=biscuit' }
  const answer = await t.anonymous.get('/probe/lien-secret/crash?jeton=secret-de-passage', {
    headers,
    remoteAddress: '192.0.2.7',
  })
  expect(answer.status).toBe(500)
  await arrived(1)
  const { event, text } = collector.envelopes[0]!

  expect(event.exception.values[0]?.value).toBe('no reader [adresse] with [jeton]')
  expect(event.user).toBeUndefined()
  expect(event.request).toBeUndefined()
  const secrets = [
    'claire@',
    '9f8e7d6c',
    'jeton-de-session',
    'biscuit',
    'lien-secret',
    'secret-de-passage',
    '192.0.2.7',
  ]
  for (const secret of secrets) expect(text).not.toContain(secret)
})

test('S8-06 a refusal is no report; a database that is away is one', async () => {
  await t.anonymous.get('/probe/refused')
  await t.anonymous.get('/nowhere')
  await t.anonymous.get('/probe/away')
  await arrived(1)

  expect(collector.envelopes[0]?.event.tags).toMatchObject({ route: '/api/v1/probe/away', status: 503 })
})

test('a job that fails is reported by its name', async () => {
  const database = await openTestDatabase()
  const { report } = await openErrorReports(collector.dsn, () => 'b1')
  const jobs = createBossJobs(database.engine, createLog({ logLevel: 'silent' }), {
    pollSeconds: 0.5,
    report,
  })
  jobs.work('tidy', async () => readSomething())
  await jobs.start()

  await jobs.send(null, 'tidy')
  await arrived(1)
  await jobs.stop()
  await database.close()

  expect(collector.envelopes[0]?.event).toMatchObject({ release: 'b1', tags: { job: 'tidy' } })
})

test.each([
  ['an error', 'setTimeout(() => { throw new Error("nobody caught this") })'],
  ['a rejection', 'void Promise.reject(new Error("nobody caught this"))'],
])('%s that nobody caught is reported, then ends the process', async (_, failure) => {
  const source = new URL('../src/error-reports/', import.meta.url).href
  const script = `
    import { openErrorReports } from '${source}error-reports.ts'
    import { reportUncaught } from '${source}uncaught.ts'
    reportUncaught(await openErrorReports('${collector.dsn}', () => 'b1'))
    setInterval(() => undefined, 1000)
    ${failure}`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script])
  let said = ''
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number]

  expect(code).toBe(1)
  expect(said).toContain('nobody caught this')
  expect(collector.envelopes[0]?.event.exception.values[0]?.value).toBe('nobody caught this')
})

test('what fails without end is told thirty times a minute', async () => {
  const { report, flush } = await openErrorReports(collector.dsn, () => 'b1')

  for (let time = 0; time < 200; time += 1) report(new Error(`time ${time}`))
  await flush()

  expect(collector.envelopes.length).toBe(30)
})

test('a collector that is away changes nothing for anybody', async () => {
  const gone = await openCollector()
  await gone.close()
  const { report, flush } = await openErrorReports(gone.dsn, () => 'b1')

  report(new Error('nobody hears this'))

  await expect(flush()).resolves.toBeUndefined()
})

test('without a DSN nothing is reported and no client is read', async () => {
  expect(await openErrorReports(null, () => 'b1')).toBe(noReports)
})
