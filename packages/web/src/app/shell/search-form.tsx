import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { IconSearch } from '@tabler/icons-react'
import { SuggestionList } from '../../features/contents/search/suggestion-list.tsx'
import { suggestionsQuery } from '../../features/contents/search/search.queries.ts'
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'

type SearchFormProps = {
  className?: string
  /** Opened by a button: typing starts at once. */
  focused?: boolean
  onDone?: () => void
}

const NOTHING = -1

/** A search from anywhere: suggestions while typing, and Enter leads to the results page, which can be shared. */
export function SearchForm({ className, focused, onDone }: SearchFormProps) {
  const [query, setQuery] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(NOTHING)
  const input = useRef<HTMLInputElement>(null)
  const listId = useId()
  const words = useDeferredValue(query.trim())
  const { data } = useQuery({ ...suggestionsQuery(words), throwOnError: false })
  const suggestions = isOpen && words.length >= 2 ? (data?.data ?? []) : []
  useEffect(() => {
    if (focused) input.current?.focus()
  }, [focused])

  function leave(href: string) {
    setOpen(false)
    setActive(NOTHING)
    go(href)
    onDone?.()
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (event.key === 'Escape' && suggestions.length > 0) {
      event.preventDefault()
      setOpen(false)
    }
    if (step === undefined || suggestions.length === 0) return
    event.preventDefault()
    // The last line searches everywhere.
    const lines = suggestions.length + 1
    setActive((current) => (current === NOTHING && step < 0 ? lines - 1 : (current + step + lines) % lines))
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- leaving the form closes its list
    <form
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the form is the search: a tag around it would say no more
      role="search"
      aria-label="Dans tout le portail"
      className={className ? `searchbar ${className}` : 'searchbar'}
      onSubmit={(event) => {
        event.preventDefault()
        leave(suggestions[active]?.url ?? paths.search(query.trim()))
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <IconSearch className="i" aria-hidden="true" />
      <input
        type="search"
        name="q"
        role="combobox"
        autoComplete="off"
        aria-label="Rechercher une offre, un laboratoire, une fiche"
        aria-expanded={suggestions.length > 0}
        aria-controls={suggestions.length > 0 ? listId : undefined}
        aria-activedescendant={
          suggestions.length > 0 && active !== NOTHING ? `${listId}-${active}` : undefined
        }
        placeholder="Rechercher une offre, un laboratoire, une fiche…"
        value={query}
        maxLength={200}
        ref={input}
        onChange={(event) => {
          setQuery(event.target.value)
          setOpen(true)
          setActive(NOTHING)
        }}
        onKeyDown={onKeyDown}
      />
      <span className="keys" aria-hidden="true">
        <span className="kbd">Ctrl</span>
        <span className="kbd">K</span>
      </span>
      <button type="submit" className="btn btn--ghost btn--sm">
        Rechercher
      </button>
      {suggestions.length > 0 && (
        <SuggestionList
          id={listId}
          suggestions={suggestions}
          active={active}
          words={words}
          onAll={() => leave(paths.search(query.trim()))}
          onChoose={({ url }) => leave(url)}
        />
      )}
    </form>
  )
}
