import { optionLabel, type Kind } from '@kiosque/contract/kinds/define-kind'
import { PHASE_NAMES, type Facets } from '@kiosque/contract/wire/contents'
import type { Db } from '../db/db.ts'
import type { FacetCount } from './list-shape.ts'
import { noReferences } from './content-refs.ts'
import { loadRefs, type LinkOptions, type LoadedRefs } from './present-refs.ts'

/** Counts under their French names, biggest first; options keep the order of their declaration. */
export async function presentFacets(
  db: Db,
  kind: Kind,
  counts: readonly FacetCount[],
  links: LinkOptions,
): Promise<Facets> {
  const refs = noReferences()
  for (const { name, value } of counts) {
    const to = referenceOf(kind, name)
    if (to === 'faq_theme') refs.themes.add(value)
    else if (to === 'laboratory') refs.laboratories.add(Number(value))
    else if (to === 'partner') refs.partners.add(Number(value))
    else if (to === 'author') refs.authors.add(Number(value))
  }
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

function referenceOf(kind: Kind, name: string) {
  if (name === 'laboratory') return 'laboratory'
  const field = kind.fields[name]
  return field?.type === 'reference' ? field.to : null
}

function labelOf(kind: Kind, name: string, value: string, refs: LoadedRefs): string {
  if (name === 'category') return refs.categories.get(`${kind.key}/${value}`) ?? value
  if (name === 'phase') return PHASE_NAMES[value as keyof typeof PHASE_NAMES] ?? value
  const to = referenceOf(kind, name)
  if (to === 'faq_theme') return refs.themes.get(value)?.label ?? value
  if (to !== null) {
    const companies = { laboratory: refs.laboratories, partner: refs.partners, author: refs.authors }[to]
    return companies.get(Number(value))?.name ?? value
  }
  const field = kind.fields[name]
  if (field?.type === 'boolean') return value === 'true' ? 'Oui' : 'Non'
  if (field?.type !== 'choice' && field?.type !== 'multi_choice') return value
  return optionLabel(field.options, value) ?? optionLabel(field.options, Number(value)) ?? value
}

interface Ranked {
  value: string
  label: string
  count: number
}

function rankOf(kind: Kind, name: string, a: Ranked, b: Ranked): number {
  const field = kind.fields[name]
  if (field?.type === 'choice' || field?.type === 'multi_choice') {
    const position = (value: string) => field.options.findIndex((option) => String(option.value) === value)
    return position(a.value) - position(b.value)
  }
  if (field?.type === 'integer') return Number(b.value) - Number(a.value)
  return b.count - a.count || a.label.localeCompare(b.label, 'fr')
}
