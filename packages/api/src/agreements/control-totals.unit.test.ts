import { expect, test } from 'vitest'
import { takeTotals } from './control-totals.ts'

test.each([
  ['\n', ';'],
  ['\r\n', ';'],
  ['\r', ';'],
  ['\n', '|'],
] as const)(
  'the total of a file whose lines end by %j and cells by %j is taken out of it',
  (end, separator) => {
    const lines = [
      'CIP;Laboratoire;Mois;Achats',
      '2035417;Évanor;2026-09;10',
      'TOTAL;;;10',
      '2035418;Évanor;2026-09;5',
    ]
    const text = lines.map((line) => line.replaceAll(';', separator)).join(end)

    const { text: left, totals } = takeTotals(text, separator)

    expect(totals).toEqual([{ line: 3, laboratory: null, month: null, amount: 1_000, written: '10' }])
    expect(left.split(end)).toHaveLength(4)
    expect(left).not.toContain('TOTAL')
  },
)
