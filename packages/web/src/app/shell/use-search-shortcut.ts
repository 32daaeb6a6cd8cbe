import { useEffect } from 'react'

/** Nobody types a digit so soon after another; a scanner does. */
const SCAN_GAP_MS = 80

/**
 * Ctrl K (⌘ K) anywhere, or « / » outside a field, opens the search; so does a code of 7 or 13 digits that a scanner
 * types while no field has the focus.
 */
export function useSearchShortcut(open: (scanned: string) => void): void {
  useEffect(() => {
    let digits = ''
    let last = 0
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, timeStamp } = event
      const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
      const isCtrlK = key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey
      const isFree = isPlain && !isTyping(target)
      const isScan =
        isFree && key === 'Enter' && timeStamp - last < SCAN_GAP_MS && /^(\d{7}|\d{13})$/.test(digits)
      const scanned = isScan ? digits : ''
      digits = isFree && /^\d$/.test(key) ? (timeStamp - last < SCAN_GAP_MS ? digits : '') + key : ''
      last = timeStamp
      if (!isCtrlK && !(isFree && key === '/') && !isScan) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      open(scanned)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [open])
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  )
}
