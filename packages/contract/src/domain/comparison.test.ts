import { describe, expect, test } from 'vitest'
import {
  cohortsAt,
  comparisonFor,
  finestLevel,
  strangersBetween,
  toldComparisons,
  type Comparable,
  type CohortCount,
} from './comparison.ts'
import { SMALLEST_SHOWN } from './masking.ts'

/** The same numbers at each run: a failure names its seed. */
function randomOf(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((state / 4_294_967_296) * below)
  }
}

/** A cohort over a year: pharmacies come and go, months are added, some figures are corrected, some are late. */
function anyHistory(seed: number): CohortCount[] {
  const random = randomOf(seed)
  const amounts = new Map<number, number>()
  for (let id = 1; id <= 3 + random(32); id += 1) amounts.set(id, random(3_000_000))
  const history: CohortCount[] = []
  let through = 1
  for (let step = 0; step < 3 + random(12); step += 1) {
    const act = random(5)
    if (act < 2 && through < 12) {
      through += 1
      // A month told by everybody, or by a few first.
      const share = random(3) === 0 ? 1 + random(6) : amounts.size
      for (const id of [...amounts.keys()].slice(0, share))
        amounts.set(id, (amounts.get(id) ?? 0) + random(300_000))
    } else if (act === 2) amounts.set(100 + step, random(3_000_000))
    else if (act === 3) amounts.delete([...amounts.keys()][random(amounts.size)] ?? 0)
    else amounts.set([...amounts.keys()][random(amounts.size)] ?? 1, random(3_000_000))
    history.push({ through, members: [...amounts].map(([id, amount]) => ({ id, amount })) })
  }
  return history
}

const SEEDS = Array.from({ length: 400 }, (_, index) => index * 7_919 + 1)

describe('S2-43 the comparison reveals no pharmacy', () => {
  test('each sum told, and each difference between two of them, is about five others at least or about none', () => {
    let said = 0
    const told = SEEDS.flatMap((seed) => {
      const random = randomOf(seed + 1)
      // An owner may have two or three of them, and knows those.
      const own = new Set(Array.from({ length: 1 + random(3) }, (_, index) => index + 1))
      const counts = toldComparisons(anyHistory(seed), own)
      said += counts.length
      return (['all', 'top', 'rest'] as const).flatMap((part) => {
        const sums = counts.flatMap((each) => each[part] ?? [])
        const alone = sums.map((sum) => strangersBetween(sum, new Map(), own))
        const between = sums
          .flatMap((sum, index) => sums.slice(0, index).map((other) => strangersBetween(sum, other, own)))
          .filter((strangers) => strangers > 0)
        return [...alone, ...between].map((strangers) => ({ seed, part, strangers }))
      })
    })
    expect(told.filter(({ strangers }) => strangers < SMALLEST_SHOWN)).toEqual([])
    expect(said).toBeGreaterThan(SEEDS.length)
  })

  test('whatever one adds up of cohorts told at one time, nothing is about fewer than five', () => {
    const wrong = SEEDS.filter((seed) => {
      const random = randomOf(seed)
      const pharmacies = Array.from({ length: 1 + random(80) }, (_, id): Comparable => ({
        id,
        group: random(3),
        amount: random(1_000_000),
        volume: random(9_000_000),
      }))
      const level = finestLevel(pharmacies)
      const cohorts = [...cohortsAt(level, pharmacies).values()]
      const ids = cohorts.flatMap((cohort) => cohort.map(({ id }) => id))
      // Each in exactly one: cohorts cannot be subtracted from each other.
      const isPartition = ids.length === pharmacies.length && new Set(ids).size === ids.length
      const isEnough = level === 'network' || cohorts.every(({ length }) => length > SMALLEST_SHOWN)
      return !isPartition || !isEnough
    })
    expect(wrong).toEqual([])
  })

  const members = (count: number, amount = (id: number) => id * 100) =>
    Array.from({ length: count }, (_, index) => ({ id: index + 1, amount: amount(index + 1) }))
  const own = new Set([1])

  test('four others say nothing, five say their mean', () => {
    expect(comparisonFor([{ through: 3, members: members(5) }], own, 1)).toBeNull()
    expect(comparisonFor([{ through: 3, members: members(6) }], own, 1)).toEqual({
      pharmacies: 6,
      through: 3,
      own: 100,
      mean: 350,
      top_quarter: null,
    })
    // The owner of two of the six knows two: four are left.
    expect(comparisonFor([{ through: 3, members: members(6) }], new Set([1, 2]), 1)).toBeNull()
  })

  test('the most active quarter is told where it is five pharmacies of others', () => {
    expect(comparisonFor([{ through: 3, members: members(19) }], own, 1)?.top_quarter).toBeNull()
    expect(comparisonFor([{ through: 3, members: members(20) }], own, 1)?.top_quarter).toBe(1_800)
  })

  test('one pharmacy that joins, leaves or is corrected does not show; a whole month does', () => {
    const before = { through: 9, members: members(8) }
    const joined = { through: 9, members: members(9) }
    const corrected = { through: 9, members: members(8, (id) => (id === 5 ? 90_000 : id * 100)) }
    const month = { through: 10, members: members(9, (id) => id * 110) }

    expect(comparisonFor([before, joined], own, 1)).toMatchObject({ pharmacies: 8, mean: 450 })
    expect(comparisonFor([before, corrected], own, 1)).toMatchObject({ mean: 450 })
    expect(comparisonFor([before, joined, month], own, 1)).toMatchObject({
      pharmacies: 9,
      through: 10,
      mean: 550,
    })
  })
})
