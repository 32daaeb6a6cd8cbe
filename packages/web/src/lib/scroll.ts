/** S9-08. */
export const SCROLL_MS = 300

export function easeInOutCubic(t: number): number {
  return t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2
}

/** Where the page stands `elapsed` ms after leaving `from` for `to`. */
export function scrollPosition(from: number, to: number, elapsed: number, duration = SCROLL_MS): number {
  if (elapsed >= duration) return to
  return from + (to - from) * easeInOutCubic(Math.max(0, elapsed) / duration)
}

const prefersStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Scrolls to a height or to an element, below the sticky header; at once when motion is unwelcome. */
export function scrollToTarget(target: number | Element): void {
  const margin = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  const top = typeof target === 'number' ? target : target.getBoundingClientRect().top + scrollY - margin
  const to = Math.max(0, Math.min(top, document.documentElement.scrollHeight - innerHeight))
  if (prefersStill()) {
    scrollTo({ top: to, behavior: 'instant' })
    return
  }
  const from = scrollY
  const start = performance.now()
  const step = (now: number) => {
    scrollTo({ top: scrollPosition(from, to, now - start), behavior: 'instant' })
    if (now - start < SCROLL_MS) requestAnimationFrame(step)
  }
  requestAnimationFrame(step)
}
