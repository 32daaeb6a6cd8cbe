import type { AdminHighlight } from '@kiosque/contract/wire/highlights'
import { perTab } from '../../lib/browser-storage.ts'
import type { BoardChanges } from './board-changes.ts'
import type { Board } from './board-model.ts'

const KEY = 'kiosque-tableau-mises-en-avant'

const CHANGES_KEY = 'kiosque-tableau-changements'

/** What the draft was begun on: once somebody has published something else, it no longer holds. */
export const printOf = (rows: readonly AdminHighlight[]) =>
  rows.map((row) => `${row.id}:${row.version}`).join()

/** The draft left on this tab, if it still stands on the published board. */
export function keptDraft(print: string): Board | null {
  try {
    const kept = JSON.parse(perTab.read(KEY) ?? 'null') as { print: string; board: Board } | null
    return kept?.print === print ? kept.board : null
  } catch {
    return null
  }
}

export function keepDraft(print: string, board: Board | null): void {
  if (board === null) perTab.remove(KEY)
  else perTab.write(KEY, JSON.stringify({ print, board }))
}

/** What « Voir l’accueil » carries over to the preview of this tab: the changes, as publishing would send them. */
export const keepChanges = (changes: BoardChanges) => perTab.write(CHANGES_KEY, JSON.stringify(changes))

export function keptChanges(): BoardChanges | null {
  try {
    return JSON.parse(perTab.read(CHANGES_KEY) ?? 'null') as BoardChanges | null
  } catch {
    return null
  }
}
