import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import type { RightId } from '@kiosque/contract/domain/roles'
import { messageFor } from '../../lib/api.ts'
import { count } from '../../lib/format.ts'
import { go } from '../../lib/navigation.ts'
import { useDebounced } from '../../lib/use-debounced.ts'
import { PaletteFrame } from '../../parts/palette/palette-frame.tsx'
import { PaletteList } from '../../parts/palette/palette-list.tsx'
import { Announcement } from '../../ui/announcement.tsx'
import { emptyGroups, foundGroups, type DeskWay } from './desk-lines.ts'
import { deskSearchQuery } from './desk-search.queries.ts'

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

  function leave(href: string) {
    onClose()
    go(href)
  }

  function submit() {
    const chosen = current ?? (isKnown ? lines[0]?.href : undefined)
    if (chosen !== undefined && (current !== null || isAsked)) leave(chosen)
  }

  return (
    <PaletteFrame
      label="Rechercher dans le back-office"
      field={{
        label: 'Rechercher un écran, un contenu, une officine, une personne',
        placeholder: 'Contenu, officine, CIP, écran…',
        enterKey: 'go',
      }}
      foot="Tout ce que vous pouvez ouvrir"
      input={input}
      typed={typed}
      onType={setTyped}
      listId={listId}
      ids={lines.map(({ href }) => href)}
      active={current}
      onActive={setActive}
      onSubmit={submit}
      onClose={onClose}
    >
      <Said words={isAsked ? words : ''} error={error} found={isKnown ? lines.length : null} />
      {lines.length > 0 && (
        <PaletteList
          id={listId}
          groups={groups}
          active={current}
          idOf={({ href }) => href}
          titleOf={({ title }) => title}
          onChoose={({ href }) => leave(href)}
        />
      )}
    </PaletteFrame>
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
