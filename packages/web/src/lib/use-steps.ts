import { startTransition, useEffect, useState } from 'react'
import { painted } from '../early/first-frame.ts'
import { isOpening } from './opening.ts'

/** Past this height of a window, what others have below their first screen may be on it. */
const TALL_PX = 1000

/**
 * How much of a page is drawn: the first of so many steps, then one more each time that what is drawn is on the screen.
 * What nobody sees yet comes after what everybody waits for: drawn at once, the whole home page kept a finger on a telephone
 * waiting for a third of a second. A page one comes to from another, or comes back to, is drawn whole.
 */
export function useSteps(last: number): number {
  const [step, setStep] = useState(() => (isOpening() && innerHeight <= TALL_PX ? 1 : last))
  useEffect(() => {
    if (step >= last) return
    let isGone = false
    void painted().then(() => {
      if (!isGone) startTransition(() => setStep(step + 1))
    })
    return () => {
      isGone = true
    }
  }, [step, last])
  return step
}
