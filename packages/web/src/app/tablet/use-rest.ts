import { useEffect, useState } from 'react'

/** Of a hand, not of the page: what scrolls by itself would keep a tablet awake for ever. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart', 'touchmove'] as const

/** True after a while without any sign of life; `wake` ends it. */
export function useRest(afterMs: number): { isResting: boolean; wake: () => void } {
  const [isResting, setResting] = useState(false)
  useEffect(() => {
    if (isResting) return
    let timer = setTimeout(() => setResting(true), afterMs)
    const live = () => {
      clearTimeout(timer)
      timer = setTimeout(() => setResting(true), afterMs)
    }
    for (const sign of SIGNS) addEventListener(sign, live, { passive: true, capture: true })
    return () => {
      clearTimeout(timer)
      for (const sign of SIGNS) removeEventListener(sign, live, { capture: true })
    }
  }, [isResting, afterMs])
  return { isResting, wake: () => setResting(false) }
}
