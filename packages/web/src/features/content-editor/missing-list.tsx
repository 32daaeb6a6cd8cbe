import { IconAlertTriangle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react'
import type { GateLine } from '@kiosque/contract/kinds/publication-gate'
import { fieldId } from '../../ui/field.tsx'
import { goToField } from './go-to-field.ts'

/** What keeps it from being published, then what it would be better with: the server's own rule, live. */
export function MissingList({ gate }: { gate: readonly GateLine[] }) {
  const blocking = gate.filter((line) => line.level === 'block')
  const warning = gate.filter((line) => line.level === 'warn')
  return (
    <section className="card card--pad" aria-labelledby="ce-qui-manque">
      <h2 className="h4" id="ce-qui-manque">
        Ce qui manque pour publier
      </h2>
      {blocking.length === 0 && (
        <p className="okmsg" style={{ marginTop: 8 }}>
          <IconCircleCheck className="i" aria-hidden="true" />
          {warning.length === 0 ? 'Tout y est.' : 'Rien n’empêche de publier.'}
        </p>
      )}
      <Lines lines={blocking} isBlocking />
      {warning.length > 0 && <p className="small muted missing__head">À compléter si vous le pouvez</p>}
      <Lines lines={warning} />
    </section>
  )
}

function Lines({ lines, isBlocking }: { lines: readonly GateLine[]; isBlocking?: boolean }) {
  if (lines.length === 0) return null
  const Icon = isBlocking ? IconAlertTriangle : IconCircleDashed
  return (
    <ul className={isBlocking ? 'missing missing--block' : 'missing'}>
      {lines.map(({ field, label, message }) => (
        <li key={`${field} ${message}`}>
          <Icon className="i i--18" aria-hidden="true" />
          <span>
            <a
              className="link"
              href={`#${fieldId(field)}`}
              onClick={(event) => {
                event.preventDefault()
                goToField(field)
              }}
            >
              {label}
            </a>
            {isBlocking && <span className="small"> {message}</span>}
          </span>
        </li>
      ))}
    </ul>
  )
}
