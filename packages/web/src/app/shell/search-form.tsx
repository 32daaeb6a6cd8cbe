import { useEffect, useRef, useState } from 'react'
import { IconSearch } from '@tabler/icons-react'
import { go } from '../../lib/navigation.ts'
import { paths } from '../../lib/paths.ts'

type SearchFormProps = {
  className?: string /** Opened by a button: typing starts at once. */
  focused?: boolean
  onDone?: () => void
}

/** A search from anywhere leads to the results page, whose address can be shared. */
export function SearchForm({ className, focused, onDone }: SearchFormProps) {
  const [query, setQuery] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (focused) input.current?.focus()
  }, [focused])
  return (
    <form
      role="search"
      className={className ? `searchbar ${className}` : 'searchbar'}
      onSubmit={(event) => {
        event.preventDefault()
        const wanted = query.trim()
        go(paths.search(wanted))
        onDone?.()
      }}
    >
      <IconSearch className="i" aria-hidden="true" />
      <input
        type="search"
        name="q"
        aria-label="Rechercher une offre, un laboratoire, une fiche"
        placeholder="Rechercher une offre, un laboratoire, une fiche…"
        value={query}
        maxLength={200}
        ref={input}
        onChange={(event) => setQuery(event.target.value)}
      />
      <span className="keys" aria-hidden="true">
        <span className="kbd">Ctrl</span>
        <span className="kbd">K</span>
      </span>
      <button type="submit" className="btn btn--ghost btn--sm">
        Rechercher
      </button>
    </form>
  )
}
