import type { ImportReport } from '@kiosque/contract/wire/people'
import { count, formatInteger } from '../../lib/format.ts'

export const importable = (report: ImportReport) => report.to_create + report.to_update + report.unchanged

/** The file itself is unreadable (a column is missing, say): no line of it can be imported. */
export const isUnreadable = (report: ImportReport) =>
  importable(report) === 0 && report.problems.some((problem) => problem.level === 'error')

/** Nothing in the file differs from what Kiosque knows. */
export const isUpToDate = (report: ImportReport) => report.to_create + report.to_update === 0

/** The title of the report is its verdict. */
export function verdict(report: ImportReport): string {
  const good = importable(report)
  if (good === 0 && report.lines === 0 && !isUnreadable(report)) return 'Ce fichier ne contient aucune ligne'
  if (good === 0) return 'Aucune ligne ne peut être importée'
  const lines =
    good === 1 ? '1\u00A0ligne peut être importée' : `${count(good, 'ligne')} peuvent être importées`
  if (report.refused === 0) return lines
  const refused = report.refused === 1 ? '1 est refusée' : `${formatInteger(report.refused)} sont refusées`
  return `${lines}, ${refused}`
}

/** « Importer les 1 400 lignes »: the button repeats the number. */
export function importLabel(report: ImportReport): string {
  const good = importable(report)
  return good === 1 ? 'Importer la ligne' : `Importer les ${count(good, 'ligne')}`
}
