import type { Kind } from './define-kind.ts'
import { bundleOf } from './fields/bundles.ts'
import type { Fields } from './fields.ts'
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
    Object.assign(shown, bundleOf(field).members(name, field, value, project))
  }
  return shown
}
