/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/click-events-have-key-events -- the list of a combobox: the field keeps the focus and the keys, no tag says so */
import { useEffect, useId, useState } from 'react'
import type { InputHTMLAttributes, KeyboardEvent } from 'react'
import { Announcement } from './announcement.tsx'
import './styles/combobox.css'

type Option = { id: number; label: string; note: string }

type ComboboxProps<Found extends Option> = {
  /** What names and describes the field. */
  control: InputHTMLAttributes<HTMLInputElement>
  placeholder: string
  /** Names the list of what was found: « Laboratoires trouvés ». */
  listLabel: string
  /** Said when nothing was found. */
  none: string
  search: {
    typed: string
    setTyped: (typed: string) => void
    isOpen: boolean
    setOpen: (isOpen: boolean) => void
    choices: Found[]
    isFound: boolean
    failure: string
  }
  onChoose: (choice: Found) => void
}

/** Type some letters, choose in the list: arrows and Enter do it without the mouse. The field is then empty again. */
export function Combobox<Found extends Option>(props: ComboboxProps<Found>) {
  const { control, placeholder, listLabel, none, search, onChoose } = props
  const { typed, setTyped, isOpen, setOpen, choices } = search
  const [at, setAt] = useState(0)
  const listId = useId()

  function choose(choice: Found | undefined) {
    if (!choice) return
    onChoose(choice)
    setOpen(false)
    setTyped('')
    setAt(0)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && isOpen) {
      // Closes the list, not the dialog around it.
      event.preventDefault()
      event.stopPropagation()
      return setOpen(false)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      if (isOpen) choose(choices[at])
      return
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined) return
    event.preventDefault()
    // The arrow that opens the list does not pass over its first line.
    if (!isOpen) return setOpen(true)
    setAt((current) => (choices.length === 0 ? 0 : (current + step + choices.length) % choices.length))
  }

  const current = isOpen ? choices[at]?.id : undefined
  useEffect(() => {
    if (current !== undefined)
      document.getElementById(`${listId}-${current}`)?.scrollIntoView({ block: 'nearest' })
  }, [current, listId])

  const isNone = search.isFound && choices.length === 0
  return (
    <div className="picker">
      <input
        {...control}
        className={control.className ?? 'input'}
        role="combobox"
        autoComplete="off"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && choices[at] ? `${listId}-${choices[at].id}` : undefined}
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
      <ul id={listId} role="listbox" aria-label={listLabel} className="picker__list" hidden={!isOpen}>
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
      <Announcement className="hint">{!isOpen ? '' : search.failure || (isNone ? none : '')}</Announcement>
    </div>
  )
}
