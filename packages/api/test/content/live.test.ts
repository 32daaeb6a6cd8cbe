import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyTarget, type AudienceViewer } from '@kiosque/contract/domain/audience'
import { kinds } from '@kiosque/contract/kinds/registry'
import { wholeOf, written } from '../../src/answers/written.ts'
import { CONTENT_CHANNEL } from '../../src/db/channels.ts'
import { targetColumn } from '../../src/audience/target-column.ts'
import { readerOf } from '../../src/audience/visible-targets.ts'
import { linksOf, listContents } from '../../src/content/read-contents.service.ts'
import { detailRecipe, readContent } from '../../src/content/read-content.service.ts'
import { publish } from '../../src/db/events.ts'
import { menuOf } from '../../src/menu/menu.service.ts'
import { createMenuChanges } from '../../src/menu/menu-changes.ts'
import { testApp, type TestApp } from '../test-app.ts'
import { anyDay, anyStanding, anyTarget, anyViewer, instant } from './any-audience.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
  const contents = fc.sample(anyContent, { seed: 21, numRuns: 160 })
  await t.db.insertInto('content').values(contents.map(rowOf)).execute()
})
afterAll(() => t.close())

const anyContent = fc
  .tuple(
    anyStanding(fc.oneof(fc.constant(emptyTarget()), anyTarget)),
    fc.boolean(),
    anyDay,
    fc.constantFrom(null, 'commerce', 'sante-publique'),
  )
  .map(([standing, is_pinned, day, category]) => ({
    ...standing,
    is_pinned,
    sort_at: instant(day) as Date,
    category,
    filter_values: category === null ? [] : [`category=${category}`],
  }))
type Wanted = typeof anyContent extends fc.Arbitrary<infer C> ? C : never
const at = new Date('2026-01-01T00:00:00Z')
const rowOf = (columns: Wanted, index: number) => ({
  kind: index % 2 === 0 ? 'news' : 'promotional_offer',
  slug: `c-${index}`,
  title: `Contenu ${index % 9}`,
  title_fold: `contenu ${index % 9}`,
  list_text: 'c',
  fields: sql`'{}'::jsonb` as never,
  created_at: at,
  updated_at: at,
  ...columns,
})

const QUERIES = [
  { page: 1, per_page: 20, sort: 'recent' },
  { page: 2, per_page: 7, sort: 'oldest' },
  { page: 1, per_page: 9, sort: 'title', category: ['commerce'] },
  { page: 1, per_page: 5, sort: 'ending', category: ['commerce', 'sante-publique'] },
]
const PHASED = [...QUERIES, { page: 1, per_page: 10, sort: 'recent', phase: ['current', 'coming'] }]

/** The same questions asked of the database, by the rule in SQL, and of what is in memory. */
async function bothWays(who: AudienceViewer | null, day: string) {
  t.clock.set(`${day}T00:00:00Z`)
  const now = t.clock.now()
  const asked = { viewer: who && (await readerOf(t.db, who)), now, secret: 'secret' }
  const known = { ...asked, viewer: who && (await t.deps.readers.find(who)), live: t.deps.live }
  const lists = async (reading: typeof asked) => {
    const news = []
    for (const query of QUERIES) news.push(await listContents(t.db, kinds.news, query, reading))
    for (const query of PHASED) news.push(await listContents(t.db, kinds.promotional_offer, query, reading))
    return news
  }
  const fromDatabase = await lists(asked)
  const shown = fromDatabase.flatMap((list) => list.data).slice(0, 12)
  const details = async (read: typeof readContent) => {
    const found = []
    for (const { kind, id } of shown) found.push(await read(t.db, kinds[kind as 'news'], String(id), asked))
    return found
  }
  const sent: typeof readContent = async (db, kind, ref) =>
    JSON.parse(wholeOf(written(await (await detailRecipe(db, kind, ref, known)).write())).toString())
  const menu = async (reading: Parameters<typeof menuOf>[1] | null) =>
    reading === null ? null : menuOf(t.db, reading)
  const { viewer } = asked
  const member = known.viewer
  return {
    fromDatabase: [fromDatabase, await details(readContent), await menu(viewer && { ...asked, viewer })],
    fromMemory: [
      await lists(known),
      await details(sent),
      await menu(
        member && {
          ...known,
          viewer: member,
          known: { live: t.deps.live, changes: createMenuChanges(t.deps) },
        },
      ),
    ],
    seen: fromDatabase.reduce((sum, list) => sum + list.data.length, 0),
  }
}

