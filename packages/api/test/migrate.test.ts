import { afterEach, expect, test } from 'vitest'
import type { Engine } from '../src/db/engine.ts'
import { migrate, pendingMigrations, readMigrations, type Migration } from '../src/db/migrate.ts'
import { emptyDatabase } from './empty-database.ts'

const closers: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closers.splice(0)) await close()
})

async function twoWays(): Promise<[Engine, Engine]> {
  const { engine, another, close } = await emptyDatabase()
  closers.push(close)
  return [engine, another]
}

const small: Migration[] = [
  { name: '0001_one', sql: 'CREATE TABLE one (id integer)' },
  { name: '0002_two', sql: 'CREATE TABLE two (id integer); INSERT INTO two VALUES (1)' },
]

test('RELIABILITY-34 migrations run once each, in order, however many processes start together', async () => {
  const [first, second] = await twoWays()

  const applied = await Promise.all([migrate(first, small), migrate(second, small), migrate(first, small)])
  const again = await migrate(second, small)

  expect(applied.flat().toSorted()).toEqual(['0001_one', '0002_two'])
  expect(again).toEqual([])
  const { rows } = await first.execute('SELECT count(*) AS total FROM two')
  expect(rows).toEqual([{ total: 1 }])
})

test('RELIABILITY-34 a migration that stops midway leaves nothing behind, and the next start does it whole', async () => {
  const [engine] = await twoWays()
  const broken: Migration[] = [
    small[0] as Migration,
    { name: '0002_two', sql: 'CREATE TABLE two (id integer); SELECT 1 / 0' },
  ]

  await expect(migrate(engine, broken)).rejects.toThrow('migration 0002_two')
  expect(await pendingMigrations(engine, broken)).toEqual(['0002_two'])
  expect(await migrate(engine, small)).toEqual(['0002_two'])
})

test('RELIABILITY-34 the committed migrations are numbered without holes and run on an empty database', async () => {
  const [engine] = await twoWays()
  const names = readMigrations().map(({ name }) => name)

  expect(names.map((name) => Number(name.slice(0, 4)))).toEqual(names.map((_, index) => index + 1))
  expect(await migrate(engine)).toEqual(names)
  expect(await pendingMigrations(engine)).toEqual([])
})
