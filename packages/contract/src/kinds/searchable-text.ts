import type { Kind } from './define-kind.ts'
import { bundleOf } from './fields/bundles.ts'
import { eachValue, valuesIn, type Values } from './map-values.ts'

export interface SearchableText {
  /** Identifiers of the content itself, found whole: EAN, ACL, references. */
  codes: string[]
  /** Those of what it lists: the products of an offer. */
  listed: string[]
  /** Words of the kind’s own fields. */
  words: string[]
  /** Those of them that name what was chosen in a list: they say what it is, as its category does. */
  chosen: string[]
}

/** What the declaration opens to search. `editor_only` words help to find and are never shown. */
export function searchableText(kind: Kind, values: Values): SearchableText {
  const found: SearchableText = { codes: [], listed: [], words: [], chosen: [] }
  eachValue(kind.fields, values, (field, value) => {
    const bundle = bundleOf(field)
    const words = bundle.words(field, value)
    found.words.push(...words)
    if (bundle.options(field).length > 0) found.chosen.push(...words)
  })
  for (const { path, field, value } of valuesIn(kind.fields, values))
    found[path.includes('.') ? 'listed' : 'codes'].push(...bundleOf(field).codes(field, value))
  return found
}
