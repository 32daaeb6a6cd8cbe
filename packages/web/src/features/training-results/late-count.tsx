import { formatInteger } from '../../lib/format.ts'
import { Badge } from '../../ui/badge.tsx'

/** Nobody late is a quiet zero; somebody is a badge that leads to their names. */
export function LateCount({ late, href }: { late: number; href?: string | undefined }) {
  if (late === 0) return <span className="muted num">0</span>
  const badge = <Badge tone="warn">{formatInteger(late)}</Badge>
  return href === undefined ? (
    badge
  ) : (
    <a href={href} aria-label={`${formatInteger(late)} en retard\u00A0: voir qui`}>
      {badge}
    </a>
  )
}
