import type { DiscountValue } from '@kiosque/contract/domain/discount-value'
import type { Target } from '@kiosque/contract/domain/audience'
import type { AdminHighlight, ItemType } from '@kiosque/contract/wire/highlights'
import type { FileRef } from '@kiosque/contract/wire/files'

/** What can be edited of a highlight. */
export interface ItemValues {
  item_type: ItemType
  item_id: number | null
  image_id: number | null
  link: string | null
  title: string
  text: string
  alt: string
  discount: DiscountValue | null
  target: Target
  starts_at: string | null
  ends_at: string | null
}

/** What the row shows of the thing itself. */
export interface ItemFace {
  /** The content's own title, or nothing for a picture. */
  title: string
  kind: string | null
  picture: FileRef | null
  cover: FileRef | null
  /** Average price in cents. */
  price: number | null
  egalim: boolean
  phase: AdminHighlight['item_phase']
}

export interface BoardItem {
  /** Stable while the board is open: the id, or a name given here to what is not published yet. */
  key: string
  id: number | null
  version: number | null
  values: ItemValues
  face: ItemFace
  impressions: number | null
  clicks: number | null
}

/** Placement → its highlights, in order. */
export type Board = Readonly<Record<number, readonly BoardItem[]>>

export function itemOf(row: AdminHighlight): BoardItem {
  const price = row.highlightable.prix_moyen
  return {
    key: String(row.id),
    id: row.id,
    version: row.version,
    values: {
      item_type: row.item_type,
      item_id: row.item_id,
      image_id: row.image_id,
      link: row.link,
      title: row.own_title,
      text: row.own_text,
      alt: row.own_alt,
      discount: row.discount,
      target: row.target,
      starts_at: row.starts_at,
      ends_at: row.ends_at,
    },
    face: {
      title: row.item_id === null ? '' : row.highlightable.title,
      kind: row.highlightable.kind ?? null,
      picture: row.image_id === null ? null : row.image,
      cover: row.highlightable.cover ?? null,
      price: price === null ? null : Number(price),
      egalim: row.egalim,
      phase: row.item_phase,
    },
    impressions: row.impressions,
    clicks: row.clicks,
  }
}

export function boardOf(rows: readonly AdminHighlight[], placements: readonly { id: number }[]): Board {
  const board: Record<number, BoardItem[]> = Object.fromEntries(placements.map(({ id }) => [id, []]))
  for (const row of rows) (board[row.placement] ??= []).push(itemOf(row))
  return board
}

export const titleOf = ({ values, face }: BoardItem) => values.title || face.title || 'Image'

export function placeOf(board: Board, key: string): { placement: number; index: number } | null {
  for (const [placement, items] of Object.entries(board)) {
    const index = items.findIndex((item) => item.key === key)
    if (index >= 0) return { placement: Number(placement), index }
  }
  return null
}

/** The board with one highlight taken out and put at a rank of a placement. */
export function moveItem(board: Board, key: string, placement: number, index: number): Board {
  const from = placeOf(board, key)
  if (from === null) return board
  const item = board[from.placement]![from.index]!
  const without = { ...board, [from.placement]: board[from.placement]!.filter((one) => one !== item) }
  return { ...without, [placement]: (without[placement] ?? []).toSpliced(index, 0, item) }
}

export function putItem(board: Board, item: BoardItem, placement: number): Board {
  const at = placeOf(board, item.key)
  if (at === null) return { ...board, [placement]: [...(board[placement] ?? []), item] }
  const changed = { ...board, [at.placement]: board[at.placement]!.with(at.index, item) }
  return at.placement === placement
    ? changed
    : moveItem(changed, item.key, placement, (board[placement] ?? []).length)
}

export function dropItem(board: Board, key: string): Board {
  const at = placeOf(board, key)
  return at === null ? board : { ...board, [at.placement]: board[at.placement]!.toSpliced(at.index, 1) }
}

/** As whom and when the board is looked at. */
export interface Lens {
  group: number | null
  environment: number
  at: Date
}

export type Shown =
  | 'shown'
  | 'coming'
  | 'ended'
  | 'other_group'
  | 'other_device'
  | 'hidden_content'
  | 'deleted_content'

/** Whether a highlight shows through this lens, and otherwise why not. */
export function shownThrough({ values, face }: BoardItem, lens: Lens): Shown {
  const { target, starts_at, ends_at } = values
  // Said before anything else: no other date, group or screen will show it.
  if (face.phase === 'trashed') return 'deleted_content'
  if (starts_at !== null && lens.at < new Date(starts_at)) return 'coming'
  if (ends_at !== null && lens.at >= new Date(ends_at)) return 'ended'
  if (lens.group !== null && target.groups.length > 0 && !target.groups.includes(lens.group))
    return 'other_group'
  if (target.environments.length > 0 && !target.environments.includes(lens.environment)) return 'other_device'
  return face.phase === 'draft' || face.phase === 'archived' ? 'hidden_content' : 'shown'
}
