import { useState } from 'react'
import { local } from '../../../lib/browser-storage.ts'
import { useSession } from '../../../lib/session.ts'

function read(key: string): number[] {
  try {
    const kept: unknown = JSON.parse(local.read(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'number') : []
  } catch {
    return []
  }
}

/** What is ready of a list. It is the work of a pharmacy, not of a person: this device keeps it for the pharmacy. */
export function useDeviceTicks(list: string) {
  const pharmacy = useSession()?.account?.drugstore?.id ?? 0
  const key = `kiosque-ready-${pharmacy}-${list}`
  const [ticked, setTicked] = useState(() => read(key))
  function tick(entry: number, isReady: boolean) {
    const next = isReady ? [...new Set([...ticked, entry])] : ticked.filter((id) => id !== entry)
    setTicked(next)
    local.write(key, JSON.stringify(next))
  }
  return { isReady: (entry: number) => ticked.includes(entry), tick }
}
