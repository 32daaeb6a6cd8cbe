import { Field, fieldParts } from '../ui/field.tsx'
import type { FieldProps } from '../ui/field.tsx'
import './cip-field.css'

const BOXES = [0, 1, 2, 3, 4, 5, 6]

type CipFieldProps = FieldProps & {
  value: string
  onChange: (value: string) => void
  onBlur?: () => void
  disabled?: boolean
}

/** Seven boxes, one field: a pasted code keeps its digits only, whatever its spaces. */
export function CipField(props: CipFieldProps) {
  const { field, control: own } = fieldParts(props)
  const { value, onChange, onBlur, disabled } = own
  return (
    <Field {...field}>
      {(control) => (
        <div className={field.ok ? 'cip is-ok' : 'cip'}>
          <input
            {...control}
            name={field.name}
            value={value}
            disabled={disabled}
            inputMode="numeric"
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, BOXES.length))}
            onBlur={onBlur}
          />
          {BOXES.map((box) => (
            <span
              key={box}
              aria-hidden="true"
              className={box === Math.min(value.length, 6) ? 'cip__box is-next' : 'cip__box'}
            >
              {value[box] ?? ''}
            </span>
          ))}
        </div>
      )}
    </Field>
  )
}
