/**
 * A page opened for the first time draws its first screen first (use-steps.ts). One that is come back to or loaded again is
 * scrolled to where it was, and so needs all of its height at once. Read before the router, which writes its own state.
 */
let isFirst = history.state === null

export const isOpening = (): boolean => isFirst

/** From the second page on. */
export function endOpening(): void {
  isFirst = false
}
