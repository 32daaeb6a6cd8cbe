import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { IconSearch, IconX } from '@tabler/icons-react'
import type { Option } from '../../ui/select.tsx'
import { Announcement } from '../../ui/announcement.tsx'

const TYPING_PAUSE_MS = 250

type SearchBoxProps = { label: string; placeholder: string; value: string; onSearch: (text: string) => void }

/** Looks as one types, after a short pause; the address stays the truth when it changes by itself (going back). */
export function SearchBox({ label, placeholder, value, onSearch }: SearchBoxProps) {
  const [typed, setTyped] = useState(value)
  const sent = useRef(value)
  useEffect(() => {
    if (value === sent.current) return
    sent.current = value
    setTyped(value)
  }, [value])
  useEffect(() => {
    const text = typed.trim()
    if (text === sent.current) return
    const page = location.pathname
    const timer = setTimeout(() => {
      // Whoever opened a line meanwhile is on their way to it, and is not called back to the list.
      if (location.pathname !== page) return
      sent.current = text
      onSearch(text)
    }, TYPING_PAUSE_MS)
    return () => clearTimeout(timer)
  }, [typed, onSearch])
  return (
    <search className="affix bo-search">
      <IconSearch className="i i--18" aria-hidden="true" />
      <input
        className="input input--sm"
        type="search"
        maxLength={200}
        aria-label={label}
        placeholder={placeholder}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
    </search>
  )
}

type FilterSelectProps = {
  label: string
  /** The first line, which filters nothing: « Toutes les zones ». */
  all: string
  value: string | undefined
  options: readonly Option[]
  onChange: (value: string | undefined) => void
}

export function FilterSelect({ label, all, value, options, onChange }: FilterSelectProps) {
  const known = options.some((option) => option.value === value)
  return (
    <select
      className="select select--sm"
      aria-label={label}
      value={known ? value : ''}
      onChange={(event) => onChange(event.target.value || undefined)}
    >
      <option value="">{all}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

type FilterBarProps = {
  children: ReactNode
  total?: string | undefined
  /** Absent where there is nothing to clear. */
  onClear?: (() => void) | undefined
  /** After the count: the list as a file. */
  end?: ReactNode
}

export function FilterBar({ children, total, onClear, end }: FilterBarProps) {
  return (
    <div className="toolbar bo-filters">
      {children}
      {onClear && (
        <button type="button" className="btn btn--ghost btn--sm" onClick={onClear}>
          <IconX className="i i--18" aria-hidden="true" />
          Effacer les filtres
        </button>
      )}
      <div className="row row--nw ml-auto bo-filters__end">
        <Announcement as="span" className="results small">
          {total}
        </Announcement>
        {end}
      </div>
    </div>
  )
}
