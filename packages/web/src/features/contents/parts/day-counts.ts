import { useState } from 'react'
import { local } from '../../../lib/browser-storage.ts'
import { useSession } from '../../../lib/session.ts'

/** What was counted on a day, in the order of the lines. */
export type Counts = readonly number[]
type Days = Readonly<Record<string, Counts>>

const isCounts = (value: unknown): value is Counts =>
  Array.isArray(value) && value.every((each) => Number.isInteger(each) && each >= 0)

/** What this device kept, whatever was written there since: a day that cannot be read is left out. */
export function readDays(kept: string | null): Days {
  try {
    const days: unknown = JSON.parse(kept ?? '{}')
    if (typeof days !== 'object' || days === null) return {}
    return Object.fromEntries(
      Object.entries(days).filter((entry): entry is [string, Counts] => isCounts(entry[1])),
    )
  } catch {
    return {}
  }
}

/** Line by line, what the days of a month add up to. */
export function monthOf(days: Days, month: string, lines: number): number[] {
  const counted = Object.entries(days).flatMap(([day, counts]) => (day.startsWith(month) ? [counts] : []))
  return Array.from({ length: lines }, (_, line) =>
    counted.reduce((sum, counts) => sum + (counts[line] ?? 0), 0),
  )
}

/** Numbers a pharmacy counts day by day, kept by this device for the pharmacy: nobody else is told. */
export function useDayCounts(name: string, today: string, lines: number) {
  const pharmacy = useSession()?.account?.drugstore?.id ?? 0
  const key = `kiosque-counts-${pharmacy}-${name}`
  const [days, setDays] = useState(() => readDays(local.read(key)))
  const counts = Array.from({ length: lines }, (_, line) => days[today]?.[line] ?? 0)
  function count(line: number, value: number) {
    const next = { ...days, [today]: counts.map((before, each) => (each === line ? value : before)) }
    setDays(next)
    local.write(key, JSON.stringify(next))
  }
  return { counts, month: monthOf(days, today.slice(0, 7), lines), count }
}
