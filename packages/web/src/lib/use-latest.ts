import { useLayoutEffect, useRef, type RefObject } from 'react'

/**
 * What was given at the last drawing, for what goes on between two of them: an answer that comes later, a queue that
 * outlives its component. What an effect calls is `useEffectEvent` instead.
 */
export function useLatest<Value>(value: Value): Readonly<RefObject<Value>> {
  const latest = useRef(value)
  useLayoutEffect(() => {
    latest.current = value
  })
  return latest
}
