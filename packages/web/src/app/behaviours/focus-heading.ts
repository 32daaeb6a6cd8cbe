const PATIENCE_MS = 4000

let watching: MutationObserver | undefined

/** After a navigation focus goes to the page's h1, as soon as it is there and unless the person already moved on. */
export function focusHeading(): void {
  watching?.disconnect()
  if (focusNow()) return
  const observer = new MutationObserver(() => {
    if (focusNow()) observer.disconnect()
  })
  watching = observer
  observer.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => observer.disconnect(), PATIENCE_MS)
}

function focusNow(): boolean {
  const active = document.activeElement
  if (document.querySelector('dialog[open]')) return true
  const busy =
    active instanceof HTMLElement &&
    active.matches('input, textarea, select, [contenteditable="true"]') &&
    active.closest('main') !== null
  if (busy) return true
  const heading = document.querySelector<HTMLElement>('main h1')
  if (!heading) return false
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
  return true
}
