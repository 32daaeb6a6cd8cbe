import { useId } from 'react'
import type { ReactNode } from 'react'
import { IconX } from '@tabler/icons-react'
import { useBackCloses } from '../lib/use-back-closes.ts'
import { IconButton } from './button.tsx'
import { NativeDialog } from './native-dialog.tsx'
import './styles/sheet.css'

type SheetProps = {
  open: boolean
  onClose: () => void
  title: string
  /** Beside the title: « Tout effacer ». */
  action?: ReactNode
  children: ReactNode
  /** Always in sight, however long what stands above it is. */
  footer: ReactNode
}

/** From the bottom of a telephone, from the side of a wider screen; Back, Escape or a press beside it closes it. */
export function Sheet({ open, onClose, title, action, children, footer }: SheetProps) {
  const titleId = useId()
  useBackCloses(open, onClose)
  return (
    <NativeDialog open={open} onClose={onClose} className="sheet" titleId={titleId}>
      <div className="sheet__head">
        <h2 className="h3" id={titleId}>
          {title}
        </h2>
        <span className="grow" />
        {action}
        <IconButton label="Fermer" onClick={onClose}>
          <IconX className="i i--24" aria-hidden="true" />
        </IconButton>
      </div>
      <div className="sheet__body">{children}</div>
      <div className="sheet__foot">{footer}</div>
    </NativeDialog>
  )
}
