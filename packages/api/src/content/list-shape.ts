import { weekFilterOf, type Kind } from '@kiosque/contract/kinds/define-kind'
import type { Db } from '../db/db.ts'
import type { LiveRow } from '../live/live-row.ts'
import { groupsOf, hasAny, type Filters } from '../live/live-list.ts'
import { selectGroups, type ListGroup, type ListScope } from './content-list.sql.ts'
import type { Live } from './live.ts'

export interface FacetCount {
  name: string
  value: string
  count: number
}

/** A list summed up: all its totals and facets follow from it. */
export type ListShape = readonly ListGroup[]

/** In words, `typed`: as `listMatch` understood it where the database is asked, else the rows that answer it. */
export async function shapeOf(
  db: Db,
  scope: ListScope,
  typed: Typed,
  live: Live | undefined,
): Promise<ListShape> {
  if (live === undefined) return selectGroups(db, scope, typed.q)
  await live.contents.refresh()
  const { kind } = scope
  return groupsOf(live.contents.ofKind(kind.key), scope, datedBy(kind), typed.among)
}

/** What was typed into a list: asked of the database, or of memory. */
export interface Typed {
  q?: string | undefined
  among?: readonly LiveRow[] | undefined
}

const datedBy = (kind: Kind) => ({ hasPhases: kind.period !== undefined, week: weekFilterOf(kind) })

/** Whether such a list has anything in it. After `contents.refresh()`. */
export const isFilled = (scope: ListScope, live: Live): boolean =>
  hasAny(live.contents.ofKind(scope.kind.key), scope, datedBy(scope.kind))

export function totalOf(shape: ListShape, filters: Filters): number {
  return sum(shape.filter(passing(filters)))
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

/** How many of the whole list have each value of one filter. */
export const valueCounts = (shape: ListShape, filter: string): FacetCount[] =>
  countValues(shape, {}, (name) => name === filter)

/** Values of one filter are alternatives; filters add up. The page itself is selected by the same rule in SQL. */
function passing({ phase, ...others }: Filters): (group: ListGroup) => boolean {
  const wanted = Object.entries(others).map(([name, values]) => values.map((value) => `${name}=${value}`))
  if (phase === undefined && wanted.length === 0) return () => true
  return (group) =>
    (phase === undefined || (group.phase !== null && phase.includes(group.phase))) &&
    wanted.every((entries) => entries.some((entry) => group.filter_values.includes(entry)))
}

interface Entry {
  /** Both, as they are stored. */
  text: string
  name: string
  value: string
}

const read = new WeakMap<readonly string[], readonly Entry[]>()

/** Groups stay the same from one audience to the next: what they say is read once. */
function entriesOf({ filter_values: values }: ListGroup): readonly Entry[] {
  const known = read.get(values)
  if (known !== undefined) return known
  const entries = values.map((text) => {
    const cut = text.indexOf('=')
    return { text, name: text.slice(0, cut), value: text.slice(cut + 1) }
  })
  read.set(values, entries)
  return entries
}

const without = (filters: Filters, name: string): Filters =>
  Object.fromEntries(Object.entries(filters).filter(([other]) => other !== name))

const sum = (groups: readonly ListGroup[]) => groups.reduce((total, group) => total + group.count, 0)

function countValues(shape: ListShape, filters: Filters, isWanted: (name: string) => boolean): FacetCount[] {
  const counts = new Map<string, FacetCount>()
  const passes = passing(filters)
  for (const group of shape) {
    if (!passes(group)) continue
    for (const { text, name, value } of entriesOf(group)) {
      const known = counts.get(text)
      if (known !== undefined) known.count += group.count
      else if (isWanted(name)) counts.set(text, { name, value, count: group.count })
    }
  }
  return [...counts.values()]
}

function countPhases(shape: ListShape, filters: Filters): FacetCount[] {
  const among = shape.filter(passing(filters))
  return (['current', 'coming', 'past'] as const).flatMap((value) => {
    const count = sum(among.filter((group) => group.phase === value))
    return count === 0 ? [] : [{ name: 'phase', value, count }]
  })
}
