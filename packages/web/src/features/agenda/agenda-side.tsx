import { IconAdjustmentsHorizontal, IconChevronDown } from '@tabler/icons-react'
import { useState, type ReactNode } from 'react'

type AgendaSideProps = {
  label: string
  /** How many filters are on: said where they are folded. */
  chosen: number
  children: ReactNode
}

/** Beside the list on a large screen; on a phone folded above it, so that the next events come first. */
export function AgendaSide({ label, chosen, children }: AgendaSideProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <aside
      className={isOpen ? 'card agenda-side is-open' : 'card agenda-side'}
      aria-label="Filtres de l’agenda"
    >
      <button
        type="button"
        className="agenda-side__toggle"
        aria-expanded={isOpen}
        onClick={() => setOpen((before) => !before)}
      >
        <IconAdjustmentsHorizontal className="i i--18" aria-hidden="true" />
        {label}
        {chosen > 0 && (
          <span className="badge">
            {chosen}
            <span className="sr-only"> {chosen > 1 ? 'actifs' : 'actif'}</span>
          </span>
        )}
        <IconChevronDown className="i i--18" aria-hidden="true" />
      </button>
      <div className="agenda-side__in">{children}</div>
    </aside>
  )
}
