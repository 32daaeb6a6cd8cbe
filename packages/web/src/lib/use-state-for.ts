import { useState } from 'react'

/**
 * A state that belongs to something, an address say: for another one it begins again, before anything of the last is
 * shown, and coming back does not bring it back.
 */
export function useStateFor<Value>(owner: string, initial: Value): [Value, (next: Value) => void] {
  const [current, setCurrent] = useState(owner)
  const [value, setValue] = useState(initial)
  if (current === owner) return [value, setValue]
  setCurrent(owner)
  setValue(initial)
  return [initial, setValue]
}
