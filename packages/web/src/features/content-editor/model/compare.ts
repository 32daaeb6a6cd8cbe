import type { Kind } from '@kiosque/contract/kinds/define-kind'
import { formNames, isSame, labelOf } from './content-form.ts'
import type { Values } from '../field-types/field-view.ts'

export type FieldChange = { name: string; label: string; before: unknown; after: unknown }

const blank = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Links to pictures of the library are signed anew at each reading: the picture is the same. */
const unsigned = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/(\/api\/v1\/files\/\d+)\?[^"\s]*/g, '$1') : value

export const isSameStored = (one: unknown, other: unknown) =>
  (blank(one) && blank(other)) || isSame(unsigned(one), unsigned(other))

/** Fields whose stored value differs between two versions, in the order of the form. */
export function differences(kind: Kind, before: Values, after: Values): FieldChange[] {
  return [...formNames(kind), 'status']
    .filter((name) => !isSameStored(before[name], after[name]))
    .map((name) => ({ name, label: labelOf(kind, name), before: before[name], after: after[name] }))
}

export type Conflict = FieldChange & {
  /** Who touched it since the version both started from. Both: the person has to choose. */
  touched: 'mine' | 'theirs' | 'both'
}

/** Two versions made from one: what each changed, where they differ now. `before` is theirs, `after` mine. */
export function conflicts(kind: Kind, base: Values, theirs: Values, mine: Values): Conflict[] {
  return differences(kind, theirs, mine)
    .filter(({ name }) => name !== 'status')
    .map((change) => {
      const byMe = !isSameStored(base[change.name], mine[change.name])
      const byThem = !isSameStored(base[change.name], theirs[change.name])
      return { ...change, touched: byMe && byThem ? 'both' : byMe ? 'mine' : 'theirs' }
    })
}
