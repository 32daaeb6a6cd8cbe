import type { Kind } from './define-kind.ts'
import type { Field, Fields } from './fields.ts'
import type { Values } from './map-values.ts'

/**
 * What of a content’s own values may leave the back office. Every declared field is present, null when it was
 * left empty; what the declaration does not name, or keeps for editors, is not.
 */
export function memberValues(kind: Kind, values: Values, scope: 'card' | 'detail'): Values {
  const entries = Object.entries(kind.fields).filter(([, field]) => scope === 'detail' || field.card === true)
  return project(Object.fromEntries(entries), values)
}

function project(fields: Fields, values: Values): Values {
  const shown: Values = {}
  for (const [name, field] of Object.entries(fields)) {
    if (field.editor_only === true) continue
    const value = Object.hasOwn(values, name) ? values[name] : null
    if (field.type === 'items' && field.count_only === true) {
      shown[`${name}_count`] = Array.isArray(value) ? value.length : 0
    } else {
      shown[name] = projectOne(field, value)
    }
  }
  return shown
}

function projectOne(field: Field, value: unknown): unknown {
  if (value === null || value === undefined) return isListField(field) ? [] : null
  if (field.type !== 'items' || !Array.isArray(value)) return value
  return value.map((entry: Values) => {
    const shown = project(field.fields, entry)
    return field.with_ids === true ? { id: entry['id'], ...shown } : shown
  })
}

/** Whether its empty value is an empty list. */
export function isListField(field: Field): boolean {
  if (field.type === 'content_refs') return field.max > 1
  return ['items', 'images', 'files', 'multi_choice'].includes(field.type)
}
