import { KIND_DESKS } from 'virtual:kind-desks'
import type { DeskGroup } from '@kiosque/contract/kinds/define-kind'

type Desk = (typeof KIND_DESKS)[number]

/** What has no group of its own is kept with the pages and the documents. */
const OTHERS: DeskGroup = 'answers'
const LAST = 1_000
const declared = new Set(
  KIND_DESKS.flatMap(({ desk }) => (desk === null || desk === 'alone' ? [] : [desk.group])),
)

const isGroup = (name: string | null): name is DeskGroup => declared.has(name as DeskGroup)

/** As the kind declares it; one that does not say is with those of its area. */
function groupOf({ area, desk }: Desk): DeskGroup | null {
  if (desk === 'alone') return null
  return desk?.group ?? (isGroup(area) ? area : OTHERS)
}

const rankOf = ({ desk }: Desk) => (desk === null || desk === 'alone' ? LAST : desk.rank)

/** The kinds of a group in the order of the desk, then those that were declared since. */
export const kindsIn = (group: DeskGroup): readonly string[] =>
  KIND_DESKS.filter((each) => groupOf(each) === group)
    .toSorted((a, b) => rankOf(a) - rankOf(b))
    .map(({ key }) => key)

/** The kinds beside this one, itself included; nothing for a kind that stands alone. */
export function kindsBeside(kind: string): readonly string[] {
  const found = KIND_DESKS.find(({ key }) => key === kind)
  const group = found === undefined ? null : groupOf(found)
  return group === null ? [] : kindsIn(group)
}
