import { useEffect, useState } from 'react'

/** The value once it has rested: what is asked of the server follows typing without a call per key. */
export function useDebounced<Value>(value: Value, ms = 300): Value {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return rested
}
