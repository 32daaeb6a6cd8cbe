import type { Extra, FieldBase } from './field-base.ts'
import { fieldBundle, type Values } from './field-bundle.ts'
import type { Field, Fields } from './field-types.ts'
import type { ValuesOf } from './member-types.ts'
import type { TypeSchema } from './type-schema.ts'

/** An ordered list of small objects. */
export interface ItemsField<F extends Fields = Fields> extends FieldBase {
  type: 'items'
  fields: F
  max: number
  /** What one entry is called: « Ajouter une étape ». */
  item_label: string
  /** Entries get a lasting id, so that answers and progress can name them. */
  with_ids?: boolean
  /** Members only learn how many there are, as `<name>_count`. */
  count_only?: boolean
}

declare module './field-types.ts' {
  interface FieldTypes<F> {
    items: {
      field: ItemsField
      members: F extends { fields: infer Inner extends Fields } ? EntryOf<F, Inner>[] : never
    }
  }
}

type EntryOf<F, Inner extends Fields> = (F extends { with_ids: true } ? { id: number } : unknown) &
  ValuesOf<Inner>

export type ItemsExtra = Extra & {
  max?: number
  item_label?: string
  with_ids?: boolean
  count_only?: boolean
}

export const items = <const F extends Fields, const E extends ItemsExtra>(
  label: string,
  fields: F,
  extra?: E,
): ItemsField<F> & NoInfer<E> =>
  ({ type: 'items', label, fields, max: 60, item_label: 'un élément', ...extra }) as ItemsField<F> &
    NoInfer<E>

/** Whether its value is a list of entries that have fields of their own. */
export const isItems = (field: Field | undefined): field is ItemsField => field?.type === 'items'

export const itemsBundle = fieldBundle<ItemsField>({
  empty: () => [],
  members: (name, field, value, project) => {
    const entries = Array.isArray(value) ? (value as Values[]) : []
    if (field.count_only === true) return { [`${name}_count`]: entries.length }
    const shown = entries.map((entry) => {
      const own = project(field.fields, entry)
      return field.with_ids === true ? { id: entry['id'], ...own } : own
    })
    return { [name]: shown }
  },
  inner: ({ fields }) => fields,
})

export const itemsSchema: TypeSchema<ItemsField> = (field, { z, contentId, own }) => {
  const shape: Record<string, ReturnType<typeof own>> = field.with_ids === true
    ? { id: contentId.optional() }
    : {}
  for (const [name, inner] of Object.entries(field.fields)) shape[name] = own(inner)
  return z.array(z.strictObject(shape)).max(field.max, `${field.max}\u00a0au plus.`)
}
