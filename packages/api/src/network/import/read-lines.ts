import { setImmediate } from 'node:timers/promises'
import type { ImportProblem } from '@kiosque/contract/wire/people'
import { writtenCell } from '../../kit/csv.ts'
import { type CsvRow, readRows, type Separator } from './csv-text.ts'
import { type FileColumn, type FileKind, isExample } from './file-kind.ts'
import { folded } from './nearest.ts'

/** What a good line gives: only the columns that were filled in. */
export interface GoodLine<Values> {
  line: number
  values: Values
}

export interface ReadLines<Values> {
  lines: number
  good: GoodLine<Values>[]
  refused: number
  problems: ImportProblem[]
}

// About a millisecond of work, then other requests have their turn.
const ROWS_AT_ONCE = 100

/** A workbook, a PDF or a picture renamed to .csv: told what it is, not which columns it lacks. */
export const isText = (text: string): boolean =>
  !text.includes('\u0000') && ['PK\u0003\u0004', '%PDF-'].every((head) => !text.startsWith(head))

const notText = (): ImportProblem =>
  problem(
    1,
    null,
    null,
    'Ce fichier n’est pas un texte. Dans votre tableur\u00a0: Enregistrer sous, CSV UTF-8.',
  )

/** Reads the whole file and says everything that is wrong with it, not only the first thing. */
export async function readLines<Known, Values>(
  text: string,
  separator: Separator,
  kind: FileKind<Known, Values>,
  known: Known,
  watch: (done: number, total: number) => void = () => undefined,
): Promise<ReadLines<Values>> {
  const total = countLines(text)
  const result: ReadLines<Values> = { lines: 0, good: [], refused: 0, problems: [] }
  if (!isText(text)) return { ...result, problems: [notText()] }
  const seen = new Map<string, number>()
  let columns: (FileColumn<Known> | undefined)[] | null = null
  for (const row of readRows(text, separator)) {
    if (!columns) {
      columns = readHeader(row, kind.columns, result.problems)
      if (!columns) return result
      continue
    }
    if (isExample(row.cells)) continue
    result.lines += 1
    if (result.lines > kind.maxLines) {
      result.problems.push(
        problem(row.line, null, null, `Un fichier compte ${kind.maxLines} lignes au plus.`),
      )
      // Nothing of it is taken: a part of a file is not what was asked for.
      return { ...result, good: [], refused: 0 }
    }
    const problems = readLine(row, columns, { kind, known, seen, good: result.good })
    if (problems.length > 0) result.refused += 1
    result.problems.push(...problems)
    if (result.lines % ROWS_AT_ONCE === 0) {
      watch(row.line, total)
      await setImmediate()
    }
  }
  if (!columns) result.problems.push(problem(1, null, null, 'Ce fichier est vide.'))
  return result
}

function countLines(text: string): number {
  let lines = 1
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) lines += 1
  return lines
}

/** Null when a column that every line needs is missing. */
function readHeader<Known>(
  row: CsvRow,
  known: FileColumn<Known>[],
  problems: ImportProblem[],
): (FileColumn<Known> | undefined)[] | null {
  const columns = row.cells.map((header) => columnOf(header, known))
  const missing = known.filter((column) => column.isRequired && !columns.includes(column))
  for (const column of missing) {
    problems.push(
      problem(
        row.line,
        column.label,
        null,
        `La colonne «\u00A0${column.label}\u00A0» est absente du fichier.`,
      ),
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

function columnOf<Known>(header: string, known: FileColumn<Known>[]): FileColumn<Known> | undefined {
  const name = folded(header)
  return known.find((column) =>
    [column.label, column.key, ...column.aliases].some((word) => folded(word) === name),
  )
}

interface Reading<Known, Values> {
  kind: FileKind<Known, Values>
  known: Known
  seen: Map<string, number>
  good: GoodLine<Values>[]
}

function readLine<Known, Values>(
  row: CsvRow,
  columns: (FileColumn<Known> | undefined)[],
  reading: Reading<Known, Values>,
): ImportProblem[] {
  const { kind, seen } = reading
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
    const text = writtenCell((row.cells[index] ?? '').trim())
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
  if (problems.length === 0)
    for (const { column, value, message } of kind.check?.(values as Partial<Values>) ?? [])
      problems.push(problem(row.line, column, value, message))
  const key = kind.keyOf(values as Partial<Values>)
  if (key !== undefined) {
    const earlier = seen.get(key)
    if (earlier === undefined) seen.set(key, row.line)
    else {
      const { column, message } = kind.repeated
      problems.push(problem(row.line, column, key, message(earlier)))
    }
  }
  if (problems.length === 0) reading.good.push({ line: row.line, values: values as Values })
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
