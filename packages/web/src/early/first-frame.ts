/** Longest wait for a frame: a page in a tab behind draws none, and must start all the same. */
const PATIENCE_MS = 300

/** Other work of the browser comes first: drawing, a finger, an answer. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))

/** When what the document itself draws is on the screen. */
export function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve()
  return new Promise((resolve) => {
    // A frame is drawn after its callbacks: the task that follows them comes after the drawing.
    requestAnimationFrame(() => setTimeout(resolve))
    setTimeout(resolve, PATIENCE_MS)
  })
}
