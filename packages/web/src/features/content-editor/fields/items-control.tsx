import { useState } from 'react'
import { IconChevronDown, IconPlus, IconTrash } from '@tabler/icons-react'
import { bundleOf } from '@kiosque/contract/kinds/fields/bundles'
import { fillsOf } from '@kiosque/contract/kinds/fields/content-refs'
import type { ItemsField } from '@kiosque/contract/kinds/fields/items'
import { useLatest } from '../../../lib/use-latest.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { fieldId, FieldNote } from '../../../ui/field.tsx'
import { SortableList } from '../../../ui/sortable-list.tsx'
import { toast } from '../../../ui/toast.tsx'
import { addAndFocus } from '../add-and-focus.ts'
import { readContent } from '../editor.queries.ts'
import type { FormEntry, Nested, Values } from '../field-types/field-view.ts'
import { useFormContext } from './form-context.ts'

type Props = {
  field: ItemsField
  path: string
  value: FormEntry[]
  onChange: (value: FormEntry[]) => void
  nested: Nested
  isTitled: boolean
}

const FEW = 3
/** A whole discount per entry fills the screen: those are read folded. */
const isTall = ({ fields }: ItemsField) => Object.values(fields).some((field) => bundleOf(field).isDiscount)

/** A repeated group: entries folded to one line, opened one by one, put in order. */
export function ItemsControl({ field, path, value, onChange, nested, isTitled }: Props) {
  const { errors } = useFormContext()
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set(value.length <= FEW && !isTall(field) ? value.map(({ key }) => key) : []),
  )
  const hasError = (index: number) => Object.keys(errors).some((each) => each.startsWith(`${path}.${index}.`))
  const one = field.item_label.replace(/^une? /, '')
  const labelOf = (entry: FormEntry, index: number) =>
    entryTitle(field, entry, nested.namesEntry) || `${one} ${index + 1}`

  const toggle = (key: string) =>
    setOpen((before) => {
      const next = new Set(before)
      if (!next.delete(key)) next.add(key)
      return next
    })

  const latest = useLatest(value)
  const change = (key: string, part: Values) =>
    onChange(
      latest.current.map((each) =>
        each.key === key ? { ...each, values: { ...each.values, ...part } } : each,
      ),
    )

  /** A chosen product brings what it knows; the writer is told, and may change it. */
  async function fillBeside(key: string, name: string, id: unknown) {
    const chosen = field.fields[name]
    if (chosen === undefined || Object.keys(fillsOf(chosen)).length === 0) return
    const [kind] = bundleOf(chosen).contentKinds(chosen) ?? []
    if (kind === undefined || typeof id !== 'number') return
    const content = await readContent(kind, id).catch(() => null)
    const beside = latest.current.find((each) => each.key === key)?.values
    if (content === null || beside === undefined) return
    const { values, labels } = nested.filledBeside(field.fields, chosen, beside, content)
    if (labels.length === 0) return
    change(key, values)
    toast({
      title: `Repris de «\u00a0${content.title}\u00a0»`,
      text: `${labels.join(', ')}. Vous pouvez les modifier.`,
      tone: 'info',
    })
  }

  function add() {
    const entry = nested.blankEntry(field.fields)
    const first = Object.keys(field.fields)[0] ?? ''
    addAndFocus(
      () => {
        onChange([...value, entry])
        setOpen((before) => new Set(before).add(entry.key))
      },
      fieldId(`${path}.${value.length}.${first}`),
    )
  }

  function remove(entry: FormEntry, index: number) {
    onChange(value.filter((each) => each.key !== entry.key))
    toast({
      title: `${labelOf(entry, index)}\u00a0: retiré`,
      tone: 'info',
      action: {
        label: 'Annuler',
        onClick: () => onChange([...value.slice(0, index), entry, ...value.slice(index + 1)]),
      },
    })
  }

  return (
    <fieldset className="field items">
      <legend className={isTitled ? 'sr-only' : 'label'}>{field.label}</legend>
      {field.help && <p className="hint">{field.help}</p>}
      <SortableList
        label={field.label}
        items={value}
        idOf={(entry) => entry.key}
        labelOf={labelOf}
        onChange={onChange}
        rowClass="items__row"
      >
        {(entry, index, { handle, moves }) => {
          const isOpen = open.has(entry.key) || hasError(index)
          const bodyId = `${fieldId(path)}-${entry.key}`
          const set = (name: string, inner: unknown) => {
            change(entry.key, { [name]: inner })
            void fillBeside(entry.key, name, inner)
          }
          return (
            <>
              <div className="items__head">
                {handle}
                <button
                  type="button"
                  className="items__name grow"
                  aria-expanded={isOpen}
                  aria-controls={bodyId}
                  onClick={() => toggle(entry.key)}
                >
                  <IconChevronDown className="i i--18" aria-hidden="true" />
                  <span className="num muted">{index + 1}.</span> {labelOf(entry, index)}
                </button>
                {value.length > 1 && moves}
                <IconButton
                  size="sm"
                  label={`Retirer ${labelOf(entry, index)}`}
                  onClick={() => remove(entry, index)}
                >
                  <IconTrash className="i i--18" aria-hidden="true" />
                </IconButton>
              </div>
              <div id={bodyId} className="items__body" hidden={!isOpen}>
                {isOpen && nested.render(field.fields, `${path}.${index}`, entry.values, set)}
              </div>
            </>
          )
        }}
      </SortableList>
      {value.length < field.max && (
        <Button
          size="sm"
          id={fieldId(path)}
          icon={<IconPlus className="i i--18" aria-hidden="true" />}
          onClick={add}
        >
          Ajouter {field.item_label}
        </Button>
      )}
      {errors[path] && <FieldNote id={`${fieldId(path)}-note`} error={errors[path]} />}
    </fieldset>
  )
}

/** The first text of an entry names it. */
function entryTitle(field: ItemsField, entry: FormEntry, namesEntry: Nested['namesEntry']): string {
  const texts = Object.entries(field.fields).filter(([, inner]) => namesEntry(inner))
  const found = texts
    .map(([name]) => entry.values[name])
    .find((value) => typeof value === 'string' && value.trim() !== '')
  const text = typeof found === 'string' ? found.trim() : ''
  return text.length > 80 ? `${text.slice(0, 79)}…` : text
}
