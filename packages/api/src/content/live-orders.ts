import type { Kind } from '@kiosque/contract/kinds/define-kind'
import { forEveryone } from '../db/asker.ts'
import type { Db } from '../db/db.ts'
import type { LiveContents } from '../live/live-contents.ts'
import type { LiveKind, LiveRow } from '../live/live-kind.ts'
import { oldestOrder, recentOrder } from '../live/live-list.ts'
import { selectOrder } from './content-list.sql.ts'

export interface LiveOrders {
  /** The contents of a kind in the order of one of its sorts, whoever reads. After `contents.refresh()`. */
  of(kind: Kind, sort: string, today: string): Promise<readonly LiveRow[]>
}

interface Kept {
  live: LiveKind
  version: number
  today: string
  ids: Promise<Int32Array>
  /** The rows of these ids, as they were at some version of all contents. */
  rows: { version: number; list: readonly LiveRow[] } | null
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
    async of(kind, sort, today) {
      if (sort === 'recent') return recentOrder(contents.ofKind(kind.key))
      if (sort === 'oldest') return oldestOrder(contents.ofKind(kind.key))
      const order = orderOf(kind, sort, today)
      const ids = await order.ids
      if (order.rows?.version !== contents.version)
        order.rows = { version: contents.version, list: rowsOf(contents, ids) }
      return order.rows.list
    },
  }
}

function rowsOf(contents: LiveContents, ids: Int32Array): LiveRow[] {
  const rows: LiveRow[] = []
  for (const id of ids) {
    const row = contents.find(id)
    if (row !== undefined) rows.push(row)
  }
  return rows
}
