import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyTarget, type AudienceViewer, type Target } from '@kiosque/contract/domain/audience'
import { targetColumn } from '../../src/audience/target-column.ts'
import { createVisibleTargets } from '../../src/audience/visible-targets.ts'
import type { Db } from '../../src/db/db.ts'
import { testApp, type TestApp } from '../test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const viewer: AudienceViewer = {
  right_id: null,
  account_type: 200,
  drugstore_id: 7,
  site: 1,
  environment: 0,
  group: 0,
  packs: [],
  zones: [],
}

async function write(db: Db, part: Partial<Target>): Promise<number> {
  const { target_id } = targetColumn({ ...emptyTarget(), ...part })
  const { rows } = await sql<{ id: number }>`SELECT ${target_id} AS id`.execute(db)
  return rows[0]!.id
}

test('D4-01 the same combination is the same row, whatever its order and repeats; a row never changes', async () => {
  const id = await write(t.db, { zones: [3, 1, 3], packs: ['b', 'a'] })

  expect(await write(t.db, { zones: [1, 3], packs: ['a', 'b', 'b'] })).toBe(id)
  await expect(sql`UPDATE targets SET zones = '{}' WHERE id = ${id}`.execute(t.db)).rejects.toThrow(
    'never changes',
  )
})

test('D4-04 lists kept in memory learn of each target written since, and of pharmacies named for the first time', async () => {
  const targets = createVisibleTargets(t.db)
  const before = (await targets.find(viewer)).held
  const mine = await write(t.db, { drugstore_ids: [7] })
  const theirs = await write(t.db, { drugstore_ids: [8] })
  const without = await write(t.db, { excluded_drugstore_ids: [7] })
  targets.expire()

  expect(targets.known(viewer)).toBeUndefined()
  const { held } = await targets.find(viewer)
  expect(held).toEqual(expect.arrayContaining([...before, mine]))
  expect(held).not.toContain(theirs)
  expect(held).not.toContain(without)
  expect((await targets.find({ ...viewer, drugstore_id: 8 })).held).toEqual(
    expect.arrayContaining([theirs, without]),
  )
  expect(targets.known(viewer)?.held).toEqual(held)
})

test('D4-04 a target committed after a later one is not passed over', async () => {
  const targets = createVisibleTargets(t.db)
  await targets.find(viewer)
  // Its number is given out, and it is not there yet: as a transaction that has not ended leaves it.
  await sql`SELECT nextval(pg_get_serial_sequence('targets', 'id'))`.execute(t.db)
  const { rows } = await sql<{ id: number }>`SELECT max(id)::int AS id FROM targets`.execute(t.db)
  const late = rows[0]!.id + 1
  const later = await write(t.db, { account_types: [200, 160] })
  expect(later).toBe(late + 1)
  targets.expire()
  expect((await targets.find(viewer)).held).toContain(later)

  await sql`INSERT INTO targets (id, hash, sites, environments, groups, packs, zones, account_types, drugstore_ids,
      excluded_drugstore_ids) OVERRIDING SYSTEM VALUE
    VALUES (${late}, 'late', '{}', '{}', '{}', '{}', '{}', '{200}', '{}', '{}')`.execute(t.db)
  targets.expire()
  expect((await targets.find(viewer)).held).toContain(late)
})
