import type { ReactNode } from 'react'
import { IconX } from '@tabler/icons-react'

type ChipProps = {
  children: ReactNode
  pressed?: boolean
  onClick?: () => void
  href?: string
  icon?: ReactNode
  disabled?: boolean
}

/** A toggle when `pressed` is given, a link when `href` is, a plain button otherwise. */
export function Chip({ children, pressed, onClick, href, icon, disabled }: ChipProps) {
  if (href)
    return (
      <a className={pressed ? 'chip is-on' : 'chip'} href={href} aria-current={pressed ? 'true' : undefined}>
        {icon}
        {children}
      </a>
    )
  return (
    <button type="button" className="chip" aria-pressed={pressed} onClick={onClick} disabled={disabled}>
      {icon}
      {children}
    </button>
  )
}

export function RemovableChip({
  children,
  label,
  onRemove,
}: {
  children: ReactNode
  label: string
  onRemove: () => void
}) {
  return (
    <span className="chip chip--x">
      {children}
      <button type="button" aria-label={`Retirer ${label}`} onClick={onRemove}>
        <IconX className="i i--16" aria-hidden="true" />
      </button>
    </span>
  )
}
