/** A rule answers a French sentence when the value is wrong. */
export type Rule<Values, Value> = (value: Value, values: Values) => string | undefined
export type Rules<Values> = {
  [Name in keyof Values]?: Rule<Values, Values[Name]> | readonly Rule<Values, Values[Name]>[]
}
export type ErrorsOf<Values> = { [Name in keyof Values]?: string }

/** Of each field, the first rule it breaks. */
export function validateAll<Values extends object>(
  values: Values,
  rules: Rules<Values>,
  names: Iterable<keyof Values> = Object.keys(values) as (keyof Values)[],
): ErrorsOf<Values> {
  const errors: ErrorsOf<Values> = {}
  for (const name of names) {
    const ofField = [rules[name] ?? []].flat() as Rule<Values, Values[keyof Values]>[]
    for (const rule of ofField) {
      const message = rule(values[name], values)
      if (!message) continue
      errors[name] = message
      break
    }
  }
  return errors
}
