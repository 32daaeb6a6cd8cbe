import { weekFilterOf } from '@kiosque/contract/kinds/define-kind'
import type { Db } from '../db/db.ts'
import { groupsOf, type Filters } from '../live/live-list.ts'
import { selectGroups, type ListGroup, type ListScope } from './content-list.sql.ts'
import type { Live } from './live.ts'

export interface FacetCount {
  name: string
  value: string
  count: number
}

/** A list summed up: all its totals and facets follow from it. */
export type ListShape = readonly ListGroup[]

export async function shapeOf(
  db: Db,
  scope: ListScope,
  q: string | undefined,
  live: Live | undefined,
): Promise<ListShape> {
  if (live === undefined || q !== undefined) return selectGroups(db, scope, q)
  await live.contents.refresh()
  const { kind } = scope
  const dated = { hasPhases: kind.period !== undefined, week: weekFilterOf(kind) }
  return groupsOf(live.contents.ofKind(kind.key), scope, dated)
}

export function totalOf(shape: ListShape, filters: Filters): number {
  return sum(shape.filter((group) => passes(group, filters)))
}

/** A facet ignores its own filter, so that one may change one’s mind without unticking first. */
export function facetCounts(shape: ListShape, filters: Filters, hasPhases: boolean): FacetCount[] {
  const active = Object.keys(filters)
  const counts = countValues(shape, filters, (name) => !active.includes(name))
  for (const own of active.filter((name) => name !== 'phase')) {
    counts.push(...countValues(shape, without(filters, own), (name) => name === own))
  }
  return hasPhases ? [...counts, ...countPhases(shape, without(filters, 'phase'))] : counts
}

/** Values of one filter are alternatives; filters add up. The page itself is selected by the same rule in SQL. */
function passes(group: ListGroup, filters: Filters): boolean {
  return Object.entries(filters).every(([name, values]) =>
    name === 'phase'
      ? group.phase !== null && values.includes(group.phase)
      : values.some((value) => group.filter_values.includes(`${name}=${value}`)),
  )
}

const without = (filters: Filters, name: string): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([other]) => other !== name))

const sum = (groups: readonly ListGroup[]) => groups.reduce((total, group) => total + group.count, 0)

function countValues(shape: ListShape, filters: Filters, isWanted: (name: string) => boolean): FacetCount[] {
  const counts = new Map<string, FacetCount>()
  for (const group of shape) {
    if (!passes(group, filters)) continue
    for (const entry of group.filter_values) {
      const cut = entry.indexOf('=')
      const name = entry.slice(0, cut)
      if (!isWanted(name)) continue
      const known = counts.get(entry) ?? { name, value: entry.slice(cut + 1), count: 0 }
      known.count += group.count
      counts.set(entry, known)
    }
  }
  return [...counts.values()]
}

function countPhases(shape: ListShape, filters: Filters): FacetCount[] {
  const among = shape.filter((group) => passes(group, filters))
  return (['current', 'coming', 'past'] as const).flatMap((value) => {
    const count = sum(among.filter((group) => group.phase === value))
    return count === 0 ? [] : [{ name: 'phase', value, count }]
  })
}
