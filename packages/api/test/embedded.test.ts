import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabase, type Database } from '../src/db/open-database.ts'
import { inTransaction } from '../src/db/transaction.ts'
import { createPgliteEngine } from '../src/db/pglite-engine.ts'
import { openPgliteCopy } from './pglite-copy.ts'

let database: Database
beforeAll(async () => {
  database = await openDatabase(createPgliteEngine(await openPgliteCopy()))
})
afterAll(() => database.close())

test('the embedded engine refuses at once a query that would wait for its own transaction', async () => {
  const attempt = inTransaction(database.db, () => database.db.selectFrom('throttles').selectAll().execute())

  await expect(attempt).rejects.toThrow('pass trx, not db')
})

test('a query beside a transaction waits for its end and never sees its half', async () => {
  const order: string[] = []
  let proceed: () => void = () => undefined
  const held = new Promise<void>((resolve) => (proceed = resolve))
  const transaction = inTransaction(database.db, async (trx) => {
    await trx.insertInto('throttles').values({ key: 'half', hits: 1, resets_at: new Date() }).execute()
    await held
    order.push('transaction')
  })
  const beside = database.db
    .selectFrom('throttles')
    .selectAll()
    .execute()
    .then((rows) => {
      order.push('query')
      return rows
    })
  proceed()

  await transaction
  expect(await beside).toHaveLength(1)
  expect(order).toEqual(['transaction', 'query'])
})

test('after an error inside a transaction the session is clean for the next one', async () => {
  const broken = inTransaction(database.db, async (trx) => {
    await trx.insertInto('throttles').values({ key: 'half', hits: 1, resets_at: new Date() }).execute()
  })

  await expect(broken).rejects.toMatchObject({ code: '23505' })
  await expect(database.db.selectFrom('throttles').selectAll().execute()).resolves.toHaveLength(1)
})
