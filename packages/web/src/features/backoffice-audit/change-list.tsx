import type { AuditEntry } from '@kiosque/contract/wire/audit'
import { fieldChanges } from '@kiosque/contract/domain/audit-changes'
import '../../parts/versions.css'
import './audit.css'

const AT_ONCE = 4

/** What was is struck through, what became is underlined: never told by colour alone. */
export function ChangeList({ entry }: { entry: AuditEntry }) {
  const changes = fieldChanges(entry)
  if (changes.length === 0) return <span className="muted">Aucun détail</span>
  const lines = changes.map((change) => (
    <div key={change.field}>
      <dt>{change.label}</dt>
      <dd>
        {change.before && (
          <del>
            <span className="sr-only">Avant&nbsp;: </span>
            {change.before}
          </del>
        )}
        {change.before && change.after && ' '}
        {change.after && (
          <ins>
            <span className="sr-only">Après&nbsp;: </span>
            {change.after}
          </ins>
        )}
      </dd>
    </div>
  ))
  if (lines.length <= AT_ONCE) return <dl className="changes">{lines}</dl>
  return (
    <details className="changes__more">
      <summary>{lines.length} champs</summary>
      <dl className="changes">{lines}</dl>
    </details>
  )
}
