import type { ImportProblem } from '@kiosque/contract/wire/people'
import { invalid } from '../../errors.ts'

const french = new Intl.NumberFormat('fr-FR')

/** Names every bad line in the answer of an error. */
export function refusal(errors: ImportProblem[]) {
  const byLine: Record<string, string[]> = {}
  for (const { line, column, message } of errors) {
    const key = `line_${line}`
    byLine[key] = [...(byLine[key] ?? []), column ? `${column} : ${message}` : message]
  }
  const count = Object.keys(byLine).length
  const lines = count === 1 ? 'Une ligne est' : `${french.format(count)} lignes sont`
  return invalid(byLine, 'import_refused', `${lines} à corriger : rien n’a été importé.`)
}
