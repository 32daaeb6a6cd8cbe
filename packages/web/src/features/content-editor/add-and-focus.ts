import { flushSync } from 'react-dom'

/** Draws what is added and goes there at once: what is typed next, however soon, is typed into it. */
export function addAndFocus(add: () => void, fieldId: string): void {
  flushSync(add)
  document.getElementById(fieldId)?.focus()
}
