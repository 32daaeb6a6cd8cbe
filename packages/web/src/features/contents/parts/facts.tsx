import type { Icon } from '@tabler/icons-react'
import './facts.css'

export type Fact = {
  icon: Icon
  title: string
  note?: string | null | undefined
  tone?: 'blue' | 'green' | 'sand'
}

/** Up to three cards under a title: when, how, who. Those without an answer are left out. */
export function Facts({ facts }: { facts: readonly (Fact | null)[] }) {
  const known = facts.filter((fact) => fact !== null)
  if (known.length === 0) return null
  return (
    <div className="facts">
      {known.map(({ icon: FactIcon, title, note, tone }) => (
        <div key={title} className="card fact">
          <span className={tone ? `ic ic--${tone}` : 'ic'}>
            <FactIcon className="i" aria-hidden="true" />
          </span>
          <span>
            <b>{title}</b>
            {note && <small>{note}</small>}
          </span>
        </div>
      ))}
    </div>
  )
}
