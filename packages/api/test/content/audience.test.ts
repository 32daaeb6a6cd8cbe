import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { targetHolds } from '@kiosque/contract/domain/audience'
import { phaseOf } from '@kiosque/contract/domain/publication'
import { contentTargetHolds, isLive } from '../../src/audience/audience.predicate.ts'
import { targetColumn } from '../../src/audience/target-column.ts'
import { readerOf } from '../../src/audience/visible-targets.ts'
import { makeMember } from '../factories.ts'
import { anyTarget, anyViewer } from './any-audience.ts'
import { networkApp } from './network-app.ts'

const { t, network, editeur: editor } = await networkApp('editeur')

test('D4-05 the SQL rule and the rule that explains itself agree on thousands of cases', async () => {
  const targets = fc.sample(fc.tuple(anyTarget, fc.boolean()), { seed: 4, numRuns: 150 })
  const viewers = fc.sample(anyViewer, { seed: 5, numRuns: 60 })
  const at = new Date('2026-01-01T00:00:00Z')
  const rows = targets.map(([target, is_public], index) => ({
    kind: 'parity',
    slug: `p-${index}`,
    title: 'P',
    title_fold: 'p',
    list_text: 'p',
    status: 'published' as const,
    fields: sql`'{}'::jsonb` as never,
    sort_at: at,
    created_at: at,
    updated_at: at,
    is_public,
    ...targetColumn(target),
  }))
  const inserted = await t.db.insertInto('content').values(rows).returning(['id', 'slug']).execute()
  const rankOf = new Map(inserted.map((row) => [row.id, Number(row.slug.slice(2))]))

  for (const viewer of viewers) {
    const reader = viewer && (await readerOf(t.db, viewer))
    const found = await t.db
      .selectFrom('content')
      .select('id')
      .where('kind', '=', 'parity')
      .where(contentTargetHolds('content', reader))
      .execute()
    const bySql = new Set(found.map((row) => rankOf.get(row.id)))
    const disagreements = targets.filter(
      ([target, isPublic], rank) => targetHolds(target, viewer, isPublic) !== bySql.has(rank),
    )
    expect({ viewer, disagreements }).toEqual({ viewer, disagreements: [] })
  }
  const held = viewers.flatMap((viewer) =>
    targets.filter(([target, isPublic]) => targetHolds(target, viewer, isPublic)),
  )
  // Neither nearly all nor nearly none: the cases tell something.
  expect(held.length / (targets.length * viewers.length)).toBeGreaterThan(0.05)
  expect(held.length / (targets.length * viewers.length)).toBeLessThan(0.8)
  await t.db.deleteFrom('content').where('kind', '=', 'parity').execute()
})

test('D4-02 the SQL window and phaseOf agree, boundaries included', async () => {
  const noon = new Date('2026-03-10T12:00:00Z')
  const instants = [null, new Date(noon.getTime() - 1000), noon, new Date(noon.getTime() + 1000)]
  const cases = (['draft', 'published', 'archived'] as const)
    .flatMap((status) =>
      instants.flatMap((starts_at) => instants.map((ends_at) => ({ status, starts_at, ends_at }))),
    )
    .filter(({ starts_at, ends_at }) => starts_at === null || ends_at === null || ends_at > starts_at)
  const rows = cases.map((window, index) => ({
    kind: 'window',
    slug: `w-${index}`,
    title: 'W',
    title_fold: 'w',
    list_text: 'w',
    fields: sql`'{}'::jsonb` as never,
    sort_at: noon,
    created_at: noon,
    updated_at: noon,
    ...window,
  }))
  await t.db.insertInto('content').values(rows).execute()

  const live = await t.db
    .selectFrom('content')
    .select('slug')
    .where('kind', '=', 'window')
    .where(isLive('content', noon))
    .execute()
  const expected = cases.flatMap((window, index) => (phaseOf(window, noon) === 'live' ? [`w-${index}`] : []))
  expect(live.map((row) => row.slug).toSorted()).toEqual(expected.toSorted())
  await t.db.deleteFrom('content').where('kind', '=', 'window').execute()
})

