import { ApiError, messageFor } from './api-error.ts'

/** A rule answers a French sentence when the value is wrong. */
export type Rule<Values, Value> = (value: Value, values: Values) => string | undefined
export type Rules<Values> = {
  [Name in keyof Values]?: Rule<Values, Values[Name]> | readonly Rule<Values, Values[Name]>[]
}
export type Errors<Values> = { [Name in keyof Values]?: string }

export function errorOf<Values extends object>(
  name: keyof Values,
  values: Values,
  rules: Rules<Values>,
): string | undefined {
  const given = rules[name]
  if (!given) return undefined
  const list = (Array.isArray(given) ? given : [given]) as readonly Rule<Values, Values[keyof Values]>[]
  for (const rule of list) {
    const message = rule(values[name], values)
    if (message) return message
  }
  return undefined
}

export function validateAll<Values extends object>(values: Values, rules: Rules<Values>): Errors<Values> {
  const errors: Errors<Values> = {}
  for (const name of Object.keys(values) as (keyof Values)[]) {
    const message = errorOf(name, values, rules)
    if (message) errors[name] = message
  }
  return errors
}

/** What the server refused: under its field when the form has it, on top of the form otherwise. */
export function fromServer<Values extends object>(
  error: unknown,
  values: Values,
): { errors: Errors<Values>; message?: string } {
  const entries = error instanceof ApiError ? Object.entries(error.errors) : []
  const errors: Errors<Values> = {}
  const others: string[] = []
  for (const [field, messages] of entries) {
    const message = messages.join(' ')
    if (Object.hasOwn(values, field)) errors[field as keyof Values] = message
    else others.push(message)
  }
  if (others.length > 0) return { errors, message: others.join(' ') }
  if (Object.keys(errors).length > 0) return { errors }
  return { errors, message: messageFor(error) }
}

/** Where focus goes after a refused submission: the field when it is alone, the summary otherwise. */
export function focusTarget<Values extends object>(
  errors: Errors<Values>,
  message?: string,
): 'summary' | keyof Values | null {
  const names = Object.keys(errors) as (keyof Values)[]
  if (message || names.length >= 2) return 'summary'
  return names[0] ?? null
}
