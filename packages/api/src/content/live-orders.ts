import type { Kind } from '@kiosque/contract/kinds/define-kind'
import type { Reader } from '../audience/visible-targets.ts'
import { forEveryone } from '../db/asker.ts'
import type { Db } from '../db/db.ts'
import { dueFor } from '../live/due-for.ts'
import type { LiveContents } from '../live/live-contents.ts'
import type { LiveKind, LiveRow } from '../live/live-kind.ts'
import { oldestOrder, recentOrder } from '../live/live-list.ts'
import { selectOrder } from './content-list.sql.ts'

export interface LiveOrders {
  /** The contents of a kind in the order of one of its sorts. After `contents.refresh()`. */
  of(kind: Kind, sort: string, scope: { viewer: Reader | null; today: string }): Promise<Iterable<LiveRow>>
}

interface Kept {
  live: LiveKind
  version: number
  today: string
  ids: Promise<Int32Array>
}

/** Orders by title or by a declared field are the database's own: asked once until the kind changes, for everybody. */
export function createLiveOrders({ db, contents }: { db: Db; contents: LiveContents }): LiveOrders {
  const kept = new Map<string, Kept>()

  function idsOf(kind: Kind, sort: string, today: string): Promise<Int32Array> {
    const key = `${kind.key} ${sort}`
    const live = contents.ofKind(kind.key)
    const { version } = live
    const known = kept.get(key)
    if (known?.live === live && known.version === version && known.today === today) return known.ids
    const ids = forEveryone(() => selectOrder(db, kind, sort, today))
    const made = { live, version, today, ids }
    kept.set(key, made)
    ids.catch(() => kept.get(key) === made && kept.delete(key))
    return ids
  }

  return {
    async of(kind, sort, { viewer, today }) {
      if (sort === 'recent') return recentOrder(contents.ofKind(kind.key))
      if (sort === 'oldest') return oldestOrder(contents.ofKind(kind.key))
      const ids = await idsOf(kind, sort, today)
      const rows = rowsOf(contents, ids)
      const isDue = kind.due_field !== undefined && kind.sorts[sort]?.field === kind.due_field
      return isDue ? dueOrder(rows, contents.ofKind(kind.key), viewer) : rows
    },
  }
}

/** The order of the days everybody reads, with what this reader has another day for at its place. */
function* dueOrder(rows: Iterable<LiveRow>, { due }: LiveKind, viewer: Reader | null): Generator<LiveRow> {
  const moved = due
    .flatMap((row) => {
      const { isOwn, day } = dueFor(row, viewer)
      return isOwn && day !== null ? [{ row, day }] : []
    })
    .toSorted((a, b) => a.day - b.day)
  const isMoved = new Set(moved.map(({ row }) => row.id))
  let next = 0
  for (const row of rows) {
    if (isMoved.has(row.id)) continue
    const day = dueFor(row, viewer).day ?? Infinity
    for (let first = moved[next]; first !== undefined && first.day <= day; first = moved[(next += 1)])
      yield first.row
    yield row
  }
  for (const { row } of moved.slice(next)) yield row
}

function* rowsOf(contents: LiveContents, ids: Int32Array): Generator<LiveRow> {
  for (const id of ids) {
    const row = contents.find(id)
    if (row !== undefined) yield row
  }
}