test('D15-02 reach counts pharmacies and people, guests only when named', async () => {
  const reach = async (target: object) => (await editor.post('/admin/audience/reach', { target })).body

  const all = await reach({})
  expect(all).toMatchObject({ drugstores: 2, people: 4, all_drugstores: 2, all_people: 4 })
  expect(await reach({ groups: [0] })).toMatchObject({ drugstores: 1, people: 2 })
  expect(await reach({ account_types: [100] })).toMatchObject({ drugstores: 2, people: 1 })
  expect(await reach({ account_types: [0] })).toMatchObject({ people: 1 })
  expect(await reach({ packs: ['cBusiness'] })).toMatchObject({ drugstores: 1, people: 2 })
  expect(
    await reach({ zones: [network.ouest.zone], excluded_drugstore_ids: [network.ouest.id] }),
  ).toMatchObject({ drugstores: 0, people: 0 })
  expect(await reach({ drugstore_ids: [network.sud.id] })).toMatchObject({ drugstores: 1, people: 2 })
})

test('D15-02 someone of two pharmacies is one person', async () => {
  const before = (await editor.post('/admin/audience/reach', { target: {} })).body.people
  const person = await makeMember(t.db, { drugstore_id: network.ouest.id, type: 160 })
  await t.db
    .insertInto('accounts')
    .values({ user_id: person.user_id, type: 160, drugstore_id: network.sud.id })
    .execute()

  expect((await editor.post('/admin/audience/reach', { target: {} })).body.people).toBe(before + 1)
})

test('D4-05 D15-02 the explanation says which dimension hides a content', async () => {
  const target = { groups: [1], packs: ['bVitrine'] }
  const answer = await editor.post('/admin/audience/explain', {
    target,
    drugstore_id: network.ouest.id,
    account_type: 100,
  })

  expect(answer).toMatchObject({
    status: 200,
    body: { visible: false, drugstore: { name: 'Pharmacie du Port' }, account_type: 100 },
  })
  const verdicts = Object.fromEntries(
    answer.body.dimensions.map((row: { dimension: string; holds: boolean }) => [row.dimension, row.holds]),
  )
  expect(verdicts).toMatchObject({ groups: false, packs: true, zones: true, account_types: true })
  expect((await editor.post('/admin/audience/explain', { target, drugstore_id: 999_999 })).status).toBe(404)
  expect(
    (
      await editor.post('/admin/audience/explain', {
        target: { zones: [999_999] },
        drugstore_id: network.ouest.id,
      })
    ).status,
  ).toBe(422)
})

test('D4-04 a pasted list of CIP codes gives pharmacies, and names what it does not know', async () => {
  const rows = await t.db.selectFrom('drugstores').select(['id', 'cip_officine']).orderBy('id').execute()
  const [first, second] = rows.map((row) => row.cip_officine)
  const text = `${first}; ${second}\n${first}\t9999999, 123 pharmacie`

  const answer = await editor.post('/admin/audience/resolve-cips', { text })

  expect(new Set(answer.body.drugstores.map((row: { id: number }) => row.id))).toEqual(
    new Set(rows.map((row) => row.id)),
  )
  expect(answer.body.unknown).toEqual(['9999999', '123'])
})

test('D4-05 the explanation also says that the content is a draft, not yet or no longer on view', async () => {
  const question = { target: {}, drugstore_id: network.ouest.id }
  const at = t.clock.now().getTime()
  const publication = { status: 'published', starts_at: null, ends_at: null }
  const asked = async (part: object) =>
    (await editor.post('/admin/audience/explain', { ...question, publication: { ...publication, ...part } }))
      .body
  const failing = (body: { checks: { check: string; holds: boolean }[] }) =>
    body.checks.filter((check) => !check.holds).map((check) => check.check)

  expect(await asked({})).toMatchObject({ visible: true })
  const draft = await asked({ status: 'draft' })
  expect([draft.visible, failing(draft)]).toEqual([false, ['status']])
  expect(draft.message).toContain('brouillon')
  const early = await asked({ starts_at: new Date(at + 60_000).toISOString() })
  expect([early.visible, failing(early)]).toEqual([false, ['window']])
  expect(failing(await asked({ ends_at: new Date(at).toISOString() }))).toEqual(['window'])
  const bad = await editor.post('/admin/audience/explain', { ...question, publication: { status: 'publié' } })
  expect(bad.status).toBe(422)
})
