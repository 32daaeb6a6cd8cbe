import { fieldLabel, valueText } from './audit-words.ts'

type Fields = Record<string, unknown> | null

/** What only the machine needs: read by nobody. */
const SILENT: ReadonlySet<string> = new Set([
  'version',
  'created_at',
  'updated_at',
  'created_by',
  'updated_by',
])

export type FieldChange = { field: string; label: string; before: string; after: string }

/** Field by field, what was and what became; a creation has only an after, a deletion only a before. */
export function fieldChanges(rawBefore: Fields, rawAfter: Fields): FieldChange[] {
  const [before, after] = [flat(rawBefore), flat(rawAfter)]
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names
    .filter((field) => !SILENT.has(field))
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

interface Entry {
  actor: { id: number; name: string } | null
  subject_type: string
  subject_id: string | null
  before: Fields
  after: Fields
}

/** What a line of the log is about: its name where the log kept it, its number otherwise. */
export function subjectName({ actor, subject_type, subject_id, before, after }: Entry): string | null {
  const known = { ...before, ...after }
  for (const field of ['title', 'name', 'label', 'email']) {
    const name = known[field]
    if (typeof name === 'string' && name !== '') return `«\u00A0${name}\u00A0»`
  }
  if (subject_type === 'user' && actor && String(actor.id) === subject_id) return actor.name
  return subject_id && /^\d+$/.test(subject_id) ? `n°\u00A0${subject_id}` : null
}
