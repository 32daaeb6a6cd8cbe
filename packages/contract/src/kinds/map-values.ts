import { bundleOf } from './fields/bundles.ts'
import type { Values } from './fields/field-bundle.ts'
import type { Field, Fields } from './fields.ts'

export type { Values }

/** Rebuilds values by asking `map` for each leaf that has one, entries of lists included. */
export function mapValues(
  fields: Fields,
  values: Values,
  map: (field: Field, value: unknown) => unknown,
): Values {
  const mapped: Values = {}
  for (const [name, value] of Object.entries(values)) {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (field === undefined || value === null || value === undefined) mapped[name] = value
    else mapped[name] = mapOne(field, value, map)
  }
  return mapped
}

function mapOne(field: Field, value: unknown, map: (field: Field, value: unknown) => unknown): unknown {
  const inner = bundleOf(field).inner(field)
  if (inner === null) return map(field, value)
  return Array.isArray(value) ? value.map((entry: Values) => mapValues(inner, entry, map)) : value
}

/** Calls `visit` for each leaf that has a value, in the order values are stored. */
export function eachValue(
  fields: Fields,
  values: Values,
  visit: (field: Field, value: unknown) => void,
): void {
  mapValues(fields, values, (field, value) => {
    visit(field, value)
    return value
  })
}

/** One leaf that has a value. */
export interface FoundValue {
  /** `mechanics`, `products.2.discount`: as errors name it. */
  path: string
  field: Field
  value: unknown
  /** The values it stands among: those of its entry, or of the content. */
  beside: Values
}

/** Each leaf that has a value, entries of lists included, in the order of the declaration. */
export function valuesIn(fields: Fields, values: Values, prefix = ''): FoundValue[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = values[name]
    if (value === null || value === undefined) return []
    const inner = bundleOf(field).inner(field)
    if (inner === null) return [{ path: `${prefix}${name}`, field, value, beside: values }]
    if (!Array.isArray(value)) return []
    return value.flatMap((entry: Values, index) => valuesIn(inner, entry, `${prefix}${name}.${index}.`))
  })
}

/** Every field of a declaration, those of entries too. */
export function fieldsWithin(fields: Fields): Field[] {
  return Object.values(fields).flatMap((field) => {
    const inner = bundleOf(field).inner(field)
    return inner === null ? [field] : [field, ...fieldsWithin(inner)]
  })
}
