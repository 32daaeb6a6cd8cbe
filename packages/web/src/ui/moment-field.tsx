import { Field, fieldId } from './field.tsx'
import type { TypedMoment } from '../lib/typed-moment.ts'

type Props = {
  id?: string | undefined
  name: string
  label: string
  error?: string | undefined
  hint?: string | undefined
  value: TypedMoment
  onChange: (value: TypedMoment) => void
}

/** A day and, when it matters, an hour: typed in French, meant in Paris. */
export function MomentField({ id, name, label, error, hint, value, onChange }: Props) {
  return (
    <Field id={id} label={label} name={name} error={error} hint={hint}>
      {(control) => (
        <div className="row row--nw" style={{ gap: 6 }}>
          <input
            {...control}
            className="input"
            placeholder="jj/mm/aaaa"
            inputMode="numeric"
            value={value.day}
            onChange={(event) => onChange({ ...value, day: event.target.value })}
          />
          <input
            className="input"
            style={{ width: 92, flex: 'none' }}
            id={`${id ?? fieldId(name)}-heure`}
            aria-label={`${label}, heure`}
            aria-invalid={control['aria-invalid']}
            placeholder={'0\u00a0h\u00a000'}
            value={value.time}
            onChange={(event) => onChange({ ...value, time: event.target.value })}
          />
        </div>
      )}
    </Field>
  )
}
