import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { json } from '../src/db/json.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const instant = new Date('2026-03-29T01:30:00.123Z')

test.each<[string, ReturnType<typeof sql>, unknown]>([
  ['a count', sql`SELECT count(*) AS value FROM (VALUES (1), (2)) AS two`, 2],
  ['an integer', sql`SELECT ${42}::int AS value`, 42],
  ['a numeric, exact as text', sql`SELECT 12.30::numeric AS value`, '12.30'],
  ['a boolean', sql`SELECT ${true}::boolean AS value`, true],
  ['nothing', sql`SELECT ${null}::text AS value`, null],
  ['an instant', sql`SELECT ${instant}::timestamptz AS value`, instant],
  ['a day, as its text', sql`SELECT ${'2026-03-29'}::date AS value`, '2026-03-29'],
  ['integers', sql`SELECT ${[1, 2]}::int[] AS value`, [1, 2]],
  [
    'texts',
    sql`SELECT ${['a"b', 'c\\d', '', 'NULL', 'é,{}']}::text[] AS value`,
    ['a"b', 'c\\d', '', 'NULL', 'é,{}'],
  ],
  ['an empty list', sql`SELECT ${[]}::text[] AS value`, []],
  ['JSON that is an object', sql`SELECT ${json({ a: [1, null] })} AS value`, { a: [1, null] }],
  ['JSON that is a list', sql`SELECT ${json([{ a: 1 }])} AS value`, [{ a: 1 }]],
  ['JSON that is a text', sql`SELECT ${json('x')} AS value`, 'x'],
  ['bytes', sql`SELECT ${Buffer.from([0, 255])}::bytea AS value`, Buffer.from([0, 255])],
  ['a text of every kind', sql`SELECT ${"é'\\ 😀\n\t;--"}::text AS value`, "é'\\ 😀\n\t;--"],
])('both engines read and write %s alike', async (_, query, expected) => {
  const { rows } = await query.execute(database.db)

  expect(rows).toEqual([{ value: expected }])
})

test('both engines tell how many rows changed, and which constraint held', async () => {
  const add = () =>
    database.db.insertInto('throttles').values({ key: 'k', hits: 1, resets_at: instant }).execute()
  await add()
  const updated = await database.db.updateTable('throttles').set({ hits: 2 }).executeTakeFirst()

  expect(updated.numUpdatedRows).toBe(1n)
  await expect(add()).rejects.toMatchObject({ code: '23505', constraint: 'throttles_pkey' })
})

test('both engines fold accents and case alike', async () => {
  const { rows } = await sql`SELECT fold('Évreux ŒUVRE Ça') AS value`.execute(database.db)

  expect(rows).toEqual([{ value: 'evreux oeuvre ca' }])
})
