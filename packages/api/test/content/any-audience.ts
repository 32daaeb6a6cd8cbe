import fc from 'fast-check'
import { normaliseTarget, type AudienceViewer, type Target } from '@kiosque/contract/domain/audience'
import { targetColumn } from '../../src/audience/target-column.ts'

const PACKS = ['aTradition', 'bVitrine', 'cBusiness']
const TYPES = [0, 90, 100, 160, 180, 200, 1000]
const some = <Value>(values: readonly Value[]): fc.Arbitrary<Value[]> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constant<Value[]>([]) },
    { weight: 2, arbitrary: fc.subarray([...values]) },
  )

/** Targets and viewers of every sort, for properties of the rule. */
export const anyTarget: fc.Arbitrary<Target> = fc
  .record({
    sites: some([0, 1]),
    environments: some([0, 1]),
    groups: some([0, 1, 2]),
    packs: some(PACKS),
    zones: some([1, 2, 3]),
    account_types: some(TYPES),
    drugstore_ids: some([1, 2, 3]),
    excluded_drugstore_ids: some([1, 2, 3]),
  })
  .map(normaliseTarget)

export const anyViewer: fc.Arbitrary<AudienceViewer | null> = fc.option(
  fc.record({
    right_id: fc.constantFrom(null, null, null, null, 1, 3),
    account_type: fc.constantFrom(null, ...TYPES),
    drugstore_id: fc.constantFrom(null, 1, 2, 3, 4),
    site: fc.constantFrom(0, 1),
    environment: fc.constantFrom(0, 1),
    group: fc.constantFrom(null, 0, 1, 2),
    packs: fc.subarray(PACKS),
    zones: fc.subarray([1, 2, 3]),
  }),
  { freq: 20 },
)

const DAYS = ['2026-03-01', '2026-03-08', '2026-03-10', '2026-03-20', '2026-04-01', '2027-01-01']
export const anyDay = fc.constantFrom(...DAYS)
const someDays = fc
  .tuple(fc.option(anyDay), fc.option(anyDay))
  .map(([a, b]) => (a !== null && b !== null && a > b ? [b, a] : [a, b]))
export const instant = (day: string | null | undefined): Date | null =>
  day == null ? null : new Date(`${day}T00:00:00Z`)

/** Whom a content is for, its state and its dates, as columns of its row. */
export const anyStanding = (targets = anyTarget) =>
  fc
    .record({
      target: targets,
      is_public: fc.boolean(),
      status: fc.constantFrom('published', 'published', 'published', 'draft', 'archived'),
      window: someDays,
      period: someDays,
    })
    .map(({ target, window: [starts_at, ends_at], period, status, is_public }) => ({
      is_public,
      ...targetColumn(target),
      status: status as 'published',
      starts_at: instant(starts_at),
      ends_at: starts_at === ends_at ? null : instant(ends_at),
      period_start: period[0] ?? null,
      period_end: period[1] ?? null,
    }))
