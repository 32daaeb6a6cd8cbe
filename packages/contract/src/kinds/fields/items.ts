import type { AnyField, AnyFields, Extra, FieldBase } from './field-base.ts'
import { fieldBundle, type Values } from './field-bundle.ts'

/** An ordered list of small objects. */
export interface ItemsField<F extends AnyFields = AnyFields> extends FieldBase {
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

export type ItemsExtra = Extra & {
  max?: number
  item_label?: string
  with_ids?: boolean
  count_only?: boolean
}

export const items = <const F extends AnyFields, const E extends ItemsExtra>(
  label: string,
  fields: F,
  extra?: E,
): ItemsField<F> & NoInfer<E> =>
  ({ type: 'items', label, fields, max: 60, item_label: 'un élément', ...extra }) as ItemsField<F> &
    NoInfer<E>

/** Whether its value is a list of entries that have fields of their own. */
export const isItems = <F extends AnyField>(field: F | undefined): field is Extract<F, ItemsField> =>
  field?.type === 'items'

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
