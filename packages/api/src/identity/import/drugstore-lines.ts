import { setImmediate } from 'node:timers/promises'
import type { ImportProblem } from '@kiosque/contract/wire/people'
import { type CsvRow, readRows, type Separator } from './csv-text.ts'
import { type Column, columnOf, DRUGSTORE_COLUMNS, type Known } from './drugstore-columns.ts'

/** What a good line gives: only the columns that were filled in. */
export interface GoodLine {
  line: number
  values: Record<string, unknown> & { cip_officine: string; siret: string }
}

export interface ReadLines {
  lines: number
  good: GoodLine[]
  refused: number
  problems: ImportProblem[]
}

const MAX_LINES = 100_000
// About a millisecond of work, then other requests have their turn.
const ROWS_AT_ONCE = 100

/** Reads the whole file and says everything that is wrong with it, not only the first thing. */
export async function readDrugstoreLines(
  text: string,
  separator: Separator,
  known: Known,
): Promise<ReadLines> {
  const result: ReadLines = { lines: 0, good: [], refused: 0, problems: [] }
  const seenCips = new Map<string, number>()
  let columns: (Column | undefined)[] | null = null
  for (const row of readRows(text, separator)) {
    if (!columns) {
      columns = readHeader(row, result.problems)
      if (!columns) return result
      continue
    }
    result.lines += 1
    if (result.lines > MAX_LINES) {
      result.problems.push(problem(row.line, null, null, `Un fichier compte ${MAX_LINES} lignes au plus.`))
      return result
    }
    const problems = readLine(row, columns, { known, seenCips, good: result.good })
    if (problems.length > 0) result.refused += 1
    result.problems.push(...problems)
    if (result.lines % ROWS_AT_ONCE === 0) await setImmediate()
  }
  if (!columns) result.problems.push(problem(1, null, null, 'Ce fichier est vide.'))
  return result
}

/** Null when a column that every line needs is missing. */
function readHeader(row: CsvRow, problems: ImportProblem[]): (Column | undefined)[] | null {
  const columns = row.cells.map(columnOf)
  const missing = DRUGSTORE_COLUMNS.filter((column) => column.isRequired && !columns.includes(column))
  for (const column of missing) {
    problems.push(
      problem(row.line, column.label, null, `La colonne « ${column.label} » est absente du fichier.`),
    )
  }
  for (const [index, column] of columns.entries()) {
    const header = row.cells[index]?.trim() ?? ''
    if (column && columns.indexOf(column) !== index) {
      problems.push(problem(row.line, column.label, header, 'Cette colonne figure deux fois.'))
    } else if (!column && header !== '') {
      problems.push({
        ...problem(row.line, header, header, 'Cette colonne n’est pas connue : elle est laissée de côté.'),
        level: 'warning',
      })
    }
  }
  return problems.some(({ level }) => level === 'error') ? null : columns
}

interface Reading {
  known: Known
  seenCips: Map<string, number>
  good: GoodLine[]
}

function readLine(row: CsvRow, columns: (Column | undefined)[], reading: Reading): ImportProblem[] {
  const problems: ImportProblem[] = []
  const values: Record<string, unknown> = {}
  if (row.cells.slice(columns.length).some((cell) => cell.trim() !== '')) {
    problems.push(
      problem(
        row.line,
        null,
        null,
        'Cette ligne a plus de cellules que l’en-tête : vérifiez les guillemets.',
      ),
    )
  }
  for (const [index, column] of columns.entries()) {
    if (!column) continue
    const text = (row.cells[index] ?? '').trim()
    if (text === '') {
      if (column.isRequired) problems.push(problem(row.line, column.label, '', 'Cette valeur est requise.'))
      continue
    }
    const read = column.read(text, reading.known)
    if (read.ok) values[column.key] = read.value
    else
      problems.push({
        ...problem(row.line, column.label, text, read.message),
        suggestion: read.suggestion ?? null,
      })
  }
  const cip = values['cip_officine']
  if (typeof cip === 'string') {
    const earlier = reading.seenCips.get(cip)
    if (earlier !== undefined) {
      problems.push(
        problem(row.line, 'CIP officine', cip, `Ce code figure déjà à la ligne ${earlier} de ce fichier.`),
      )
    } else reading.seenCips.set(cip, row.line)
  }
  if (problems.length === 0) reading.good.push({ line: row.line, values: values as GoodLine['values'] })
  return problems
}

export function problem(
  line: number,
  column: string | null,
  value: string | null,
  message: string,
): ImportProblem {
  return { line, column, value: value?.slice(0, 200) ?? null, message, level: 'error', suggestion: null }
}
