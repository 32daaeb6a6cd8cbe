import { IconSearch, IconX } from '@tabler/icons-react'
import { useEffect } from 'react'
import type { KeyboardEvent, ReactNode, RefObject } from 'react'
import { IconButton } from '../../ui/button.tsx'
import { BareDialog } from '../../ui/dialog.tsx'
import './palette.css'

type FrameProps = {
  label: string
  field: { label: string; placeholder: string; enterKey: 'go' | 'search' }
  /** What is looked through, in one line at the foot. */
  foot: string
  input: RefObject<HTMLInputElement | null>
  typed: string
  onType: (typed: string) => void
  listId: string
  /** The lines in the order of the arrows, by their ids. */
  ids: readonly string[]
  active: string | null
  onActive: (id: string | null) => void
  onSubmit: () => void
  /** What Ctrl and Enter do to the active line, in a word; null where they do nothing. */
  beside?: { words: string; onPress: () => void } | null
  onClose: () => void
  children: ReactNode
}

/** A field over everything else, whose list is walked with the arrows while the field keeps the focus. */
export function PaletteFrame(props: FrameProps) {
  const { label, field, foot, input, typed, onType, listId, ids, active, onActive, onClose } = props
  useEffect(() => {
    if (active !== null) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, listId])

  const { beside = null } = props

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && beside !== null) {
      event.preventDefault()
      beside.onPress()
      return
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || ids.length === 0) return
    event.preventDefault()
    const at = active === null ? -1 : ids.indexOf(active)
    const next = at === -1 && step < 0 ? ids.length - 1 : (at + step + ids.length) % ids.length
    onActive(ids[next] ?? null)
  }

  return (
    <BareDialog className="palette" label={label} onClose={onClose}>
      <form
        className="palette__in"
        onSubmit={(event) => {
          event.preventDefault()
          props.onSubmit()
        }}
      >
        <IconSearch className="i i--24" aria-hidden="true" />
        <input
          ref={input}
          type="text"
          inputMode="search"
          enterKeyHint={field.enterKey}
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-label={field.label}
          aria-expanded={ids.length > 0}
          aria-controls={ids.length > 0 ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={active === null ? undefined : `${listId}-${active}`}
          placeholder={field.placeholder}
          value={typed}
          maxLength={200}
          onChange={(event) => {
            onType(event.target.value)
            onActive(null)
          }}
          onKeyDown={onKeyDown}
        />
        <span className="kbd palette__escape" aria-hidden="true">
          Échap
        </span>
        <IconButton label="Fermer la recherche" size="sm" onClick={onClose}>
          <IconX className="i" aria-hidden="true" />
        </IconButton>
      </form>
      <div className="palette__body">{props.children}</div>
      <p className="palette__foot" aria-hidden="true">
        <span>
          <span className="kbd">↑</span>
          <span className="kbd">↓</span>parcourir
        </span>
        <span>
          <span className="kbd">Entrée</span>ouvrir
        </span>
        {beside === null ? (
          <span className="ml-auto">{foot}</span>
        ) : (
          <span>
            <span className="kbd">Ctrl</span>
            <span className="kbd">Entrée</span>
            {beside.words}
          </span>
        )}
      </p>
    </BareDialog>
  )
}
