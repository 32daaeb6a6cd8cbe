import type { ReactNode } from 'react'

export type BadgeTone = 'neutral' | 'green' | 'teal' | 'blue' | 'solid' | 'lime' | 'warn' | 'danger' | 'line'

export function Badge({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: BadgeTone
  icon?: ReactNode
  children: ReactNode
}) {
  return (
    <span className={tone === 'neutral' ? 'badge' : `badge badge--${tone}`}>
      {icon}
      {children}
    </span>
  )
}

/** A status is a dot and a word, never a colour alone. */
export function Status({
  tone,
  children,
}: {
  tone: 'green' | 'warn' | 'grey' | 'blue' | 'danger'
  children: ReactNode
}) {
  return (
    <span className="row row--nw nowrap" style={{ gap: 8 }}>
      <span className={`dot dot--${tone}`} aria-hidden="true" />
      {children}
    </span>
  )
}
