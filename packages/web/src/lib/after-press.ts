const waiting: (() => void)[] = []
let isPressed = false

function release() {
  isPressed = false
  // A click comes just after the release: it must find its button where it was pressed.
  setTimeout(() => {
    for (const run of waiting.splice(0)) run()
  })
}

if (typeof document !== 'undefined') {
  document.addEventListener('pointerdown', () => (isPressed = true), { capture: true })
  for (const end of ['pointerup', 'pointercancel', 'dragend'])
    document.addEventListener(end, release, { capture: true })
}

/** Runs at once, or when the finger is lifted: what would move the page under a click waits for the click. */
export function afterPress(run: () => void): void {
  if (isPressed) waiting.push(run)
  else run()
}
