export const RECALL_STATUSES = ['draft', 'open', 'closed'] as const
export type RecallStatus = (typeof RECALL_STATUSES)[number]

const STATUS_LABELS: Record<RecallStatus, string> = { draft: 'Brouillon', open: 'En cours', closed: 'Clos' }
export const recallStatusLabel = (status: RecallStatus): string => STATUS_LABELS[status]

/** What a pharmacy answers: boxes were taken off the shelves, or there were none. */
export const RECALL_OUTCOMES = ['withdrawn', 'none'] as const
export type RecallOutcome = (typeof RECALL_OUTCOMES)[number]

const OUTCOME_LABELS: Record<RecallOutcome, string> = { withdrawn: 'Lot retiré', none: 'Aucune boîte' }
export const recallOutcomeLabel = (outcome: RecallOutcome): string => OUTCOME_LABELS[outcome]

/** More boxes of one lot than any pharmacy holds: beyond, it is a slip of the hand. */
export const MOST_BOXES = 9_999
export const MOST_LOTS = 50

/** Hours of silence after which the titulaire and the adviser are written to. */
export const ESCALATION_HOURS = [2, 4, 8, 24, 48] as const
export const USUAL_ESCALATION_HOURS = 4

/** Who checks the stock and signs for it: everybody of the staff but « autre » and guests. */
export const mayConfirmRecall = (accountType: number | null): boolean =>
  accountType !== null && accountType >= 100 && accountType < 1000

/** Lots as people paste them: separated by commas, semicolons or lines, in capitals, each once. */
export function readLots(text: string): string[] {
  const lots = text.split(/[\n\r,;]+/).map(tidyLot)
  return [...new Set(lots.filter((lot) => lot !== ''))]
}

export const tidyLot = (lot: string): string => lot.trim().replaceAll(/\s+/g, ' ').toUpperCase()

/** CIP of seven or thirteen digits, pasted with or without spaces. */
export const isProductCip = (code: string): boolean => /^(?:\d{7}|\d{13})$/.test(code)

export interface FoundLot {
  lot: string
  quantity: number
}

/** What is wrong with what a pharmacy says it found, in French; null where nothing is. */
export function foundProblem(
  outcome: RecallOutcome,
  found: readonly FoundLot[],
  lots: readonly string[],
): string | null {
  if (outcome === 'none') return found.length === 0 ? null : 'Aucune boîte\u00a0: n’indiquez pas de quantité.'
  if (found.length === 0) return 'Indiquez combien de boîtes vous avez retirées, lot par lot.'
  const stranger = found.find(({ lot }) => !lots.includes(lot))
  if (stranger) return `Le lot ${stranger.lot} ne fait pas partie de ce rappel.`
  return new Set(found.map(({ lot }) => lot)).size < found.length
    ? 'Chaque lot n’est indiqué qu’une fois.'
    : null
}
