import { fieldId, FieldNote } from '../../ui/field.tsx'

type MomentFieldsProps = {
  label: string
  name: string
  day: string
  time: string
  error?: string | undefined
  onChange: (day: string, time: string) => void
}

/** A day and an hour, of Paris wherever one sits. */
export function MomentFields({ label, name, day, time, error, onChange }: MomentFieldsProps) {
  const id = fieldId(name)
  const noteId = `${id}-note`
  const described = { 'aria-describedby': noteId, ...(error ? { 'aria-invalid': true as const } : {}) }
  return (
    <fieldset className="field">
      <legend className="label">{label}</legend>
      <div className="row row--nw" style={{ gap: 10 }}>
        <input
          {...described}
          id={id}
          className="input"
          type="date"
          aria-label={`${label}, jour`}
          value={day}
          onChange={(event) => onChange(event.target.value, time)}
        />
        <input
          {...described}
          className="input"
          type="time"
          aria-label={`${label}, heure`}
          value={time}
          onChange={(event) => onChange(day, event.target.value)}
        />
      </div>
      <FieldNote id={noteId} error={error} hint="Heure de Paris." />
    </fieldset>
  )
}
