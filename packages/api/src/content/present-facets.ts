import type { Kind } from '@kiosque/contract/kinds/define-kind'
import type { ReferenceTo } from '@kiosque/contract/kinds/fields'
import { bundleOf } from '@kiosque/contract/kinds/fields/bundles'
import { madeOptions } from '@kiosque/contract/kinds/made-filters'
import type { Pointer } from '@kiosque/contract/kinds/fields/field-bundle'
import { PHASE_NAMES, type Facets } from '@kiosque/contract/wire/contents'
import type { Db } from '../db/db.ts'
import type { FacetCount } from './list-shape.ts'
import { addPointer, noReferences } from './content-refs.ts'
import { loadRefs, namedIn, type LinkOptions, type LoadedRefs } from './present-refs.ts'

/** Counts under their French names, biggest first; options keep the order of their declaration. */
export async function presentFacets(
  db: Db,
  kind: Kind,
  counts: readonly FacetCount[],
  links: LinkOptions,
): Promise<Facets> {
  const refs = noReferences()
  for (const { name, value } of counts)
    for (const pointer of pointersIn(kind, name, value)) addPointer(refs, pointer)
  const loaded = await loadRefs(db, refs, [kind.key], links, false)
  const names = [
    'category',
    'laboratory',
    ...(kind.period === undefined ? [] : ['phase']),
    ...Object.keys(kind.filters),
  ]
  return Object.fromEntries(
    names.map((name) => {
      const found = counts.filter((entry) => entry.name === name)
      const labelled = found.map(({ value, count }) => ({
        value,
        label: labelOf(kind, name, value, loaded),
        count,
      }))
      return [name, labelled.toSorted((a, b) => rankOf(kind, name, a, b))]
    }),
  )
}

/** What a value of a filter names, so that its French name can be read. */
function pointersIn(kind: Kind, name: string, value: string): Pointer[] {
  if (name === 'laboratory') return [{ to: 'laboratory', id: Number(value) }]
  const field = kind.fields[name]
  if (kind.filters[name]?.made || kind.filters[name]?.by_week) return []
  const bundle = field && bundleOf(field)
  return bundle?.filter ? bundle.pointers(field!, bundle.filter.stored(field!, value)) : []
}

function labelOf(kind: Kind, name: string, value: string, refs: LoadedRefs): string {
  const { made, by_week: byWeek } = kind.filters[name] ?? {}
  if (byWeek) return 'Se termine cette semaine'
  if (made) return madeOptions[made].find((option) => option.value === value)?.label ?? value
  if (name === 'category') return refs.categories.get(`${kind.key}/${value}`) ?? value
  if (name === 'phase') return PHASE_NAMES[value as keyof typeof PHASE_NAMES] ?? value
  const nameOf = (to: ReferenceTo, id: number | string) => {
    const found = namedIn(refs, to, id)
    return found === undefined ? null : 'label' in found ? found.label : found.name
  }
  if (name === 'laboratory') return nameOf('laboratory', Number(value)) ?? value
  const field = kind.fields[name]
  return (field && bundleOf(field).filter?.label(field, value, nameOf)) ?? value
}

interface Ranked {
  value: string
  label: string
  count: number
}

function rankOf(kind: Kind, name: string, a: Ranked, b: Ranked): number {
  const from = kind.filters[name]?.made
  const made = from && madeOptions[from]
  if (made)
    return made.findIndex(({ value }) => value === a.value) - made.findIndex(({ value }) => value === b.value)
  const field = kind.fields[name]
  const order = field && bundleOf(field).filter?.order
  if (order) return order(field, a.value, b.value)
  return b.count - a.count || a.label.localeCompare(b.label, 'fr')
}
