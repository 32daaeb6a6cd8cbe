import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { targetHolds, type AudienceViewer, type Target } from '@kiosque/contract/domain/audience'
import { contentTargetHolds, targetHolds as holdsInSql } from '../../src/audience/audience.predicate.ts'
import { visibleCounts } from '../../src/audience/counts.predicate.ts'
import { targetOf } from '../../src/audience/target-column.ts'
import { readerOf } from '../../src/audience/visible-targets.ts'
import type { Db } from '../../src/db/db.ts'
import { migrate, readMigrations } from '../../src/db/migrate.ts'
import { openDatabase } from '../../src/db/open-database.ts'
import { emptyDatabase } from '../empty-database.ts'
import { anyTarget, anyViewer } from './any-audience.ts'

/** Tables that had target columns, and what else a row of each asks for. */
const HOLDERS = {
  content: (n: number) => ({
    kind: n % 2 === 0 ? 'news' : 'page',
    slug: `c-${n}`,
    title: 'C',
    status: 'published',
    sort_at: '2026-01-01',
    title_fold: 'c',
    list_text: 'c',
    created_at: '2026-01-01',
    updated_at: '2026-01-01',
    is_public: n % 5 === 0,
    filter_values: n % 3 === 0 ? '{category=a}' : '{}',
  }),
  highlights: () => ({
    placement: 3,
    item_type: 'event',
    created_at: '2026-01-01',
    updated_at: '2026-01-01',
  }),
  popins: () => ({ title: 'P', created_at: '2026-01-01', updated_at: '2026-01-01' }),
  menu_entry: (n: number) => ({ key: `entry:${n}`, position: n }),
  useful_links: () => ({ type: 'deporef', title: 'L', url: '/x' }),
}
type Holder = keyof typeof HOLDERS
const holders = Object.keys(HOLDERS) as Holder[]

let db: Db
let close: () => Promise<void>
/** What each row was for before. */
const before = new Map<string, Target>()

beforeAll(async () => {
  const empty = await emptyDatabase()
  close = empty.close
  const all = readMigrations()
  const changing = all.findIndex(({ name }) => name.endsWith('_targets'))
  await migrate(empty.engine, all.slice(0, changing))
  const database = await openDatabase(empty.engine)
  db = database.db
  const targets = fc.sample(anyTarget, { seed: 21, numRuns: 60 })
  for (const holder of holders) {
    for (const [n, target] of targets.entries()) await insertAsBefore(holder, n, target)
  }
  for (const [n, target] of targets.entries()) {
    await sql`INSERT INTO saved_audiences (name, target, created_at, updated_at)
      VALUES (${`A ${n}`}, ${JSON.stringify(target)}::jsonb, now(), now())`.execute(db)
  }
  await migrate(empty.engine)
}, 120_000)
afterAll(() => close())

async function insertAsBefore(holder: Holder, n: number, target: Target): Promise<void> {
  const columns = { ...HOLDERS[holder](n) }
  const lists = Object.entries(target).map(([name, list]) => [`target_${name}`, list] as const)
  const names = [...Object.keys(columns), ...lists.map(([name]) => name)]
  const values = [
    ...Object.values(columns).map((value) => sql`${value}`),
    ...lists.map(([name, list]) => sql`${list}::${sql.raw(name === 'target_packs' ? 'text[]' : 'int[]')}`),
  ]
  const { rows } = await sql<{ id: number }>`
    INSERT INTO ${sql.table(holder)} (${sql.join(names.map((name) => sql.ref(name)))})
    VALUES (${sql.join(values)}) RETURNING id`.execute(db)
  before.set(`${holder} ${rows[0]?.id}`, target)
}

test('D4-01 every row is for exactly whom it was for before targets became rows', async () => {
  for (const holder of holders) {
    const rows = await db
      .selectFrom(holder)
      .select(['id', targetOf(holder)])
      .execute()

    expect(rows).toHaveLength(60)
    for (const row of rows) expect(row.target).toEqual(before.get(`${holder} ${row.id}`))
  }
  const saved = await db
    .selectFrom('saved_audiences')
    .select(['id', targetOf('saved_audiences')])
    .execute()
  const wanted = [...before].filter(([key]) => key.startsWith('popins ')).map(([, target]) => target)
  expect(saved.toSorted((a, b) => a.id - b.id).map((row) => row.target)).toEqual(wanted)
})

test('D4-02 D4-04 ten viewers see the same rows as before, and the counts agree', async () => {
  for (const viewer of fc.sample(anyViewer, { seed: 22, numRuns: 10 })) {
    const reader = viewer && (await readerOf(db, viewer))
    for (const holder of holders) {
      const holds =
        holder === 'content' || reader === null
          ? contentTargetHolds('content', reader)
          : holdsInSql(holder, reader)
      // What is not public does not exist for a passer-by.
      if (reader === null && holder !== 'content') continue
      const rows = await db.selectFrom(holder).select('id').where(holds).execute()

      expect(rows.map((row) => row.id).toSorted((a, b) => a - b)).toEqual(await seenBefore(holder, viewer))
    }
    const { rows } = await sql<{ n: number }>`
      SELECT coalesce(sum(n), 0)::int AS n FROM (${visibleCounts(
        { viewer: reader, now: new Date(), today: '2026-06-01' },
        ['news', 'page'],
      )}) counted`.execute(db)
    expect(rows[0]?.n).toBe((await seenBefore('content', viewer)).length)
  }
})

async function seenBefore(holder: Holder, viewer: AudienceViewer | null): Promise<number[]> {
  const open = await publicIds()
  return [...before]
    .filter(([key]) => key.startsWith(`${holder} `))
    .map(([key, target]) => ({ id: Number(key.split(' ')[1]), target }))
    .filter(({ id, target }) => targetHolds(target, viewer, holder === 'content' && open.has(id)))
    .map(({ id }) => id)
    .toSorted((a, b) => a - b)
}

async function publicIds(): Promise<Set<number>> {
  const rows = await db.selectFrom('content').select('id').where('is_public', '=', true).execute()
  return new Set(rows.map((row) => row.id))
}
