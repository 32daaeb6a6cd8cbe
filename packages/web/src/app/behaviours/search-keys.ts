type Open = (scanned: string) => void

/** Nobody types thirteen digits so fast; a scanner does. */
const SCAN_GAP_MS = 120

/** What opens the search: the header's, or the counter's; null where there is none, and while the page begins. */
let open: Open | null = null
let hasWaited = false
let waiting: string | null = null

let digits = ''
let last = 0

/**
 * Ctrl K (⌘ K) anywhere, or « / » outside a field, opens the search; so does a code of 7 or 13 digits that a scanner
 * types while no field has the focus. Heard from the first moment on: pressed before the header is there, it opens then.
 */
export function watchSearchKeys(isSignedIn: () => boolean): void {
  document.addEventListener('keydown', (event) => {
    const scanned = askedBy(event)
    if (scanned === null || document.querySelector('dialog[open]')) return
    const mayWait = !hasWaited && isSignedIn() && !location.pathname.startsWith('/admin')
    if (open === null && !mayWait) return
    event.preventDefault()
    if (open === null) waiting = scanned
    else open(scanned)
  })
}

/** Whoever can open the search; returns how to stop. */
export function onSearchKeys(next: Open): () => void {
  open = next
  hasWaited = true
  if (waiting !== null) next(waiting)
  waiting = null
  return () => {
    if (open === next) open = null
  }
}

/** The code scanned, « » for the keys that open the search, null for any other. */
function askedBy(event: KeyboardEvent): string | null {
  const { key, target, timeStamp } = event
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey
  const isFree = isPlain && !isTyping(target)
  const isQuick = timeStamp - last < SCAN_GAP_MS
  const scanned = isFree && key === 'Enter' && isQuick && /^(\d{7}|\d{13})$/.test(digits) ? digits : null
  digits = isFree && /^\d$/.test(key) ? (isQuick ? digits : '') + key : ''
  last = timeStamp
  if (scanned !== null) return scanned
  const isCtrlK = key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey
  return isCtrlK || (isFree && key === '/') ? '' : null
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
  )
}
