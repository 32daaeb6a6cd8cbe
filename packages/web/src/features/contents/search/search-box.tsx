import { IconSearch, IconX } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { IconButton } from '../../../ui/button.tsx'

export function SearchBox({ value, onSearch }: { value: string; onSearch: (q: string) => void }) {
  const [typed, setTyped] = useState(value)
  const input = useRef<HTMLInputElement>(null)
  return (
    <form
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the form is the search: a tag around it would say no more
      role="search"
      aria-label="Parmi les résultats"
      className="affix"
      style={{ maxWidth: 820, margin: '18px 0 20px' }}
      onSubmit={(event) => {
        event.preventDefault()
        if (typed.trim()) onSearch(typed.trim())
      }}
    >
      <IconSearch className="i" aria-hidden="true" />
      <input
        ref={input}
        className="input"
        type="text"
        enterKeyHint="search"
        style={{ minHeight: 60, borderRadius: 14, fontSize: '1.25rem', paddingLeft: 48, paddingRight: 56 }}
        aria-label="Rechercher dans tout le portail"
        placeholder="Rechercher"
        maxLength={500}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {typed !== '' && (
        <IconButton
          label="Effacer la recherche"
          size="sm"
          style={{ right: 12 }}
          onClick={() => {
            setTyped('')
            input.current?.focus()
          }}
        >
          <IconX className="i" aria-hidden="true" />
        </IconButton>
      )}
    </form>
  )
}
