import { useEffect, useLayoutEffect, useRef } from 'react'
import type { ReactNode, RefObject } from 'react'

/** Opens a native dialog while `open`; the browser traps focus, and gives it back when it closes. */
function useNativeDialog(open: boolean): RefObject<HTMLDialogElement | null> {
  const element = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const dialog = element.current
    if (!dialog || !open) return
    const opener = document.activeElement
    dialog.showModal()
    return () => {
      if (dialog.open) dialog.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [open])
  useEffect(() => {
    if (!open) return
    const before = document.documentElement.style.overflow
    document.documentElement.style.overflow = 'hidden'
    return () => {
      document.documentElement.style.overflow = before
    }
  }, [open])
  return element
}

type NativeDialogProps = {
  open: boolean
  onClose: () => void
  className: string
  /** What names it: the id of its title, or its name where it has none. */
  titleId?: string | undefined
  label?: string | undefined
  children: ReactNode
}

/** What every dialog, drawer and sheet stands on: Escape or a press beside it closes it, and closed it holds nothing. */
export function NativeDialog({ open, onClose, className, titleId, label, children }: NativeDialogProps) {
  const element = useNativeDialog(open)
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a press beside it closes it; Escape does so too
    <dialog
      ref={element}
      className={className}
      {...(label ? { 'aria-label': label } : { 'aria-labelledby': titleId })}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onMouseDown={(event) => {
        if (event.target === event.currentTarget) onClose()
      }}
    >
      {open && children}
    </dialog>
  )
}
