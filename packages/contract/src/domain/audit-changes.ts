import { namedKey, valueText, type Names } from './audit-values.ts'
import { fieldLabel } from './audit-fields.ts'

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

interface Changed {
  before: Fields
  after: Fields
  subject_type?: string | undefined
  names?: Names | undefined
}

/** Field by field, what was and what became; a creation has only an after, a deletion only a before. */
export function fieldChanges({ subject_type: subject, names: known, ...sides }: Changed): FieldChange[] {
  const [before, after] = [flat(sides.before), flat(sides.after)]
  const reading = { subject, names: known }
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names
    .filter((field) => !SILENT.has(field))
    .map((field) => ({
      field,
      label: fieldLabel(field, subject),
      before: valueText(field, before?.[field], reading),
      after: valueText(field, after?.[field], reading),
    }))
    .filter((change) => change.before !== change.after || (change.before !== '' && change.after !== ''))
}

/** The own fields of a content lie one level down: each is a field like the others. */
function flat(fields: Fields): Fields {
  if (fields === null || typeof fields['values'] !== 'object') return fields
  const { values, ...common } = fields
  return { ...common, ...(values as Record<string, unknown>) }
}

/** Everything a change names by number, as « type:number »: what to look up before it is read. */
export function namedKeys({ before, after }: Pick<Changed, 'before' | 'after'>): string[] {
  const found = new Set<string>()
  const look = (field: string, value: unknown): void => {
    const key = namedKey(field, value)
    if (key !== null) found.add(key)
    else if (Array.isArray(value)) for (const item of value) look(field, item)
    else if (typeof value === 'object' && value !== null)
      for (const [inner, each] of Object.entries(value)) look(inner, each)
  }
  for (const side of [before, after])
    for (const [field, value] of Object.entries(side ?? {})) look(field, value)
  return [...found]
}

interface Entry {
  actor: { id: number; name: string } | null
  subject_type: string
  subject_id: string | null
  before: Fields
  after: Fields
  names?: Names | undefined
}

/** People and places are called by their names; titles stand between quotes. */
const BARE: ReadonlySet<string> = new Set(['user', 'account', 'drugstore', 'zone', 'invitation'])

/** What a line of the log is about: the name it has, else the one the log kept, its number otherwise. */
export function subjectName(entry: Entry): string | null {
  const { actor, subject_type, subject_id, before, after, names } = entry
  const own = names?.[`${subject_type}:${subject_id}`]
  if (own !== undefined) return BARE.has(subject_type) ? own : `«\u00A0${own}\u00A0»`
  const known = { ...before, ...after }
  for (const field of ['title', 'name', 'label', 'email']) {
    const name = known[field]
    if (typeof name === 'string' && name !== '') return `«\u00A0${name}\u00A0»`
  }
  if (subject_type === 'user' && actor && String(actor.id) === subject_id) return actor.name
  return subject_id && /^\d+$/.test(subject_id) ? `n°\u00A0${subject_id}` : null
}
