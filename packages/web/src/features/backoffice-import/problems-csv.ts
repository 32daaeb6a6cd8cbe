import type { ImportProblem } from '@kiosque/contract/wire/people'

const HEADERS = ['Ligne', 'Colonne', 'État', 'Valeur lue', 'Explication']
/** A spreadsheet would run a cell that begins so as a formula; an apostrophe keeps it text. */
const FORMULA = /^[\s]*[=+\-@\t\r]/

function cell(value: string | number | null): string {
  const text = value === null ? '' : String(value)
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[";\r\n]/.test(safe) || safe !== safe.trim() ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** What French spreadsheets open with a double click: semicolons, CRLF, and a mark for the accents. */
export function problemsCsv(problems: readonly ImportProblem[]): string {
  const lines = problems.map((problem) => [
    problem.line,
    problem.column,
    problem.level === 'error' ? 'Refusée' : 'À vérifier',
    problem.value,
    problem.message,
  ])
  return `\uFEFF${[HEADERS, ...lines].map((line) => line.map(cell).join(';')).join('\r\n')}\r\n`
}
