import type { Field, Fields } from '@kiosque/contract/kinds/fields'
import type { ControlProps, Nested, Values } from '../field-types/field-view.ts'
import { viewOf } from '../field-types/field-views.ts'
import { filledBeside } from '../model/fill-beside.ts'
import { blankEntry } from '../model/form-value.ts'
import { useFormContext } from './form-context.ts'

type FieldProps = Pick<ControlProps<Field>, 'field' | 'path' | 'value' | 'onChange' | 'beside'> & {
  isTitled?: boolean
}

const hintOf = (field: Field) =>
  [field.help, field.expected ? 'Attendu avant la publication.' : ''].filter(Boolean).join(' ') || undefined

/** The control of one declared field, whatever its type. */
export function FieldControl({ isTitled = false, ...props }: FieldProps) {
  const { errors } = useFormContext()
  const { Control } = viewOf(props.field)
  return (
    <Control
      {...props}
      isTitled={isTitled}
      error={errors[props.path]}
      hint={hintOf(props.field)}
      nested={NESTED}
    />
  )
}

type GridProps = {
  fields: Fields
  prefix: string
  values: Values
  set: (name: string, value: unknown) => void
}

/** Small fields two by two, long ones across. */
export function FieldGrid({ fields, prefix, values, set }: GridProps) {
  return (
    <div className="field-grid">
      {Object.entries(fields).map(([name, field]) => (
        <div key={name} className={viewOf(field).isWide ? 'field-grid__wide' : undefined}>
          <FieldControl
            field={field}
            path={prefix === '' ? name : `${prefix}.${name}`}
            value={values[name]}
            beside={values}
            onChange={(value) => set(name, value)}
          />
        </div>
      ))}
    </div>
  )
}

const NESTED: Nested = {
  render: (fields, path, values, set) => (
    <FieldGrid fields={fields} prefix={path} values={values} set={set} />
  ),
  blankEntry,
  namesEntry: (field) => viewOf(field).namesEntry,
  filledBeside,
}
