import type { ReactNode } from 'react'
import './styles/facts-list.css'

export type Fact = { label: string; value: ReactNode }

/** Label and value, one per line; a value nobody gave is said, not left blank. */
export function FactsList({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="factlist">
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>{fact.value ?? <span className="muted">Non renseigné</span>}</dd>
        </div>
      ))}
    </dl>
  )
}
