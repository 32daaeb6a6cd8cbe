import type { Field, Fields } from '@kiosque/contract/kinds/fields'
import { fillsOf } from '@kiosque/contract/kinds/fields/content-refs'
import type { Values } from '../field-types/field-view.ts'
import { toForm } from './form-value.ts'

/** What choosing a content puts in the empty fields beside it, as the form holds it; what is typed is never touched. */
export function filledBeside(
  fields: Fields,
  chosen: Field,
  beside: Values,
  content: Values,
): { values: Values; labels: string[] } {
  const values: Values = {}
  const labels: string[] = []
  for (const [name, sources] of Object.entries(fillsOf(chosen))) {
    const field = fields[name]
    const found = sources.map((source) => content[source]).find((value) => value !== null && value !== '')
    const typed = beside[name]
    const isTyped = typeof typed === 'string' && typed.trim() !== ''
    if (field === undefined || found === undefined || isTyped) continue
    values[name] = toForm(field, found)
    labels.push(field.label)
  }
  return { values, labels }
}
