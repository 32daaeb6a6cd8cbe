import { IconTrash } from '@tabler/icons-react'
import { POSITIONS } from '@kiosque/contract/domain/events'
import { IconButton } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Draft, DraftErrors } from './attendee-drafts.ts'

const OPTIONS = POSITIONS.map(({ id, label }) => ({ value: String(id), label }))

type Props = {
  draft: Draft
  errors: DraftErrors[string] | undefined
  onChange: (patch: Partial<Draft>) => void
}

function Position({ draft, errors, onChange, label }: Props & { label: string }) {
  return (
    <Select
      id={`${draft.key}-position`}
      label={label}
      placeholder="Choisir une fonction"
      options={OPTIONS}
      value={draft.position}
      error={errors?.position}
      onChange={(position) => onChange({ position })}
    />
  )
}

function Email({ draft, errors, onChange, label }: Props & { label: string }) {
  return (
    <TextField
      id={`${draft.key}-email`}
      type="email"
      autoComplete="off"
      label={label}
      value={draft.email}
      error={errors?.email}
      onChange={(email) => onChange({ email })}
    />
  )
}

/** What is still to say of a colleague: what they come as, and where to write to them when we may not know it. */
export function ColleagueFields(props: Props & { knowsEmail: boolean }) {
  const name = `${props.draft.first_name} ${props.draft.last_name}`
  return (
    <div className="stack attendee" style={{ '--gap': '10px' } as React.CSSProperties}>
      <Position {...props} label={`Fonction sur place de ${name}`} />
      {(!props.knowsEmail || props.errors?.email) && <Email {...props} label={`E-mail de ${name}`} />}
    </div>
  )
}

/** Somebody who has no account: a student, somebody who starts on Monday. */
export function TypedFields(props: Props & { number: number; onRemove: () => void }) {
  const { draft, errors, onChange, onRemove, number } = props
  return (
    <fieldset className="attendee attendee--typed">
      <legend className="label">Autre participant {number}</legend>
      <div className="grid grid--2" style={{ '--gap': '10px' } as React.CSSProperties}>
        <TextField
          id={`${draft.key}-first_name`}
          label="Prénom"
          autoComplete="off"
          value={draft.first_name}
          error={errors?.first_name}
          onChange={(first_name) => onChange({ first_name })}
        />
        <TextField
          id={`${draft.key}-last_name`}
          label="Nom"
          autoComplete="off"
          value={draft.last_name}
          error={errors?.last_name}
          onChange={(last_name) => onChange({ last_name })}
        />
      </div>
      <Email {...props} label="E-mail" />
      <Position {...props} label="Fonction" />
      <IconButton
        className="attendee__drop"
        size="sm"
        label={`Retirer l’autre participant ${number}`}
        onClick={onRemove}
      >
        <IconTrash className="i" aria-hidden="true" />
      </IconButton>
    </fieldset>
  )
}
