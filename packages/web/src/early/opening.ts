/**
 * A page opened for the first time lays out its first screen, and the rest when somebody scrolls there
 * (ui/styles/utilities.css): on a telephone laying out all of it kept a finger waiting for a third of a second. One that is
 * come back to or loaded again is scrolled to where it was, and so needs its true height at once.
 */
export function markOpening(): void {
  if (history.state === null) document.documentElement.dataset['opening'] = ''
}

export const isOpening = (): boolean => document.documentElement.dataset['opening'] !== undefined

/** From the second page on. */
export function endOpening(): void {
  delete document.documentElement.dataset['opening']
}
