import { keepDraft, keptDraft } from '../../lib/kept-draft.ts'
import type { AdminMenuItem } from '@kiosque/contract/wire/menu'

const KEY = 'kiosque-menu-du-portail'

/** What was changed on this tab and is not saved yet, if the menu is still the one it was begun on. */
export const keptMenu = (version: number) => keptDraft(KEY, String(version)) as AdminMenuItem[] | null

export const keepMenu = (version: number, items: readonly AdminMenuItem[] | null) =>
  keepDraft(KEY, String(version), items)
