import fc from 'fast-check'
import { normaliseTarget, type AudienceViewer, type Target } from '@kiosque/contract/domain/audience'

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
