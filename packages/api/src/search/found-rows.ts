import { allKinds } from '@kiosque/contract/kinds/registry'
import type { LiveContents } from '../live/live-contents.ts'
import type { LiveRow } from '../live/live-row.ts'

export const KINDS = allKinds.map((kind) => kind.key)
const SLOTS = new Map(KINDS.map((key, slot) => [key as string, slot]))

/** Where a kind stands among those that are declared. */
export const kindSlot = (kind: string) => SLOTS.get(kind) ?? 0

/** What was found, as it now is: undefined once it is gone, or of a kind that is no longer declared. */
export function foundRow(id: number | undefined, contents: LiveContents): LiveRow | undefined {
  const row = contents.find(id ?? 0)
  return row !== undefined && SLOTS.has(row.kind) ? row : undefined
}

export function foundRows(ids: Int32Array, contents: LiveContents): LiveRow[] {
  const rows: LiveRow[] = []
  for (let rank = 0; rank < ids.length; rank++) {
    const row = foundRow(ids[rank], contents)
    if (row !== undefined) rows.push(row)
  }
  return rows
}
