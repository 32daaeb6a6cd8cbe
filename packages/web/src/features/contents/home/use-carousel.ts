import { useEffect, useState, useSyncExternalStore } from 'react'
import type { KeyboardEvent } from 'react'

/** UI.md, section 15. */
const SLIDE_MS = 7000

const REDUCED = '(prefers-reduced-motion: reduce)'

function subscribeMotion(listener: () => void) {
  const media = matchMedia(REDUCED)
  media.addEventListener('change', listener)
  return () => media.removeEventListener('change', listener)
}
function subscribeHidden(listener: () => void) {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}

/** Turns by itself every 7 s, unless someone looks closely, asked it not to, or cannot see it. */
export function useCarousel(count: number) {
  const isReduced = useSyncExternalStore(subscribeMotion, () => matchMedia(REDUCED).matches)
  const isHidden = useSyncExternalStore(subscribeHidden, () => document.hidden)
  const [index, setIndex] = useState(0)
  const [isPaused, setPaused] = useState(false)
  const [isHeld, setHeld] = useState({ hover: false, focus: false })
  const current = count === 0 ? 0 : index % count
  const isTurning = count > 1 && !isPaused && !isReduced && !isHidden && !isHeld.hover && !isHeld.focus

  useEffect(() => {
    if (!isTurning) return
    const timer = setTimeout(() => setIndex((at) => (at + 1) % count), SLIDE_MS)
    return () => clearTimeout(timer)
  }, [isTurning, current, count])

  const go = (step: number) => setIndex((at) => (at + step + count) % count)
  return {
    current,
    isTurning,
    isPaused: isPaused || isReduced,
    canPause: !isReduced,
    togglePause: () => setPaused((before) => !before),
    go,
    hold: {
      onMouseEnter: () => setHeld((held) => ({ ...held, hover: true })),
      onMouseLeave: () => setHeld((held) => ({ ...held, hover: false })),
      onFocus: () => setHeld((held) => ({ ...held, focus: true })),
      onBlur: () => setHeld((held) => ({ ...held, focus: false })),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key === 'ArrowRight') go(1)
        if (event.key === 'ArrowLeft') go(-1)
      },
    },
  }
}
