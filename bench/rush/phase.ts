import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { LoadResult } from './load.ts'
import type { Meter } from './meter.ts'

/** What one part of the run cost, for each request. */
export interface Figures {
  name: string
  perSecond: number
  p50: number
  p95: number
  p99: number
  statements: number
  serverMs: number
  databaseMs: number
  /** Of the shared answers, how many were there already. Not a number where none was asked for. */
  warmShare: number
  /** Bytes. */
  peak: number
  /** Milliseconds by what was asked: median and 99th hundredth. */
  byName: Record<string, { count: number; p50: number; p99: number }>
}

const at = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN
const ascending = (list: readonly number[]) => list.toSorted((a, b) => a - b)

const ITS_OWN = join(import.meta.dirname, 'load.ts')

/** Runs the load in a process of its own, and says what it cost the server and the database. */
export async function measurePhase(
  folder: string,
  name: string,
  plan: object,
  meter: Meter,
  script = ITS_OWN,
): Promise<Figures> {
  const file = join(folder, 'plan.json')
  writeFileSync(file, JSON.stringify(plan))
  const before = await meter.read()
  meter.reset()
  const { stdout } = await promisify(execFile)(process.execPath, [script, file], {
    maxBuffer: 256 * 1024 * 1024,
  })
  const after = await meter.read()
  const { count, seconds, failures, times } = JSON.parse(stdout) as LoadResult
  const [failed] = Object.entries(failures)
  if (failed) throw new Error(`${name} : ${failed[1]} fois ${failed[0]}`)
  const all = ascending(Object.values(times).flat())
  const [warm, cold] = [after.warm - before.warm, after.cold - before.cold]
  return {
    name,
    perSecond: count / seconds,
    p50: at(all, 0.5),
    p95: at(all, 0.95),
    p99: at(all, 0.99),
    statements: (after.statements - before.statements) / count,
    serverMs: (after.serverMs - before.serverMs) / count,
    databaseMs: (after.databaseMs - before.databaseMs) / count,
    warmShare: warm / (warm + cold),
    peak: meter.peak(),
    byName: Object.fromEntries(
      Object.entries(times).map(([key, list]) => {
        const sorted = ascending(list)
        return [key, { count: sorted.length, p50: at(sorted, 0.5), p99: at(sorted, 0.99) }]
      }),
    ),
  }
}
