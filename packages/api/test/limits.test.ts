import { afterAll, beforeAll, expect, test } from 'vitest'
import { AppError } from '../src/errors.ts'
import { checkThrottle, clearThrottle, refundThrottle, sweepThrottles, throttle } from '../src/http/limits.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const rule = { limit: 3, windowSeconds: 900 }
const at = (seconds: number) => new Date(Date.UTC(2026, 0, 1) + seconds * 1000)
const tryOnce = (key: string, seconds: number) =>
  throttle(database.db, key, rule, at(seconds)).then(
    () => 'ok',
    (error: AppError) => `${error.status} ${error.headers?.['retry-after']}`,
  )

test('D3-01 past the limit, tries are refused until the window ends, then start again', async () => {
  const results = []
  for (const seconds of [0, 1, 2, 3, 600, 899, 900]) results.push(await tryOnce('login:a@b.fr', seconds))

  expect(results).toEqual(['ok', 'ok', 'ok', '429 897', '429 300', '429 1', 'ok'])
})

test('G6 a hundred tries at once are counted to the last one', async () => {
  const results = await Promise.all(Array.from({ length: 100 }, () => tryOnce('burst', 0)))

  expect(results.filter((result) => result === 'ok')).toHaveLength(3)
})

test('D3-01 where only failures count, a success gives its try back', async () => {
  for (let success = 0; success < 10; success += 1) {
    expect(await tryOnce('refund', success)).toBe('ok')
    await refundThrottle(database.db, 'refund')
  }
  await expect(checkThrottle(database.db, 'refund', 3, at(20))).resolves.toBeUndefined()
})

test('D3-01 a full counter can be asked about without counting, and forgotten', async () => {
  for (let failure = 0; failure < 3; failure += 1) await tryOnce('full', failure)

  await expect(checkThrottle(database.db, 'full', 3, at(10))).rejects.toMatchObject({ status: 429 })
  await clearThrottle(database.db, 'full')
  await expect(checkThrottle(database.db, 'full', 3, at(10))).resolves.toBeUndefined()
})

test('RELIABILITY-38 keys are kept as hashes, and ended windows are swept', async () => {
  await tryOnce('login:camille@officine.fr', 5000)
  const rows = await database.db.selectFrom('throttles').select('key').execute()
  await sweepThrottles(database.db, at(10_000))
  const left = await database.db.selectFrom('throttles').select('key').execute()

  expect(rows.every(({ key }) => /^[0-9a-f]{64}$/.test(key))).toBe(true)
  expect(left).toEqual([])
})
