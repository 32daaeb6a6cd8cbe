import { useRef } from 'react'

/**
 * Runs one piece of work at a time, and leaves out what is asked meanwhile: the second click of a double click comes
 * before a button is drawn as busy. What fails is said by the mutation that was run.
 */
export function useOneAtATime() {
  const isUnderWay = useRef(false)
  return async (work: () => Promise<unknown>): Promise<void> => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    try {
      await work()
    } catch {
      // Said already.
    } finally {
      isUnderWay.current = false
    }
  }
}
