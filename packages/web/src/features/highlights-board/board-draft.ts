import type { AdminHighlight } from '@kiosque/contract/wire/highlights'
import { perTab } from '../../lib/browser-storage.ts'
import type { BoardChanges } from './board-changes.ts'

export const BOARD_DRAFT = 'kiosque-tableau-mises-en-avant'
const CHANGES_KEY = 'kiosque-tableau-changements'

/** What the draft was begun on: once somebody has published something else, it no longer holds. */
export const printOf = (rows: readonly AdminHighlight[]) =>
  rows.map((row) => `${row.id}:${row.version}`).join()

/** What « Voir l’accueil » carries over to the preview of this tab: the changes, as publishing would send them. */
export const keepChanges = (changes: BoardChanges) => perTab.write(CHANGES_KEY, JSON.stringify(changes))

export function keptChanges(): BoardChanges | null {
  try {
    return JSON.parse(perTab.read(CHANGES_KEY) ?? 'null') as BoardChanges | null
  } catch {
    return null
  }
}
