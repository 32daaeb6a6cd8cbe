import type { Field } from '@kiosque/contract/kinds/fields'
import type { ItemsField } from '@kiosque/contract/kinds/fields/items'
import type { Block, Show } from './block.ts'
import { labelledText } from './value-text.ts'

export const itemsBlock: Block<ItemsField> = ({ fields }, entries, show) => (
  <ol className="card card--pad stack">
    {entries.map((entry: Record<string, unknown>, index) => (
      <li key={index}>
        {Object.entries(fields).map(([name, inner]) => (
          <Entry key={name} field={inner} value={entry[name]} show={show} />
        ))}
      </li>
    ))}
  </ol>
)

function Entry({ field, value, show }: { field: Field; value: unknown; show: Show }) {
  const text = labelledText(field, value)
  return text === null ? (
    show(field, value)
  ) : (
    <p>
      <span className="small muted">{field.label}</span> {text}
    </p>
  )
}
