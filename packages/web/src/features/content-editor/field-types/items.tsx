import type { ItemsField } from '@kiosque/contract/kinds/fields/items'
import { ItemsControl } from '../fields/items-control.tsx'
import { fieldView, type FormEntry, type Reading, type Values } from './field-view.ts'

const isBlank = (value: unknown) =>
  value === null || value === undefined || value === false || (Array.isArray(value) && value.length === 0)

/** An entry as it was read, with what was changed in it and nothing added unasked. */
function readEntry(field: ItemsField, entry: FormEntry, path: string, { inner }: Reading): Values {
  const read: Values = entry.id === null ? {} : { id: entry.id }
  for (const [name, its] of Object.entries(field.fields)) {
    const value = inner(its, entry.values[name], `${path}.${name}`)
    if (Object.hasOwn(entry.raw, name) || !isBlank(value)) read[name] = value
    if (entry.raw[name] === null && isBlank(value)) read[name] = null
  }
  return read
}

export const itemsView = fieldView<ItemsField>({
  Control: (props) => <ItemsControl {...props} value={props.value as FormEntry[]} />,
  isWide: true,
  blank: () => [],
  toForm: ({ fields }, value, entryOf) => (value as Values[]).map((entry) => entryOf(fields, entry)),
  fromForm: (field, form, reading) => {
    const entries = form as FormEntry[]
    if (entries.length > field.max) reading.problems.set(reading.path, `${field.max}\u00a0au plus.`)
    return entries.map((entry, index) => readEntry(field, entry, `${reading.path}.${index}`, reading))
  },
  describe: ({ fields }, value, _, inner) =>
    (value as Values[])
      .map((entry, index) => {
        const parts = Object.entries(fields).flatMap(([name, field]) => {
          const text = inner(field, entry[name])
          return text === '' || text === 'Non'
            ? []
            : [`${field.label}\u00a0: ${text.replaceAll('\n', ' ; ')}`]
        })
        return `${index + 1}. ${parts.join(' · ')}`
      })
      .join('\n'),
})
