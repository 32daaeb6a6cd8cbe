import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { codeTyped } from '@kiosque/contract/domain/search-words'
import { messageFor } from '../../../../lib/api.ts'
import { isCounterMode, isOpenAtCounter } from '../../../../lib/counter.ts'
import { count } from '../../../../lib/format.ts'
import { go } from '../../../../lib/navigation.ts'
import { paths } from '../../../../lib/paths.ts'
import { useNow } from '../../../../lib/use-now.ts'
import { PaletteFrame } from '../../../../parts/palette/palette-frame.tsx'
import { PaletteList } from '../../../../parts/palette/palette-list.tsx'
import { Ticket } from '../../../../parts/ticket.tsx'
import { Announcement } from '../../../../ui/announcement.tsx'
import { Marked } from '../marked.tsx'
import { addLot } from '../../order/add-lot.ts'
import { useOrderingFor } from '../../order/use-ordering-for.ts'
import { suggestionsQuery } from '../search.queries.ts'
import {
  answerGroups,
  emptyGroups,
  type PaletteGroup,
  type PaletteLine,
  type Shortcut,
} from './palette-lines.ts'
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts'

type PaletteProps = {
  userId: number
  /** A code that was scanned with the palette closed: it is looked for at once. */
  scanned?: string
  shortcuts: readonly Shortcut[]
  onClose: () => void
}

/** Everything one may open, found from anywhere: words or a code, arrows and Enter; the last searches before that. */
export function Palette({ userId, scanned = '', shortcuts, onClose }: PaletteProps) {
  const [typed, setTyped] = useState(scanned)
  const [active, setActive] = useState<string | null>(null)
  // What the pharmacy looked for is not for the customer who looks at the screen (D6-06).
  const [recent, setRecent] = useState(() => (isCounterMode() ? [] : recentSearches(userId)))
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const words = useDeferredValue(typed.trim())
  const { data, error, isPlaceholderData } = useQuery({ ...suggestionsQuery(words), throwOnError: false })
  const isAsked = words.length >= 2
  const now = useNow()
  const answer = isAsked ? data : undefined
  const groups = isAsked
    ? answer
      ? openHere(answerGroups(words, answer, now))
      : []
    : openHere(emptyGroups(recent, shortcuts))
  const lines = groups.flatMap((group) => group.lines)
  const chosen = lines.find(({ id }) => id === active)
  const current = chosen?.id ?? null
  const offer = chosen?.offer
  const drugstoreId = useOrderingFor(offer?.facts)
  const isAddable = offer !== undefined && drugstoreId !== null

  useEffect(() => {
    input.current?.focus()
    if (scanned !== '') void openCode(scanned)
    // Once, for what was scanned before the palette was there.
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
  }, [])

  function remember() {
    if (!isCounterMode()) rememberSearch(userId, typed)
  }

  function leave(href: string) {
    remember()
    onClose()
    go(href)
  }

  function choose({ leads }: PaletteLine) {
    if (leads.to === 'words') {
      setTyped(leads.words)
      setActive(null)
      input.current?.focus()
    } else if (leads.to === 'page') leave(leads.href)
    else {
      remember()
      window.open(leads.url, '_blank', 'noopener')
    }
  }

  /** A scanner types faster than anything answers: what the code names is waited for, then opened. */
  async function openCode(code: string) {
    const found = await client.fetchQuery(suggestionsQuery(code)).catch(() => null)
    const first = found?.data.find(({ url }) => !isCounterMode() || isOpenAtCounter(url.split('?')[0] ?? url))
    if (first) leave(first.url)
    else input.current?.select()
  }

  function add() {
    if (!isAddable) return
    remember()
    onClose()
    addLot(drugstoreId, offer)
  }

  function submit() {
    const text = typed.trim()
    const code = codeTyped(text)
    if (chosen) choose(chosen)
    else if (code !== null) void openCode(text)
    else if (text !== '' && !isCounterMode()) leave(paths.search(text))
  }

  return (
    <PaletteFrame
      label="Rechercher dans le portail"
      field={{
        label: 'Rechercher une offre, un laboratoire, une fiche, un code',
        placeholder: 'Offre, laboratoire, code EAN…',
        enterKey: 'search',
      }}
      foot="Recherche dans tout ce que vous pouvez voir"
      input={input}
      typed={typed}
      onType={setTyped}
      listId={listId}
      ids={lines.map(({ id }) => id)}
      active={current}
      onActive={setActive}
      onSubmit={submit}
      beside={isAddable ? { words: 'ajouter à ma commande', onPress: add } : null}
      onClose={onClose}
    >
      <PaletteSaid
        words={isAsked ? words : ''}
        said={saidOf({ total: answer?.meta.total, error, isLate: isPlaceholderData })}
        isNone={answer !== undefined && answer.data.length === 0}
        understood={answer?.meta.understood}
      />
      {groups.length > 0 && (
        <PaletteList
          id={listId}
          groups={groups}
          active={current}
          idOf={({ id }) => id}
          titleOf={({ title }) => <Marked text={title} />}
          endOf={(line) => <LineEnd line={line} isAddable={isAddable && line === chosen} />}
          onChoose={choose}
        />
      )}
      {!isAsked && recent.length > 0 && (
        <button
          type="button"
          className="btn btn--ghost btn--sm palette__forget"
          onClick={() => {
            forgetSearches()
            setRecent([])
            input.current?.focus()
          }}
        >
          Effacer mes recherches récentes
        </button>
      )}
    </PaletteFrame>
  )
}

