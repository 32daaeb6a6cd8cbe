import { plainText } from '../domain/rich-text.ts'
import type { Kind } from './define-kind.ts'
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
    if (field.type === 'choice' || field.type === 'multi_choice') {
      const chosen = Array.isArray(value) ? value : [value]
      found.words.push(...field.options.filter((o) => chosen.includes(o.value)).map((o) => o.label))
    } else if (field.searchable === true && typeof value === 'string') {
      if (field.type === 'code') found.codes.push(value)
      else found.words.push(field.type === 'rich_text' ? plainText(value) : value)
    }
  })
  return found
}
