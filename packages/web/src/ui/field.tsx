import { useId } from 'react'
import type { ReactNode } from 'react'
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react'

export type FieldProps = {
  label: ReactNode
  /** Also the id when no id is given, so that an error summary can link to the field. */
  name?: string | undefined
  id?: string | undefined
  hint?: ReactNode
  error?: string | undefined
  /** A good answer, shown in place of the hint. */
  ok?: ReactNode
  optional?: boolean | undefined
  /** Beside the label, at right: « Mot de passe oublié ? » for instance. */
  aside?: ReactNode
}

/** What is the label's and the note's, and what is left for the control itself. */
export function fieldParts<Props extends FieldProps>(props: Props) {
  const { label, name, id, hint, error, ok, optional, aside, ...control } = props
  return { field: { label, name, id, hint, error, ok, optional, aside }, control }
}

export type ControlProps = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }

/** Label above, help below; an error replaces the help and is tied to the control. */
export function Field(props: FieldProps & { children: (control: ControlProps) => ReactNode }) {
  const { label, name, hint, error, ok, optional, aside, children } = props
  const unique = useId()
  const id = props.id ?? (name ? fieldId(name) : unique)
  const noteId = `${id}-note`
  const hasNote = Boolean(error ?? ok ?? hint)
  const control: ControlProps = { id }
  if (error) control['aria-invalid'] = true
  if (hasNote) control['aria-describedby'] = noteId
  const labelElement = (
    <label className="label" htmlFor={id} style={aside ? { margin: 0 } : undefined}>
      {label}
      {optional && <span className="opt">facultatif</span>}
    </label>
  )
  return (
    <div className="field">
      {aside ? (
        <div className="row between" style={{ marginBottom: 6 }}>
          {labelElement}
          {aside}
        </div>
      ) : (
        labelElement
      )}
      {children(control)}
      {hasNote && <FieldNote id={noteId} error={error} ok={ok} hint={hint} />}
    </div>
  )
}

export function fieldId(name: string): string {
  return `champ-${name}`
}

export function FieldNote({
  id,
  error,
  ok,
  hint,
}: {
  id: string
  error?: string | undefined
  ok?: ReactNode
  hint?: ReactNode
}) {
  if (error)
    return (
      <p className="err" id={id}>
        <IconAlertTriangle className="i" aria-hidden="true" />
        {error}
      </p>
    )
  if (ok)
    return (
      <p className="okmsg" id={id}>
        <IconCircleCheck className="i" aria-hidden="true" />
        {ok}
      </p>
    )
  return (
    <p className="hint" id={id}>
      {hint}
    </p>
  )
}
