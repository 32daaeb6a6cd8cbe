import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PREPARED } from '../../src/db/prepared.ts'
import { testApp, type TestApp } from '../test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test('a statement kept ready is asked anew where its table was changed, and goes on being answered', async () => {
  await sql`CREATE TABLE probes (value int)`.execute(t.db)
  await sql`INSERT INTO probes VALUES (7)`.execute(t.db)
  const ask = async () =>
    (await sql<{ value: unknown }>`${PREPARED} SELECT value FROM probes`.execute(t.db)).rows[0]?.value
  for (let time = 0; time < 8; time += 1) expect(await ask()).toBe(7)

  await sql`ALTER TABLE probes ALTER COLUMN value TYPE text`.execute(t.db)

  for (let time = 0; time < 8; time += 1) expect(await ask()).toBe('7')
})
