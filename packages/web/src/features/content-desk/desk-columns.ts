import { local } from '../../lib/browser-storage.ts'

/** Columns one may hide; the title always stays. */
export const DESK_COLUMNS = [
  { key: 'kind', label: 'Rubrique' },
  { key: 'category', label: 'Catégorie' },
  { key: 'target', label: 'Ciblage' },
  { key: 'date', label: 'Publication' },
  { key: 'ends', label: 'Fin' },
  { key: 'state', label: 'État' },
  { key: 'reads', label: 'Lectures' },
  { key: 'laboratory', label: 'Laboratoire' },
  { key: 'author', label: 'Auteur' },
  { key: 'updated', label: 'Modifié' },
  { key: 'created', label: 'Créé' },
] as const

export type ColumnKey = (typeof DESK_COLUMNS)[number]['key']
export type DeskLook = { columns: ColumnKey[]; dense: boolean }

const DEFAULT_LOOK: DeskLook = {
  columns: ['kind', 'category', 'target', 'date', 'state', 'reads', 'updated'],
  dense: true,
}

const keyOf = (userId: number) => `kiosque-contents-${userId}`

/** As this person left it on this device; anything unreadable is the look of the first day. */
export function readLook(userId: number): DeskLook {
  try {
    const kept = JSON.parse(local.read(keyOf(userId)) ?? '') as Partial<DeskLook>
    const known = DESK_COLUMNS.map((column) => column.key)
    const columns = kept.columns?.filter((key) => known.includes(key))
    return columns ? { columns, dense: kept.dense !== false } : DEFAULT_LOOK
  } catch {
    return DEFAULT_LOOK
  }
}

export function keepLook(userId: number, look: DeskLook): void {
  local.write(keyOf(userId), JSON.stringify(look))
}
