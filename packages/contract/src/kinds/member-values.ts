import type { Kind } from './define-kind.ts'
import { bundleOf } from './fields/bundles.ts'
import type { Fields } from './fields.ts'
import type { Values } from './map-values.ts'

/**
 * What of a content’s own values may leave the back office. Every declared field is present, null when it was
 * left empty; what the declaration does not name, or keeps for editors, is not.
 */
export function memberValues(kind: Kind, values: Values, scope: 'card' | 'detail'): Values {
  return project(scope === 'detail' ? kind.fields : cardFields(kind), values)
}

const ofCards = new WeakMap<Kind, Fields>()

/** Declarations never change: chosen once for each kind. */
function cardFields(kind: Kind): Fields {
  const known = ofCards.get(kind)
  if (known !== undefined) return known
  const chosen = Object.fromEntries(Object.entries(kind.fields).filter(([, field]) => field.card === true))
  ofCards.set(kind, chosen)
  return chosen
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
