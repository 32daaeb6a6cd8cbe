import type { Kind } from './define-kind.ts'
import { bundleOf } from './fields/bundles.ts'
import { eachValue, type Values } from './map-values.ts'

export interface SearchableText {
  /** Identifiers, found whole: EAN, ACL, references. */
  codes: string[]
  /** Words of the kind’s own fields. */
  words: string[]
}

/** What the declaration opens to search. `editor_only` words help to find and are never shown. */
export function searchableText(kind: Kind, values: Values): SearchableText {
  const found: SearchableText = { codes: [], words: [] }
  eachValue(kind.fields, values, (field, value) => {
    const bundle = bundleOf(field)
    found.codes.push(...bundle.codes(field, value))
    found.words.push(...bundle.words(field, value))
  })
  return found
}
