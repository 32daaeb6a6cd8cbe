import { fieldLabel, valueText } from './audit-words.ts'

type Fields = Record<string, unknown> | null

export type FieldChange = { field: string; label: string; before: string; after: string }

/** Field by field, what was and what became; a creation has only an after, a deletion only a before. */
export function fieldChanges(rawBefore: Fields, rawAfter: Fields): FieldChange[] {
  const [before, after] = [flat(rawBefore), flat(rawAfter)]
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names
    .map((field) => ({
      field,
      label: fieldLabel(field),
      before: valueText(field, before?.[field]),
      after: valueText(field, after?.[field]),
    }))
    .filter((change) => change.before !== change.after || (change.before !== '' && change.after !== ''))
}

/** The own fields of a content lie one level down: each is a field like the others. */
function flat(fields: Fields): Fields {
  if (fields === null || typeof fields['values'] !== 'object') return fields
  const { values, ...common } = fields
  return { ...common, ...(values as Record<string, unknown>) }
}
