import type { Errors } from './errors.ts'

/**
 * A French sentence when the value is wrong; of a list, one by path of what is wrong in it. A record ends the rules of its
 * field, empty too: the rule that answers by path stands last.
 */
type Found = string | Errors | undefined
export type Rule<Values, Value> = (value: Value, values: Values) => Found
export type Rules<Values> = {
  [Name in keyof Values]?: Rule<Values, Values[Name]> | readonly Rule<Values, Values[Name]>[]
}
/** Where something stands in a field that is a list: `caps.2.percent`. */
export type PathIn<Values> = `${keyof Values & string}.${string}`
export type ErrorsOf<Values> = { [Name in keyof Values | PathIn<Values>]?: string }

/** Of each field, the first rule it breaks. */
export function validateAll<Values extends object>(
  values: Values,
  rules: Rules<Values>,
  names: Iterable<keyof Values> = Object.keys(values) as (keyof Values)[],
): ErrorsOf<Values> {
  const errors: ErrorsOf<Values> = {}
  for (const name of names) {
    const ofField = [rules[name] ?? []].flat() as Rule<Values, Values[keyof Values]>[]
    let found: Found
    for (const rule of ofField) found ||= rule(values[name], values)
    Object.assign(errors, typeof found === 'string' ? { [name]: found } : found)
  }
  return errors
}
