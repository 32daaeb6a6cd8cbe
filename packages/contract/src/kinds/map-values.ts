import type { Field, Fields, ItemsField } from './fields.ts'

export type Values = Record<string, unknown>

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
    else mapped[name] = field.type === 'items' ? mapItems(field, value, map) : map(field, value)
  }
  return mapped
}

function mapItems(
  field: ItemsField,
  value: unknown,
  map: (field: Field, value: unknown) => unknown,
): unknown {
  if (!Array.isArray(value)) return value
  return value.map((entry: Values) => mapValues(field.fields, entry, map))
}

/** Calls `visit` for each leaf that has a value. */
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
