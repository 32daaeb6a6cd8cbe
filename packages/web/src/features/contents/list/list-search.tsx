import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'

/** Searches on Enter or on leaving the field: a list that moves at each letter cannot be read. */
export function ListSearch({
  value,
  label,
  example = 'Rechercher',
  isLarge = false,
  onSearch,
}: {
  value: string
  label: string
  /** What to type, said in the field while it is empty. */
  example?: string
  /** It is what the page is for. */
  isLarge?: boolean
  onSearch: (q: string) => void
}) {
  const [typed, setTyped] = useState(value)
  const submit = () => {
    if (typed.trim() !== value) onSearch(typed.trim())
  }
  return (
    <form
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the form is the search: a tag around it would say no more
      role="search"
      aria-label={label}
      className="affix list-search"
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <IconSearch className="i" aria-hidden="true" />
      <input
        className={isLarge ? 'input' : 'input input--sm'}
        type="search"
        style={{ paddingLeft: 40 }}
        aria-label={label}
        placeholder={example}
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={submit}
      />
    </form>
  )
}