async function expectAgreement(seed: number) {
  let total = 0
  for (const [viewer, day] of fc.sample(fc.tuple(anyViewer, anyDay), { seed, numRuns: 14 })) {
    const { fromDatabase, fromMemory, seen } = await bothWays(viewer, day)
    expect({ viewer, day, answers: fromMemory }).toEqual({ viewer, day, answers: fromDatabase })
    total += seen
  }
  expect(total).toBeGreaterThan(200)
}

test('D4-04 D15-03 what is put together in memory is what the database would answer, whoever asks and whenever', async () => {
  await expectAgreement(31)

  for (const [index, columns] of fc.sample(anyContent, { seed: 22, numRuns: 40 }).entries()) {
    await t.db
      .updateTable('content')
      .set(columns)
      .where('slug', '=', `c-${index * 3}`)
      .execute()
  }
  await sql`UPDATE content SET status = 'archived' WHERE id % 5 = 0`.execute(t.db)
  await publish(t.db, CONTENT_CHANNEL, { action: 'bulk' })
  await expectAgreement(32)
})

test('D4-02 a card given to others since the list was made is not shown: its own row decides', async () => {
  const viewer = await t.deps.readers.find<AudienceViewer>({
    right_id: null,
    account_type: 200,
    drugstore_id: 4,
    site: 1,
    environment: 0,
    group: 0,
    packs: [],
    zones: [],
  })
  const reading = { viewer, now: t.clock.now(), secret: 'secret', live: t.deps.live }
  const { id } = await t.db
    .insertInto('content')
    .values({
      ...rowOf({ ...plain, ...targetColumn(emptyTarget()) }, 0),
      slug: 'pour-tous',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await publish(t.db, CONTENT_CHANNEL, { id, kind: 'news', action: 'publish' })
  await t.deps.live.contents.refresh()
  expect(t.deps.live.contents.find(id)).toBeDefined()

  // Retargeted, and the word of it is still on its way.
  const { target_id } = targetColumn({ ...emptyTarget(), account_types: [90] })
  await t.db.updateTable('content').set({ target_id }).where('id', '=', id).execute()

  const cards = await t.deps.live.cards.find([id], { ...reading, links: linksOf(reading) })
  expect([...cards.keys()]).toEqual([])
})

const plain = {
  is_public: false,
  is_pinned: false,
  status: 'published' as const,
  starts_at: null,
  ends_at: null,
  period_start: null,
  period_end: null,
  sort_at: instant('2026-03-01') as Date,
  category: null,
  filter_values: [],
} satisfies Omit<Wanted, 'target_id'>

test.runIf(process.env['KIOSQUE_TEST_ENGINE'] === 'pg')(
  'D4-02 what a long transaction writes is not passed over, though others ended meanwhile',
  async () => {
    const other = await t.another()
    try {
      const late = await other.db.transaction().execute(async (trx) => {
        const row = await trx
          .insertInto('content')
          .values({ ...rowOf({ ...plain, ...targetColumn(emptyTarget()) }, 0), slug: 'tardif' })
          .returning('id')
          .executeTakeFirstOrThrow()
        await sql`UPDATE content SET title = title WHERE slug = 'c-1'`.execute(t.db)
        await publish(t.db, CONTENT_CHANNEL, { action: 'bulk' })
        await t.deps.live.contents.refresh()
        return row.id
      })
      expect(t.deps.live.contents.find(late)).toBeUndefined()
      await publish(t.db, CONTENT_CHANNEL, { id: late, kind: 'news', action: 'publish' })
      await t.deps.live.contents.refresh()
      expect(t.deps.live.contents.find(late)).toBeDefined()
    } finally {
      await other.close()
    }
  },
)
