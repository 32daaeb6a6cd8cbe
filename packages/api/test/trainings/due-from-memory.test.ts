import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { emptyTarget, type AudienceViewer } from '@kiosque/contract/domain/audience'
import { TRAINING_KINDS } from '@kiosque/contract/domain/training-kinds'
import { readerOf } from '../../src/audience/visible-targets.ts'
import { targetColumn } from '../../src/audience/target-column.ts'
import { dueFromMemory } from '../../src/trainings/due-from-memory.ts'
import { selectFollowed } from '../../src/trainings/team.sql.ts'
import { anyStanding, anyTarget, anyViewer } from '../content/any-audience.ts'
import { networkApp } from '../content/network-app.ts'

const { t, network } = await networkApp('editeur')

const anyDueDay = fc.constantFrom('2026-01-05', '2026-02-10', '2026-03-20', '2027-01-01')
const anyTraining = fc.record({
  standing: anyStanding(fc.oneof(fc.constant(emptyTarget()), anyTarget)),
  kind: fc.constantFrom(...TRAINING_KINDS),
  fields: fc.record(
    { is_mandatory: fc.boolean(), due_on: anyDueDay, finish_before: anyDueDay },
    { requiredKeys: [] },
  ),
  dues: fc.array(fc.tuple(anyTarget, anyDueDay), { maxLength: 2 }),
})

async function store(training: typeof anyTraining extends fc.Arbitrary<infer T> ? T : never, index: number) {
  const at = new Date('2026-01-01T00:00:00Z')
  const { id } = await t.db
    .insertInto('content')
    .values({
      kind: training.kind,
      slug: `t-${index}`,
      title: `Formation ${index}`,
      title_fold: `formation ${index}`,
      list_text: 't',
      fields: sql`${JSON.stringify(training.fields)}::jsonb` as never,
      sort_at: at,
      created_at: at,
      updated_at: at,
      ...training.standing,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [target, due_on] of training.dues)
    await t.db
      .insertInto('content_due_dates')
      .values({ content_id: id, ...targetColumn(target), due_on } as never)
      .execute()
}

test('D7-02 what is obligatory or due is the same from memory as from the database, whoever asks', async () => {
  const trainings = fc.sample(anyTraining, { seed: 7, numRuns: 90 })
  for (const [index, training] of trainings.entries()) await store(training, index)
  await t.deps.live.contents.refresh()
  const now = new Date('2026-03-10T09:00:00Z')
  const followed = async (who: AudienceViewer, drugstoreId: number | null, due?: readonly number[]) => {
    const asked = { drugstoreId, userIds: [network.people.titulaire.user_id], now, due }
    return (await selectFollowed(t.db, await readerOf(t.db, who), asked)).map(({ id }) => id)
  }
  let most = 0
  for (const who of fc.sample(anyViewer, { seed: 3, numRuns: 25 }).filter((each) => each !== null)) {
    const viewer = (await t.deps.readers.find(who)) as never
    const due = (whose: 'own' | 'team') => dueFromMemory(t.deps.live, { viewer, now }, whose)
    const own = await followed(who, null)
    expect(await followed(who, null, due('own'))).toEqual(own)
    expect(await followed(who, 1, due('team'))).toEqual(await followed(who, 1))
    most = Math.max(most, own.length)
  }
  expect(most).toBeGreaterThan(10)
})
