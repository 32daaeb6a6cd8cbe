import { IconTrash } from '@tabler/icons-react'
import { POSITIONS } from '@kiosque/contract/domain/events'
import { IconButton } from '../../ui/button.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Draft } from './attendee-drafts.ts'

const OPTIONS = POSITIONS.map(({ id, label }) => ({ value: String(id), label }))

type Props = {
  field: (name: 'first_name' | 'last_name' | 'email' | 'position') => {
    id: string
    value: string
    error: string | undefined
    onChange: (value: string) => void
  }
}

function Position({ field, label }: Props & { label: string }) {
  return <Select {...field('position')} label={label} placeholder="Choisir une fonction" options={OPTIONS} />
}

function Email({ field, label }: Props & { label: string }) {
  return <TextField {...field('email')} type="email" autoComplete="off" label={label} />
}

/** What is still to say of a colleague: what they come as, and where to write to them when we may not know it. */
export function ColleagueFields(props: Props & { draft: Draft; knowsEmail: boolean }) {
  const name = `${props.draft.first_name} ${props.draft.last_name}`
  return (
    <div className="stack attendee" style={{ '--gap': '10px' } as React.CSSProperties}>
      <Position {...props} label={`Fonction sur place de ${name}`} />
      {(!props.knowsEmail || props.field('email').error) && <Email {...props} label={`E-mail de ${name}`} />}
    </div>
  )
}

/** Somebody who has no account: a student, somebody who starts on Monday. */
export function TypedFields(props: Props & { number: number; onRemove: () => void }) {
  const { field, onRemove, number } = props
  return (
    <fieldset className="attendee attendee--typed">
      <legend className="label">Autre participant {number}</legend>
      <div className="grid grid--2" style={{ '--gap': '10px' } as React.CSSProperties}>
        <TextField {...field('first_name')} label="Prénom" autoComplete="off" />
        <TextField {...field('last_name')} label="Nom" autoComplete="off" />
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
