import type { TodoItem } from '@kiosque/contract/wire/home'
import { writeOnce } from '../answers/written.ts'
import type { Reader } from '../audience/visible-targets.ts'
import type { LiveKind } from '../live/live-kind.ts'
import type { LiveRow } from '../live/live-row.ts'
import type { LiveCard } from './live-cards.ts'
import type { Live } from './live.ts'
import { linksOf } from './read-contents.service.ts'

interface Asked {
  viewer: Reader
  now: Date
  secret: string
  live: Live
}

/**
 * What contents are to do, said alike to everybody who has them to do: made and written once for each row, since a content
 * that changes has another. `day` is what the words depend on besides. Rows are those this reader sees, after
 * `contents.refresh()`; one whose day depends on the reader is read for each. In the order of the rows.
 */
export function createRowItems(make: (found: LiveCard, now: Date) => TodoItem[]) {
  const kept = new WeakMap<LiveRow, { day: string; items: TodoItem[] }>()
  return async (rows: readonly LiveRow[], day: string, asked: Asked): Promise<TodoItem[][]> => {
    const missing = rows.filter((row) => row.dues !== null || kept.get(row)?.day !== day)
    const cards =
      missing.length === 0
        ? new Map<number, LiveCard>()
        : await asked.live.cards.find(
            missing.map(({ id }) => id),
            { ...asked, links: linksOf(asked) },
          )
    const own = new Map<LiveRow, TodoItem[]>()
    for (const row of missing) {
      const found = cards.get(row.id)
      const items = found === undefined ? [] : make(found, asked.now)
      if (found === undefined || row.dues !== null) own.set(row, items)
      else kept.set(row, { day, items: items.map(writeOnce) })
    }
    return rows.map((row) => own.get(row) ?? kept.get(row)?.items ?? [])
  }
}

/** Rows of a kind chosen whoever reads, once until the kind or the day changes. */
export function createDayRows(choose: (kind: LiveKind, day: string) => LiveRow[]) {
  const kept = new WeakMap<LiveKind, { version: number; day: string; rows: LiveRow[] }>()
  return (kind: LiveKind, day: string): readonly LiveRow[] => {
    const known = kept.get(kind)
    if (known?.version === kind.version && known.day === day) return known.rows
    const rows = choose(kind, day)
    kept.set(kind, { version: kind.version, day, rows })
    return rows
  }
}
