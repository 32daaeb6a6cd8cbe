import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AudienceViewer } from '@kiosque/contract/domain/audience'
import { isVisibleContent } from '../../src/audience/audience.predicate.ts'
import { visibleCounts } from '../../src/audience/counts.predicate.ts'
import { readerOf } from '../../src/audience/visible-targets.ts'
import { testApp, type TestApp } from '../test-app.ts'
import { anyDay, anyStanding, anyViewer } from './any-audience.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const anyContent = fc
  .tuple(anyStanding(), fc.subarray(['category=a', 'category=b', 'monthly=true']))
  .map(([standing, filter_values]) => ({ ...standing, filter_values }))
type Wanted = typeof anyContent extends fc.Arbitrary<infer C> ? C : never
const at = new Date('2026-01-01T00:00:00Z')
const rowOf = (columns: Wanted, index: number) => ({
  kind: index % 3 === 0 ? 'counted-b' : 'counted-a',
  slug: `c-${index}`,
  title: 'C',
  title_fold: 'c',
  list_text: 'c',
  fields: sql`'{}'::jsonb` as never,
  sort_at: at,
  created_at: at,
  updated_at: at,
  ...columns,
})

interface Counted {
  kind: string
  filter_values: string[]
  phase: string
  n: number
}
const inOrder = (rows: Counted[]) => rows.map((row) => JSON.stringify(row)).toSorted()

async function bothWays(who: AudienceViewer | null, day: string) {
  const viewer = who && (await readerOf(t.db, who))
  const now = new Date(`${day}T00:00:00Z`)
  const kinds = ['counted-a', 'counted-b']
  const together = await sql<Counted>`
    SELECT kind, filter_values, phase, sum(n)::int AS n
      FROM (${visibleCounts({ viewer, now, today: day }, kinds)}) c GROUP BY 1, 2, 3 HAVING sum(n) <> 0`.execute(
    t.db,
  )
  const oneByOne = await sql<Counted>`
    SELECT kind, filter_values, content_phase(period_start, period_end, ${day}::date) AS phase, count(*)::int AS n
      FROM content WHERE kind = ANY (${kinds}::text[]) AND ${isVisibleContent('content', viewer, now)}
     GROUP BY 1, 2, 3`.execute(t.db)
  return { together: inOrder(together.rows), oneByOne: inOrder(oneByOne.rows) }
}

async function expectAgreement() {
  let seen = 0
  for (const [viewer, day] of fc.sample(fc.tuple(anyViewer, anyDay), { seed: 7, numRuns: 24 })) {
    const { together, oneByOne } = await bothWays(viewer, day)
    expect({ viewer, day, counted: together }).toEqual({ viewer, day, counted: oneByOne })
    seen += oneByOne.length
  }
  expect(seen).toBeGreaterThan(60)
}

test('D4-04 counts hold what the audience rule shows, whoever asks and whenever, after every sort of write', async () => {
  const contents = fc.sample(anyContent, { seed: 11, numRuns: 240 })
  await t.db.insertInto('content').values(contents.map(rowOf)).execute()
  await expectAgreement()

  // Changed one by one, and many in one statement.
  for (const [index, columns] of fc.sample(anyContent, { seed: 12, numRuns: 40 }).entries()) {
    await t.db
      .updateTable('content')
      .set(columns)
      .where('slug', '=', `c-${index * 3}`)
      .execute()
  }
  await sql`UPDATE content SET status = 'archived' WHERE kind = 'counted-a' AND id % 5 = 0`.execute(t.db)
  await sql`DELETE FROM content WHERE kind = 'counted-a' AND id % 7 = 0`.execute(t.db)
  await expectAgreement()

  // Time passes, forwards and, in a preview, backwards.
  for (const day of ['2026-03-09', '2026-04-15', '2026-03-02']) {
    t.clock.set(`${day}T00:00:00Z`)
    await t.jobs.run('contents.follow-time')
    await expectAgreement()
  }
  const before = await countRows('content_count')
  await t.jobs.run('contents.recount')
  await expectAgreement()
  expect(await countRows('content_count')).toBeLessThan(before)
})

test('D4-04 what a transaction gives up is not counted', async () => {
  const total = async () => (await bothWays(null, '2026-03-10')).together
  const before = await total()
  const undone = t.db.transaction().execute(async (trx) => {
    await trx.deleteFrom('content').where('kind', 'like', 'counted-%').execute()
    throw new Error('given up')
  })
  await expect(undone).rejects.toThrow('given up')
  expect(await total()).toEqual(before)
})

test('D4-04 the clock of the counts stands still while a content it would move is being written', async () => {
  t.clock.set('2026-03-01T00:00:00Z')
  await t.jobs.run('contents.follow-time')
  const other = await t.another()
  try {
    await t.db.transaction().execute(async (trx) => {
      await sql`UPDATE content SET title = 'D' WHERE kind = 'counted-b' AND status = 'published'`.execute(trx)
      // On one connection, the embedded engine's, nothing else runs meanwhile.
      if (process.env['KIOSQUE_TEST_ENGINE'] === 'pg') await other.jobs.run('contents.follow-time')
    })
  } finally {
    await other.close()
  }
  await expectAgreement()
})

async function countRows(table: 'content_count'): Promise<number> {
  const { rows } = await sql<{ n: number }>`SELECT count(*)::int AS n FROM ${sql.table(table)}`.execute(t.db)
  return rows[0]?.n ?? 0
}
