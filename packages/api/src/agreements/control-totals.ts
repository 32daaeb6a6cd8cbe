import { formatEuros } from '@kiosque/contract/domain/money'
import type { ImportProblem } from '@kiosque/contract/wire/people'
import { readRows, type Separator } from '../network/import/csv-text.ts'
import { folded } from '../network/import/nearest.ts'
import { problem, type GoodLine } from '../network/import/read-lines.ts'
import { parseAmount, parseMonth, type PurchaseLine } from './purchase-columns.ts'

/** A line « TOTAL » of the file: what the laboratory says its lines add up to, for a laboratory and a month if named. */
interface ControlTotal {
  line: number
  laboratory: string | null
  month: string | null
  amount: number | null
  written: string
}

const TOTAL_LINE = /^[ \t]*"?\s*total(?:\s+(?:général|general))?\s*"?[ \t]*(?=[;,\t|])/i

/** Takes the lines « TOTAL » out of a file, leaving them blank so that every other line keeps its number. */
export function takeTotals(text: string, separator: Separator): { text: string; totals: ControlTotal[] } {
  const totals: ControlTotal[] = []
  const lines = text.split(/(?<=\n)|(?<=\r)(?!\n)/)
  for (const [index, line] of lines.entries()) {
    if (!TOTAL_LINE.test(line)) continue
    const cells = ([...readRows(line, separator)][0]?.cells ?? []).slice(1).map((cell) => cell.trim())
    const filled = cells.filter((cell) => cell !== '')
    const written = filled.at(-1) ?? ''
    const months = filled.slice(0, -1).map(parseMonth)
    totals.push({
      line: index + 1,
      written,
      amount: parseAmount(written),
      month: months.find((month) => month !== null) ?? null,
      laboratory: filled.slice(0, -1).find((_, at) => months[at] === null) ?? null,
    })
    lines[index] = /[\r\n]+$/.exec(line)?.[0] ?? ''
  }
  return { text: lines.join(''), totals }
}

/** What does not add up: the file was cut, or a line of it is not read as the laboratory meant it. */
export function checkTotals(
  totals: readonly ControlTotal[],
  good: readonly GoodLine<PurchaseLine>[],
): ImportProblem[] {
  return totals.flatMap(({ line, laboratory, month, amount, written }) => {
    if (amount === null) return [problem(line, 'Achats HT', written, 'Ce total n’est pas lisible.')]
    const found = good
      .filter(({ values }) => month === null || values.month === month)
      .filter(({ values }) => laboratory === null || folded(values.laboratory.name) === folded(laboratory))
      .reduce((all, { values }) => all + values.amount, 0)
    if (found === amount) return []
    const message = `Le total annoncé est de ${formatEuros(amount)}, les lignes lues font ${formatEuros(found)}.`
    return [problem(line, 'Achats HT', written, message)]
  })
}
