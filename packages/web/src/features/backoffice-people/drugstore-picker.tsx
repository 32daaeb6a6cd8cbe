import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { IconX } from '@tabler/icons-react'
import type { ListOf } from '@kiosque/contract/wire/common'
import type { AdminDrugstore } from '@kiosque/contract/wire/people'
import { api, messageFor } from '../../lib/api.ts'
import { IconButton } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import './drugstore-picker.css'

export type PickedDrugstore = { id: number; name: string }

type DrugstorePickerProps = {
  name: string
  value: PickedDrugstore | null
  onChange: (drugstore: PickedDrugstore | null) => void
  error?: string | undefined
  hint?: string
}

const PER_PAGE = 8

/** Type a name, a town or a CIP, choose in the list: arrows and Enter do it without the mouse. */
export function DrugstorePicker({ name, value, onChange, error, hint }: DrugstorePickerProps) {
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const listId = useId()
  const query = { q: typed.trim(), per_page: PER_PAGE }
  const found = useQuery({
    queryKey: ['backoffice', 'drugstores', 'choices', query],
    queryFn: ({ signal }) => api.get<ListOf<AdminDrugstore>>('/admin/drugstores', { query, signal }),
    enabled: open && !value,
    placeholderData: keepPreviousData,
  })
  const choices = found.data?.data ?? []

  function choose(drugstore: AdminDrugstore | undefined) {
    if (!drugstore) return
    onChange({ id: drugstore.id, name: drugstore.name })
    setOpen(false)
    setTyped('')
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) {
      // Closes the list, not the dialog around it.
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
      return
    }
    if (event.key === 'Enter' && open) {
      event.preventDefault()
      choose(choices[at])
      return
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    setOpen(true)
    setAt((current) => (choices.length === 0 ? 0 : (current + step + choices.length) % choices.length))
  }

  return (
    <Field label="Officine" name={name} error={error} hint={hint}>
      {(control) =>
        value ? (
          <div className="affix">
            <input {...control} className="input" readOnly value={value.name} />
            <IconButton
              size="sm"
              label="Choisir une autre officine"
              style={{ right: 3 }}
              onClick={() => onChange(null)}
            >
              <IconX className="i i--18" aria-hidden="true" />
            </IconButton>
          </div>
        ) : (
          <div className="picker">
            <input
              {...control}
              className="input"
              role="combobox"
              autoComplete="off"
              aria-expanded={open}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={open && choices[at] ? `${listId}-${choices[at].id}` : undefined}
              placeholder="Nom, ville ou code CIP"
              value={typed}
              maxLength={200}
              onChange={(event) => {
                setTyped(event.target.value)
                setAt(0)
                setOpen(true)
              }}
              onFocus={() => setOpen(true)}
              onBlur={() => setOpen(false)}
              onKeyDown={onKeyDown}
            />
            <ul
              id={listId}
              role="listbox"
              aria-label="Officines trouvées"
              className="picker__list"
              hidden={!open}
            >
              {choices.map((drugstore, index) => (
                <li
                  key={drugstore.id}
                  id={`${listId}-${drugstore.id}`}
                  role="option"
                  aria-selected={index === at}
                  // The list must outlive the press: the field would lose focus and close it before the click.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => choose(drugstore)}
                >
                  <b>{drugstore.name}</b>
                  <span className="xs muted">
                    {drugstore.city}, CIP {drugstore.cip_officine}
                    {drugstore.is_disabled ? ', désactivée' : ''}
                  </span>
                </li>
              ))}
            </ul>
            <PickerNote open={open} error={found.error} isEmpty={found.isSuccess && choices.length === 0} />
          </div>
        )
      }
    </Field>
  )
}

function PickerNote({ open, error, isEmpty }: { open: boolean; error: unknown; isEmpty: boolean }) {
  const text = !open ? '' : error ? messageFor(error) : isEmpty ? 'Aucune officine ne correspond.' : ''
  return (
    <p className="hint" role="status">
      {text}
    </p>
  )
}
