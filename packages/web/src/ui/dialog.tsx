import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { IconX } from '@tabler/icons-react'
import { Button, IconButton } from './button.tsx'
import { NativeDialog } from './native-dialog.tsx'

type SurfaceProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  children?: ReactNode
  footer?: ReactNode
}

export type DialogProps = SurfaceProps & { size?: 'sm' | 'md' | 'lg' }

export function Dialog({ open, onClose, title, children, footer, size = 'md' }: DialogProps) {
  const titleId = useId()
  return (
    <NativeDialog
      open={open}
      onClose={onClose}
      className={size === 'md' ? 'modal' : `modal modal--${size}`}
      titleId={titleId}
    >
      <div>
        <div className="modal__head">
          <h2 className="h3" id={titleId}>
            {title}
          </h2>
          <IconButton label="Fermer" size="sm" onClick={onClose}>
            <IconX className="i" aria-hidden="true" />
          </IconButton>
        </div>
        <div className="modal__body">{children}</div>
        {footer && <div className="modal__foot">{footer}</div>}
      </div>
    </NativeDialog>
  )
}

type BareDialogProps = {
  onClose: () => void
  /** Names it: it has no title of its own. */
  label: string
  className: string
  children: ReactNode
}

/** A dialog whose whole face is its content's, open while it is drawn. */
export function BareDialog({ onClose, label, className, children }: BareDialogProps) {
  return (
    <NativeDialog open onClose={onClose} className={className} label={label}>
      {children}
    </NativeDialog>
  )
}

type ConfirmDialogProps = {
  open: boolean
  onClose: () => void
  /** Rejecting keeps the dialog open, so that the page can say why. */
  onConfirm: () => void | Promise<unknown>
  title: ReactNode
  children?: ReactNode
  /** Repeats the verb: « Supprimer l’offre ». */
  confirmLabel: string
  tone?: 'danger' | 'primary'
}

export function ConfirmDialog({
  open,
  onClose,
  onConfirm,
  title,
  children,
  confirmLabel,
  tone = 'danger',
}: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false)
  // Asked whether to cancel something, « Annuler » alone would say either.
  const leaveLabel = confirmLabel.startsWith('Annuler') ? 'Revenir' : 'Annuler'
  async function confirm() {
    setBusy(true)
    try {
      await onConfirm()
      onClose()
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size="sm"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {leaveLabel}
          </Button>
          <Button
            variant={tone}
            loading={busy}
            loadingLabel="Un instant…"
            onClick={() => void confirm().catch(() => undefined)}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}

export type DrawerProps = SurfaceProps & { side?: 'left' | 'right'; label?: string; head?: ReactNode }

/** A full-height panel. `head` replaces the title bar's content; `label` then names the panel. */
export function Drawer({ open, onClose, title, children, footer, side = 'right', label, head }: DrawerProps) {
  const titleId = useId()
  return (
    <NativeDialog
      open={open}
      onClose={onClose}
      className={side === 'left' ? 'drawer drawer--left' : 'drawer'}
      label={label}
      titleId={titleId}
    >
      <div className="drawer__head" style={side === 'left' ? { paddingLeft: 16 } : undefined}>
        {head ?? (
          <h2 className="h3" id={titleId}>
            {title}
          </h2>
        )}
        <span className="grow" />
        <IconButton label="Fermer" onClick={onClose}>
          <IconX className="i i--24" aria-hidden="true" />
        </IconButton>
      </div>
      {children}
      {footer && <div className="drawer__foot">{footer}</div>}
    </NativeDialog>
  )
}
