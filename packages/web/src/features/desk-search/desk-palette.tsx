import { useQuery } from '@tanstack/react-query'
import { IconSearch, IconX } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { RightId } from '@kiosque/contract/domain/roles'
import { messageFor } from '../../lib/api.ts'
import { count } from '../../lib/format.ts'
import { go } from '../../lib/navigation.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { Announcement } from '../../ui/announcement.tsx'
import { IconButton } from '../../ui/button.tsx'
import { BareDialog } from '../../ui/dialog.tsx'
import { DeskList } from './desk-list.tsx'
import { emptyGroups, foundGroups, type DeskWay } from './desk-lines.ts'
import { deskSearchQuery } from './desk-search.queries.ts'
import '../../parts/palette.css'

const TYPING_MS = 180

type DeskPaletteProps = {
  right: RightId
  /** A code scanned with the palette closed: looked for at once. */
  scanned: string
  /** Every screen this person may open. */
  ways: readonly DeskWay[]
  writing: readonly DeskWay[]
  often: readonly DeskWay[]
  onClose: () => void
}

/** The whole desk from one field: a screen, a content, a pharmacy, a person, an event; arrows and Enter. */
export function DeskPalette({ right, scanned, ways, writing, often, onClose }: DeskPaletteProps) {
  const [typed, setTyped] = useState(scanned)
  const [active, setActive] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const words = typed.trim()
  const asked = useDebounced(words, TYPING_MS)
  const { data, error, isPlaceholderData } = useQuery({
    ...deskSearchQuery(asked, right),
    throwOnError: false,
  })
  const isAsked = words.length >= 2
  const isKnown = asked === words && data !== undefined && !isPlaceholderData
  const groups = isAsked
    ? foundGroups(words, ways, asked.length >= 2 ? data : undefined)
    : emptyGroups(writing, often)
  const lines = groups.flatMap((group) => group.lines)
  const current = lines.some(({ href }) => href === active) ? active : null

  useEffect(() => input.current?.focus(), [])
  useEffect(() => {
    if (current !== null)
      document.getElementById(`${listId}-${current}`)?.scrollIntoView({ block: 'nearest' })
  }, [current, listId])

  function leave(href: string) {
    onClose()
    go(href)
  }

  function submit() {
    const chosen = current ?? (isKnown ? lines[0]?.href : undefined)
    if (chosen !== undefined && (current !== null || isAsked)) leave(chosen)
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || lines.length === 0) return
    event.preventDefault()
    const at = lines.findIndex(({ href }) => href === current)
    const next = at === -1 && step < 0 ? lines.length - 1 : (at + step + lines.length) % lines.length
    setActive(lines[next]?.href ?? null)
  }

  return (
    <BareDialog className="palette" label="Rechercher dans le back-office" onClose={onClose}>
      <form
        className="palette__in"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <IconSearch className="i i--24" aria-hidden="true" />
        <input
          ref={input}
          type="text"
          inputMode="search"
          enterKeyHint="go"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          aria-label="Rechercher un écran, un contenu, une officine, une personne"
          aria-expanded={lines.length > 0}
          aria-controls={lines.length > 0 ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={current === null ? undefined : `${listId}-${current}`}
          placeholder="Contenu, officine, CIP, écran…"
          value={typed}
          maxLength={200}
          onChange={(event) => {
            setTyped(event.target.value)
            setActive(null)
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
      <div className="palette__body">
        <Said words={isAsked ? words : ''} error={error} found={isKnown ? lines.length : null} />
        {lines.length > 0 && <DeskList id={listId} groups={groups} active={current} onChoose={leave} />}
      </div>
      <p className="palette__foot" aria-hidden="true">
        <span>
          <span className="kbd">↑</span>
          <span className="kbd">↓</span>parcourir
        </span>
        <span>
          <span className="kbd">Entrée</span>ouvrir
        </span>
        <span className="ml-auto">Tout ce que vous pouvez ouvrir</span>
      </p>
    </BareDialog>
  )
}

type SaidProps = { words: string; error: unknown; found: number | null }

/** How many, for who hears the page; what failed or what to try, for everybody. */
function Said({ words, error, found }: SaidProps) {
  if (words === '') return <Announcement className="sr">{''}</Announcement>
  if (error) return <Announcement className="palette__said">{messageFor(error)}</Announcement>
  if (found === 0)
    return (
      <Announcement as="div" className="palette__none">
        <b>Aucun résultat pour «&nbsp;{words}&nbsp;»</b>
        <span>Essayez un mot du titre, le nom d’une officine, sa ville ou son code CIP.</span>
      </Announcement>
    )
  return <Announcement className="sr">{found === null ? '' : count(found, 'résultat')}</Announcement>
}
