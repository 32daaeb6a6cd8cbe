import type { Field } from '@kiosque/contract/kinds/fields'
import type { Problems } from '../field-types/field-view.ts'
import { viewOf } from '../field-types/field-views.ts'

const REQUIRED = 'Ce champ est requis.'

/** A field’s value as the server stores it, from what is in the form; what is wrong goes to `problems`. */
export function readValue(field: Field, form: unknown, path: string, problems: Problems): unknown {
  const inner = (its: Field, held: unknown, at: string) => readValue(its, held, at, problems)
  const value = viewOf(field).fromForm(field, form, { path, problems, inner })
  const isEmpty = value === null || (Array.isArray(value) && value.length === 0)
  if (isEmpty && field.required === true && !problems.has(path)) problems.set(path, REQUIRED)
  return value
}
