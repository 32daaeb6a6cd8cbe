import type { ReactNode } from 'react'
import { IconAlertTriangle, IconCircleCheck, IconClock, IconInfoCircle } from '@tabler/icons-react'

const ICONS = { info: IconInfoCircle, ok: IconCircleCheck, warn: IconClock, danger: IconAlertTriangle }

type AlertProps = {
  tone?: keyof typeof ICONS
  title?: ReactNode
  children?: ReactNode
  actions?: ReactNode
  icon?: ReactNode
}

/** An in-place notice. A danger is announced at once, the others when the reader is free. */
export function Alert({ tone = 'info', title, children, actions, icon }: AlertProps) {
  const Icon = ICONS[tone]
  return (
    <div className={`alert alert--${tone}`} role={tone === 'danger' ? 'alert' : 'status'}>
      {icon ?? <Icon className="i" aria-hidden="true" />}
      <div className="grow">
        {title && <b>{title}</b>}
        {title && children ? <br /> : null}
        {children}
      </div>
      {actions}
    </div>
  )
}
