import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Engine } from '../src/db/engine.ts'
import { inTransaction } from '../src/db/transaction.ts'
import { createLog } from '../src/http/request-log.ts'
import { createBossJobs } from '../src/jobs/boss-jobs.ts'
import type { Jobs } from '../src/jobs/jobs.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'

let database: TestDatabase
let jobs: Jobs
const done: number[] = []
beforeAll(async () => {
  database = await openTestDatabase()
  jobs = createBossJobs(database.engine, createLog({ logLevel: 'silent' }), { pollSeconds: 0.5 })
  jobs.work<{ id: number }>('greet', async (data) => void done.push(data.id))
  jobs.schedule('nightly', '5 3 * * *', async () => void done.push(0))
  await jobs.start()
})
afterAll(async () => {
  await jobs.stop()
  await database.close()
})

test('a job sent in a transaction is done once it commits, and never if it rolls back', async () => {
  await inTransaction(database.db, async (trx) => {
    await jobs.send(trx, 'greet', { id: 1 })
    throw new Error('refused')
  }).catch(() => undefined)
  await inTransaction(database.db, (trx) => jobs.send(trx, 'greet', { id: 2 }))
  await jobs.send(null, 'greet', { id: 3 })

  await expect.poll(() => done.toSorted((a, b) => a - b), { timeout: 20_000 }).toEqual([2, 3])
})

test('a schedule is kept in Paris time', async () => {
  const { rows } = await database.engine.execute('SELECT name, cron, timezone FROM pgboss.schedule')

  expect(rows).toEqual([{ name: 'nightly', cron: '5 3 * * *', timezone: 'Europe/Paris' }])
})

test('RELIABILITY 29 a database that goes away while the queue starts is waited for', async () => {
  const failed = new Set<string>()
  const unsteady: Engine = {
    ...database.engine,
    execute(text, params) {
      if (failed.size === 4 || failed.has(text)) return database.engine.execute(text, params)
      failed.add(text)
      return Promise.reject(new Error('Connection terminated unexpectedly'))
    },
  }
  const started = createBossJobs(unsteady, createLog({ logLevel: 'silent' }), { pollSeconds: 0.5 })
  const heard: number[] = []
  started.work<{ id: number }>('after-a-loss', async (data) => void heard.push(data.id))

  await started.start()
  await started.send(null, 'after-a-loss', { id: 4 })

  await expect.poll(() => heard, { timeout: 20_000 }).toEqual([4])
  expect(failed.size).toBe(4)
  await started.stop()
})
