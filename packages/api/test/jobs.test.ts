import { afterAll, beforeAll, expect, test } from 'vitest'
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
