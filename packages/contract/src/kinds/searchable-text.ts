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
}

/** What the declaration opens to search. `editor_only` words help to find and are never shown. */
export function searchableText(kind: Kind, values: Values): SearchableText {
  const found: SearchableText = { codes: [], listed: [], words: [] }
  eachValue(kind.fields, values, (field, value) => {
    found.words.push(...bundleOf(field).words(field, value))
  })
  for (const { path, field, value } of valuesIn(kind.fields, values))
    found[path.includes('.') ? 'listed' : 'codes'].push(...bundleOf(field).codes(field, value))
  return found
}
