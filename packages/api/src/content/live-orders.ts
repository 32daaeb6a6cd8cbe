import type { Kind } from '@kiosque/contract/kinds/define-kind'
import type { Reader } from '../audience/visible-targets.ts'
import { forEveryone } from '../db/asker.ts'
import type { Db } from '../db/db.ts'
import { dueFor } from '../live/due-for.ts'
import type { LiveContents } from '../live/live-contents.ts'
import type { LiveKind } from '../live/live-kind.ts'
import type { LiveRow } from '../live/live-row.ts'
import { oldestOrder, recentOrder } from '../live/live-list.ts'
import { selectOrder } from './content-list.sql.ts'

export interface LiveOrders {
  /** The contents of a kind in the order of one of its sorts. After `contents.refresh()`. */
  of(kind: Kind, sort: string, scope: { viewer: Reader | null; today: string }): Promise<readonly LiveRow[]>
}

interface Kept {
  live: LiveKind
  version: number
  today: string
  ids: Promise<Int32Array>
  /** The rows of these ids, as they were at some version of the kind. */
  rows: { live: LiveKind; version: number; list: readonly LiveRow[] } | null
}

/** Orders by title or by a declared field are the database's own: asked once until the kind changes, for everybody. */
export function createLiveOrders({ db, contents }: { db: Db; contents: LiveContents }): LiveOrders {
  const kept = new Map<string, Kept>()

  function orderOf(kind: Kind, sort: string, today: string): Kept {
    const key = `${kind.key} ${sort}`
    const live = contents.ofKind(kind.key)
    const { version } = live
    const known = kept.get(key)
    if (known?.live === live && known.version === version && known.today === today) return known
    const ids = forEveryone(() => selectOrder(db, kind, sort, today))
    const made: Kept = { live, version, today, ids, rows: null }
    kept.set(key, made)
    ids.catch(() => kept.get(key) === made && kept.delete(key))
    return made
  }

  return {
    async of(kind, sort, { viewer, today }) {
      if (sort === 'recent') return recentOrder(contents.ofKind(kind.key))
      if (sort === 'oldest') return oldestOrder(contents.ofKind(kind.key))
      const order = orderOf(kind, sort, today)
      const ids = await order.ids
      // As they are by now: those of another kind may have changed, which is nothing to these.
      const live = contents.ofKind(kind.key)
      if (order.rows?.live !== live || order.rows.version !== live.version)
        order.rows = { live, version: live.version, list: rowsOf(contents, ids) }
      const { list } = order.rows
      const isDue = kind.due_field !== undefined && kind.sorts[sort]?.field === kind.due_field
      return isDue ? dueOrder(list, live, viewer) : list
    },
  }
}

/** The order of the days everybody reads, with what this reader has another day for at its place. */
function dueOrder(list: readonly LiveRow[], { due }: LiveKind, viewer: Reader | null): readonly LiveRow[] {
  const moved = due
    .flatMap((row) => {
      const { isOwn, day } = dueFor(row, viewer)
      return isOwn && day !== null ? [{ row, day }] : []
    })
    .toSorted((a, b) => a.day - b.day)
  if (moved.length === 0) return list
  const isMoved = new Set(moved.map(({ row }) => row.id))
  const rows: LiveRow[] = []
  let next = 0
  for (const row of list) {
    if (isMoved.has(row.id)) continue
    const day = dueFor(row, viewer).day ?? Infinity
    for (let first = moved[next]; first !== undefined && first.day <= day; first = moved[(next += 1)])
      rows.push(first.row)
    rows.push(row)
  }
  return [...rows, ...moved.slice(next).map(({ row }) => row)]
}

function rowsOf(contents: LiveContents, ids: Int32Array): LiveRow[] {
  const rows: LiveRow[] = []
  for (const id of ids) {
    const row = contents.find(id)
    if (row !== undefined) rows.push(row)
  }
  return rows
}
