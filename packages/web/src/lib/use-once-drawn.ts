import { startTransition, useEffect, useState } from 'react'
import { painted } from '../early/first-frame.ts'
import { isOpening } from '../early/opening.ts'

/** Past this height of a window, what a telephone has below its first screen may be on it. */
const TALL_PX = 1000

/**
 * False while a page that is being opened is drawn for the first time, true once that is on the screen: what nobody sees
 * yet is drawn after what everybody waits for. Always true on pages one comes to from another.
 */
export function useOnceDrawn(): boolean {
  const [isDrawn, setDrawn] = useState(() => !isOpening() || innerHeight > TALL_PX)
  useEffect(() => {
    if (isDrawn) return
    let isGone = false
    void painted().then(() => {
      if (!isGone) startTransition(() => setDrawn(true))
    })
    return () => {
      isGone = true
    }
  }, [isDrawn])
  return isDrawn
}
