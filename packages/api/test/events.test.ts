import { afterAll, beforeAll, expect, test } from 'vitest'
import { publish } from '../src/db/events.ts'
import { afterCommit, inTransaction } from '../src/db/transaction.ts'
import { openDatabase, type Database } from '../src/db/open-database.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'

let database: TestDatabase
let other: Database
beforeAll(async () => {
  database = await openTestDatabase()
  other = await database.another()
})
afterAll(async () => {
  await other.close()
  await database.close()
})

function heard(from: Database, channel: string): string[] {
  const payloads: string[] = []
  from.events.on(channel, (payload) => payloads.push(payload))
  return payloads
}

test('a message reaches every process once, after the commit', async () => {
  const [here, there] = [heard(database, 'news'), heard(other, 'news')]

  await inTransaction(database.db, async (trx) => {
    await publish(trx, 'news', { id: 7 })
    expect([here, there]).toEqual([[], []])
  })

  // The process that wrote hears it before its answer leaves; the others as soon as PostgreSQL passes it on.
  expect(here).toEqual(['{"id":7}'])
  await expect.poll(() => there).toEqual(['{"id":7}'])
  await publish(other.db, 'news', 'after')
  await expect.poll(() => here).toEqual(['{"id":7}', 'after'])
  expect(there).toEqual(['{"id":7}', 'after'])
})

test('a process alone with its database hears itself all the same, and asks the database nothing', async () => {
  const alone = await openDatabase(database.engine, { isAlone: true })
  const [here, there] = [heard(alone, 'self'), heard(other, 'self')]

  await inTransaction(alone.db, async (trx) => {
    await publish(trx, 'self', 'x')
    expect(here).toEqual([])
  })
  expect(here).toEqual(['x'])
  await publish(database.db, 'self', 'marker')
  await expect.poll(() => there).toEqual(['marker'])
})

test('a message of a transaction that rolls back reaches nobody', async () => {
  const [here, there] = [heard(database, 'never'), heard(other, 'never')]
  const attempt = inTransaction(database.db, async (trx) => {
    await publish(trx, 'never', 'x')
    throw new Error('refused')
  })

  await expect(attempt).rejects.toThrow('refused')
  await publish(database.db, 'never', 'marker')
  await expect.poll(() => there).toEqual(['marker'])
  expect(here).toEqual(['marker'])
})

test('what must follow a commit does not follow a rollback, and runs at once outside any transaction', async () => {
  const done: string[] = []
  await inTransaction(database.db, async () => afterCommit(() => done.push('committed')))
  await inTransaction(database.db, async () => {
    afterCommit(() => done.push('rolled back'))
    throw new Error('refused')
  }).catch(() => undefined)
  afterCommit(() => done.push('outside'))

  expect(done).toEqual(['committed', 'outside'])
})

test('a transaction inside another joins it', async () => {
  await inTransaction(database.db, async (trx) => {
    await inTransaction(trx, (inner) =>
      inner.insertInto('throttles').values({ key: 'inner', hits: 1, resets_at: new Date() }).execute(),
    )
    throw new Error('refused')
  }).catch(() => undefined)

  const rows = await database.db.selectFrom('throttles').where('key', '=', 'inner').selectAll().execute()
  expect(rows).toEqual([])
})

test('G12 transactions in parallel lose nothing', async () => {
  await database.db
    .insertInto('throttles')
    .values({ key: 'counter', hits: 0, resets_at: new Date() })
    .execute()
  const addOne = () =>
    inTransaction(database.db, async (trx) => {
      const row = await trx
        .selectFrom('throttles')
        .select('hits')
        .where('key', '=', 'counter')
        .forUpdate()
        .executeTakeFirstOrThrow()
      await trx
        .updateTable('throttles')
        .set({ hits: row.hits + 1 })
        .where('key', '=', 'counter')
        .execute()
    })
  await Promise.all(Array.from({ length: 40 }, addOne))

  const row = await database.db
    .selectFrom('throttles')
    .select('hits')
    .where('key', '=', 'counter')
    .executeTakeFirstOrThrow()
  expect(row.hits).toBe(40)
})
