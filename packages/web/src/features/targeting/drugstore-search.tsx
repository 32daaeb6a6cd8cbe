import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { AdminDrugstore } from '@kiosque/contract/wire/people'
import { messageFor } from '../../lib/api.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { drugstoreSearchQuery } from './targeting.queries.ts'
import './targeting.css'

type DrugstoreSearchProps = {
  label: string
  onPick: (drugstore: AdminDrugstore) => void
  id?: string
}

/** Type a name, a town or a CIP, choose in the list; the field is then ready for the next one. */
export function DrugstoreSearch({ label, onPick, id }: DrugstoreSearchProps) {
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const listId = useId()
  const words = useDebounced(typed.trim(), 200)
  const found = useQuery({ ...drugstoreSearchQuery(words), enabled: open })
  const choices = found.data?.data ?? []

  function choose(drugstore: AdminDrugstore | undefined) {
    if (!drugstore) return
    onPick(drugstore)
    setOpen(false)
    setTyped('')
    setAt(0)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) {
      // Closes the list, not the dialog around it.
      event.preventDefault()
      event.stopPropagation()
      setOpen(false)
      return
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      if (open) choose(choices[at])
      return
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    setOpen(true)
    setAt((current) => (choices.length === 0 ? 0 : (current + step + choices.length) % choices.length))
  }

  const note = !open
    ? ''
    : found.error
      ? messageFor(found.error)
      : found.isSuccess && choices.length === 0
        ? 'Aucune officine ne correspond.'
        : ''
  return (
    <div className="pick">
      <input
        id={id}
        className="input input--sm"
        role="combobox"
        autoComplete="off"
        aria-label={label}
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
      <ul id={listId} role="listbox" aria-label="Officines trouvées" className="pick__list" hidden={!open}>
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
      <p className="hint" role="status">
        {note}
      </p>
    </div>
  )
}