function LineEnd({ line: { facts }, isAddable }: { line: PaletteLine; isAddable: boolean }) {
  if (!facts || (!facts.ticket && !facts.price)) return null
  return (
    <span className="palette__price">
      {facts.ticket && <Ticket discount={facts.ticket} />}
      {facts.price && <strong>{facts.price}</strong>}
      {/* The foot says so to who sees it. */}
      {isAddable && <span className="sr">, Ctrl Entrée pour l’ajouter à ma commande</span>}
    </span>
  )
}

/** At the counter, only what a customer may be shown (D6-06). */
function openHere(groups: readonly PaletteGroup[]): readonly PaletteGroup[] {
  if (!isCounterMode()) return groups
  const isOpen = ({ leads }: PaletteLine) =>
    leads.to === 'words' || (leads.to === 'page' && isOpenAtCounter(leads.href.split('?')[0] ?? leads.href))
  return groups
    .map((group) => ({ ...group, lines: group.lines.filter(isOpen) }))
    .filter(({ lines }) => lines.length > 0)
}

type Said = { total: number | undefined; error: unknown; isLate: boolean }

function saidOf({ total, error, isLate }: Said): string {
  if (error) return messageFor(error)
  if (total === undefined || isLate) return ''
  return total === 0 ? 'Aucun résultat' : count(total, 'résultat')
}

type PaletteSaidProps = { words: string; said: string; isNone: boolean; understood: string | undefined }

/** How many, for who hears the page; what to do, for everybody, when there is none. */
function PaletteSaid({ words, said, isNone, understood }: PaletteSaidProps) {
  if (words === '') return <Announcement className="sr">{''}</Announcement>
  if (isNone)
    return (
      <Announcement as="div" className="palette__none">
        <b>Aucun résultat pour «&nbsp;{words}&nbsp;»</b>
        <span>Vérifiez l’orthographe, essayez un mot plus court ou le nom du laboratoire.</span>
      </Announcement>
    )
  if (understood)
    return (
      <Announcement className="palette__said">
        {said} pour «&nbsp;{understood}&nbsp;», orthographe corrigée
      </Announcement>
    )
  const isFailure = said !== '' && !/résultat/.test(said)
  return <Announcement className={isFailure ? 'palette__said' : 'sr'}>{said}</Announcement>
}
