import { formatInteger } from '../../../lib/format.ts'

/** « 43 résultats », with « aucun » for none. */
export function totalText(total: number): string {
  if (total === 0) return 'Aucun résultat'
  return `${formatInteger(total)}\u00A0résultat${total > 1 ? 's' : ''}`
}
