import { describe, expect, test } from 'vitest'
import {
  maskDecline,
  maskedRate,
  maskFigure,
  maskParts,
  maskPeriods,
  maskTable,
  type Figure,
} from './masking.ts'

/** A small generator: the same cases at every run. */
function* randomTables(count: number) {
  let seed = 42
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % below
  }
  for (let index = 0; index < count; index += 1) {
    const width = 1 + random(6)
    const most = [4, 8, 15, 60][random(4)] ?? 8
    yield Array.from({ length: 1 + random(6) }, () => Array.from({ length: width }, () => random(most)))
  }
}

/** What a reader learns from one line and its total: nothing hidden may come out below five. */
function leaks(parts: readonly Figure[], truth: readonly number[], total: Figure): boolean {
  if (total === null) return parts.length > 0 && parts.every((part) => part !== null)
  const left = total - parts.reduce<number>((all, part) => all + (part ?? 0), 0)
  const unknown = parts.filter((part) => part === null).length
  const hidden = truth.reduce((all, value, index) => all + (parts[index] === null ? value : 0), 0)
  return hidden === left && unknown > 0 && (unknown === 1 || left < 5)
}

/** Between two periods: what is hidden adds up, by subtraction, to between one and four people. */
function leaksSmall(parts: readonly Figure[], truth: readonly number[], total: Figure): boolean {
  if (total === null || !parts.includes(null)) return false
  const hidden = truth.reduce((all, value, index) => all + (parts[index] === null ? value : 0), 0)
  return hidden > 0 && hidden < 5
}

describe('figures below five people are masked', () => {
  test('alone: one to four are hidden, zero and five are shown', () => {
    expect([0, 1, 4, 5, 12].map(maskFigure)).toEqual([0, null, null, 5, 12])
  })

  test('a rate is hidden as soon as one of its figures is', () => {
    expect([maskedRate(6, 12), maskedRate(null, 12), maskedRate(6, null), maskedRate(0, 0)]).toEqual([
      50,
      null,
      null,
      null,
    ])
  })

  test('by difference: one hidden part takes the next smallest with it', () => {
    expect(maskParts([3, 20, 8, 0])).toEqual({ parts: [null, 20, null, 0], total: 31 })
  })

  test('by difference: hidden parts that add up to less than five take another one', () => {
    expect(maskParts([1, 2, 9, 30])).toEqual({ parts: [null, null, null, 30], total: 42 })
  })

  test('a part that is the whole hides the whole', () => {
    expect(maskParts([3, 0])).toEqual({ parts: [null, 0], total: null })
  })

  test('property: over 2,000 tables nothing small is shown, nor told by a row, a column or a total', () => {
    for (const values of randomTables(2_000)) {
      const masked = maskTable(values)
      const all = [...masked.cells.flat(), ...masked.rowTotals, ...masked.columnTotals, masked.total]
      expect(all.filter((figure) => figure !== null && figure > 0 && figure < 5)).toEqual([])
      masked.cells.forEach((row, y) => {
        expect(leaks(row, values[y] ?? [], masked.rowTotals[y] ?? null)).toBe(false)
      })
      masked.columnTotals.forEach((total, x) => {
        const truth = values.map((row) => row[x] ?? 0)
        const column = masked.cells.map((row) => row[x] ?? null)
        expect(leaks(column, truth, total)).toBe(false)
      })
      const sums = values.map((row) => row.reduce((sum, value) => sum + value, 0))
      expect(leaks(masked.rowTotals, sums, masked.total)).toBe(false)
    }
  })

  test('by comparing periods: what the longer one adds is hidden below five', () => {
    const [week, month] = maskPeriods([[[20, 30, 40]], [[22, 50, 60]]])
    expect(month?.cells).toEqual([[22, 50, 60]])
    expect(week?.cells[0]?.[0]).toBeNull()
    expect(maskPeriods([[[20, 30]], [[20, 40]]])[0]?.cells).toEqual([[20, 30]])
  })

  test('property: over 400 tables of three periods no difference tells fewer than five people', () => {
    for (const week of randomTables(400)) {
      const grown = (values: number[][], by: number) =>
        values.map((row, y) => row.map((value, x) => value + ((value * 7 + y * 3 + x * by) % (by + 4))))
      const month = grown(week, 5)
      const periods = [week, month, grown(month, 11)]
      const masked = maskPeriods(periods)
      for (const [short, long] of [
        [0, 1],
        [1, 2],
        [0, 2],
      ] as const) {
        const minus = (a: Figure | undefined, b: Figure | undefined): Figure =>
          a == null || b == null ? null : a - b
        const [from, to] = [masked[short]!, masked[long]!]
        const rows = from.cells.map((row, y) => row.map((cell, x) => minus(to.cells[y]?.[x], cell)))
        const rowTotals = from.rowTotals.map((total, y) => minus(to.rowTotals[y], total))
        const columnTotals = from.columnTotals.map((total, x) => minus(to.columnTotals[x], total))
        const total = minus(to.total, from.total)
        const shown = [...rows.flat(), ...rowTotals, ...columnTotals, total]
        expect(shown.filter((figure) => figure !== null && figure > 0 && figure < 5)).toEqual([])
        const truth = periods[long]!.map((row, y) => row.map((value, x) => value - periods[short]![y]![x]!))
        rows.forEach((row, y) => expect(leaksSmall(row, truth[y]!, rowTotals[y]!)).toBe(false))
        columnTotals.forEach((figure, x) => {
          const column = rows.map((row) => row[x] ?? null)
          expect(
            leaksSmall(
              column,
              truth.map((row) => row[x]!),
              figure,
            ),
          ).toBe(false)
        })
        const sums = truth.map((row) => row.reduce((sum, value) => sum + value, 0))
        expect(leaksSmall(rowTotals, sums, total)).toBe(false)
      }
    }
  })
})

test.each([
  [
    [20, 20, 14, 9, 0],
    [20, 20, 14, 9, 0],
  ],
  [
    [20, 18, 14, 12],
    [20, null, null, 12],
  ],
  [
    [20, 6, 3, 0],
    [20, 6, null, 0],
  ],
  [
    [3, 2, 0],
    [null, null, null],
  ],
  [[], []],
])('D7-02 of those left, %j, is shown %j', (left, shown) => {
  expect(maskDecline(left)).toEqual(shown)
})
