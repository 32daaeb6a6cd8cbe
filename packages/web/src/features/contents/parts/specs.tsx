import type { ReactNode } from 'react'
import './specs.css'

export type Spec = readonly [label: string, value: ReactNode]

/** Label and value, line by line; what has no value has no line. */
export function Specs({ title, rows }: { title: string; rows: readonly Spec[] }) {
  const known = rows.filter(([, value]) => value !== null && value !== undefined && value !== '')
  if (known.length === 0) return null
  return (
    <section>
      <h2 className="h3" style={{ marginBottom: 12 }}>
        {title}
      </h2>
      <div className="card">
        <dl className="specs">
          {known.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  )
}
