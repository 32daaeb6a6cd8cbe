import { describe, expect, test } from 'vitest'
import { maskedRate, maskFigure, maskParts, maskTable, type Figure } from './masking.ts'

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
})
