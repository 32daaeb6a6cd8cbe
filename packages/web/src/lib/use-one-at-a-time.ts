import { useRef } from 'react'
import { takeTurn } from './form/take-turn.ts'

/**
 * Runs one piece of work at a time, and leaves out what is asked meanwhile: the second click of a double click comes
 * before a button is drawn as busy. What fails is said by the mutation that was run.
 */
export function useOneAtATime() {
  const turn = useRef<Promise<unknown>>(undefined)
  return async (work: () => Promise<unknown>): Promise<void> => {
    // Said already.
    await takeTurn(turn, work).catch(() => undefined)
  }
}
