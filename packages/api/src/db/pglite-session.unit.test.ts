import { afterAll, beforeAll, expect, test } from 'vitest'
import type { PgliteClient } from './pglite-client.ts'
import { openPgliteSession } from './pglite-session.ts'

let session: PgliteClient
beforeAll(async () => {
  session = await openPgliteSession({})
  await session.exec('CREATE TABLE things (id int, name text)')
}, 30_000)
afterAll(() => session.close())

const FIND = '/* prepared */ SELECT * FROM things WHERE id = $1::int'
const kept = async () => (await session.query('SELECT count(*) FROM pg_prepared_statements', [])).rows[0]?.[0]

test('a statement that is asked without end is read once, and answers as the others do', async () => {
  await session.query('INSERT INTO things VALUES ($1::int, $2)', ['1', 'un'])

  expect((await session.query(FIND, ['1'])).rows).toEqual([['1', 'un']])
  expect((await session.query(FIND, ['2'])).rows).toEqual([])
  expect(await kept()).toBe('1')
})

test('one that failed is asked again', async () => {
  await expect(session.query(FIND, ['x'])).rejects.toMatchObject({ code: '22P02' })

  expect((await session.query(FIND, ['1'])).rows).toEqual([['1', 'un']])
})

test('one whose table was changed under it is read anew', async () => {
  await session.query(FIND, ['1'])
  await session.exec('ALTER TABLE things ADD COLUMN colour text')

  expect((await session.query(FIND, ['1'])).rows).toEqual([['1', 'un', null]])
  expect((await session.query(FIND, ['1'])).rows).toEqual([['1', 'un', null]])
})

test('one is planned anew from time to time, for tables that grew meanwhile', async () => {
  const plannedAt = async () =>
    (await session.query('SELECT prepare_time FROM pg_prepared_statements', [])).rows[0]?.[0]
  await session.query(FIND, ['1'])
  const first = await plannedAt()

  for (let time = 0; time < 2_000; time += 1) await session.query(FIND, ['1'])

  expect(await plannedAt()).not.toBe(first)
  expect(await kept()).toBe('1')
})
