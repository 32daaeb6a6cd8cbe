import type { Field, Fields } from '@kiosque/contract/kinds/fields'
import type { FormEntry, Values } from '../field-types/field-view.ts'
import { viewOf } from '../field-types/field-views.ts'

/** Entries of a draft found again keep their keys: new ones must differ from those of an earlier visit. */
const visit = Math.random().toString(36).slice(2, 8)
let lastKey = 0
const newKey = (): string => `${visit}-${(lastKey += 1)}`

/** A stored value as its field holds it while it is edited: what is typed stays text until it is sent. */
export function toForm(field: Field, value: unknown): unknown {
  const view = viewOf(field)
  return value === null || value === undefined ? view.blank(field) : view.toForm(field, value, entryOf)
}

function entryOf(fields: Fields, raw: Values): FormEntry {
  const values: Values = {}
  for (const [name, field] of Object.entries(fields)) values[name] = toForm(field, raw[name])
  return { key: newKey(), id: typeof raw['id'] === 'number' ? raw['id'] : null, values, raw }
}

/** An entry just added: defaults and nothing else. */
export function blankEntry(fields: Fields): FormEntry {
  const defaults: Values = {}
  for (const [name, field] of Object.entries(fields))
    if (field.default !== undefined) defaults[name] = field.default
  return { ...entryOf(fields, defaults), raw: {} }
}
