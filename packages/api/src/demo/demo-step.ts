import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import type { Count } from '../kit/progress.ts'

export interface DemoContext {
  deps: Deps
  /** The first start: every date of the demonstration is counted from it, so that it never looks stale (D14-02). */
  startedAt: Date
  /** Says how far the step has come to whoever waits. */
  count: Count
}

/** One part of the demonstration, written whole or not at all. It finds what earlier steps made by asking `trx`. */
export interface DemoStep {
  name: string
  /** What it fills, in French, for whoever waits; one that takes an instant has none. */
  label?: string
  run(trx: Db, context: DemoContext): Promise<void>
}

const DAY_MS = 86_400_000

/** A number of days after the first start, before it when negative. */
export function daysFrom(startedAt: Date, days: number): Date {
  return new Date(startedAt.getTime() + days * DAY_MS)
}
