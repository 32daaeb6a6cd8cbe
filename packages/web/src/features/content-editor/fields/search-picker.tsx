import { useDeferredValue, useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useQuery } from '@tanstack/react-query'
import type { UseQueryOptions } from '@tanstack/react-query'
import { messageFor } from '../../../lib/api.ts'
import type { ControlProps } from '../../../ui/field.tsx'
import type { Choice } from '../editor.queries.ts'

type SearchPickerProps = {
  control: ControlProps
  placeholder: string
  /** Names the list of what was found: « Laboratoires trouvés ». */
  listLabel: string
  search: (q: string) => object
  /** Already chosen: not offered again. */
  taken?: readonly number[]
  onChoose: (choice: Choice) => void
}

/** Type some letters, choose in the list: arrows and Enter do it without the mouse. */
export function SearchPicker(props: SearchPickerProps) {
  const { control, placeholder, listLabel, search, taken = [], onChoose } = props
  const [typed, setTyped] = useState('')
  const [open, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const listId = useId()
  const asked = useDeferredValue(typed.trim())
  const found = useQuery({ ...(search(asked) as UseQueryOptions<Choice[]>), enabled: open })
  const choices = (found.data ?? []).filter((choice) => !taken.includes(choice.id))

  function choose(choice: Choice | undefined) {
    if (!choice) return
    onChoose(choice)
    setOpen(false)
    setTyped('')
    setAt(0)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && open) {
      event.preventDefault()
      event.stopPropagation()
      return setOpen(false)
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

  const isNone = open && found.isSuccess && choices.length === 0
  const note = !open ? '' : found.error ? messageFor(found.error) : isNone ? 'Rien ne correspond.' : ''
  return (
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
        placeholder={placeholder}
        value={typed}
        maxLength={200}
        onChange={(event) => {
          setTyped(event.target.value)
          setAt(0)
          setOpen(true)
        }}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
      />
      <ul id={listId} role="listbox" aria-label={listLabel} className="picker__list" hidden={!open}>
        {choices.map((choice, index) => (
          <li
            key={choice.id}
            id={`${listId}-${choice.id}`}
            role="option"
            aria-selected={index === at}
            // The list must outlive the press: the field would lose focus and close it before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => choose(choice)}
          >
            <b>{choice.label}</b>
            {choice.note && <span className="xs muted">{choice.note}</span>}
          </li>
        ))}
      </ul>
      <p className="hint" role="status">
        {note}
      </p>
    </div>
  )
}
