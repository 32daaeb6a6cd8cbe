import { readdirSync, readFileSync } from 'node:fs'
import type { Client } from 'pg'

// Linux counts processor time in hundredths of a second for whoever asks.
const TICK_MS = 10

/** What the server and the database have used so far. */
export interface Reading {
  serverMs: number
  databaseMs: number
  statements: number
  warm: number
  cold: number
}

export interface Meter {
  read(): Promise<Reading>
  /** The most memory the server held since `reset`, in bytes. */
  peak(): number
  reset(): void
  stop(): void
}

interface Stat {
  parent: number
  ownMs: number
  /** Of children that have ended. */
  endedMs: number
}

function statOf(pid: number | string): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const ticks = (...at: number[]) => at.reduce((sum, index) => sum + Number(fields[index]), 0) * TICK_MS
    return { parent: Number(fields[1]), ownMs: ticks(11, 12), endedMs: ticks(13, 14) }
  } catch {
    return null
  }
}

/** Every process of the cluster, those that have ended too. */
function databaseMs(postmaster: number): number {
  const own = statOf(postmaster)
  let total = (own?.ownMs ?? 0) + (own?.endedMs ?? 0)
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    const stat = statOf(pid)
    if (stat?.parent === postmaster) total += stat.ownMs
  }
  return total
}

function residentBytes(pid: number): number {
  try {
    const text = readFileSync(`/proc/${pid}/status`, 'latin1')
    return Number(/^VmRSS:\s+(\d+)/m.exec(text)?.[1] ?? 0) * 1024
  } catch {
    return 0
  }
}

/** Looks from outside: /proc for processor and memory, pg_stat_statements, and the server's own /metrics for warmth. */
export async function openMeter(client: Client, pid: number, metricsUrl: string | null): Promise<Meter> {
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid')
  const postmaster = statOf(rows[0]?.pid ?? 0)?.parent ?? 0
  let most = 0
  const look = () => (most = Math.max(most, residentBytes(pid)))
  const timer = setInterval(look, 200).unref()
  return {
    async read() {
      const counted = await client.query<{ n: number }>(
        `SELECT coalesce(sum(calls), 0)::int AS n FROM pg_stat_statements
          WHERE query !~* '^(begin|commit|rollback|select \\$1$|select pg_backend|listen|set |show )'
            AND query !~ 'pg_stat_statements' AND query !~ 'pgboss'`,
      )
      const text = metricsUrl === null ? '' : await (await fetch(metricsUrl)).text()
      const counter = (label: string) =>
        Number(new RegExp(`^kiosque_shared_answers_total{made="${label}"} (\\d+)`, 'm').exec(text)?.[1] ?? 0)
      return {
        serverMs: statOf(pid)?.ownMs ?? 0,
        databaseMs: databaseMs(postmaster),
        statements: counted.rows[0]?.n ?? 0,
        warm: counter('before'),
        cold: counter('now'),
      }
    },
    peak() {
      look()
      return most
    },
    reset: () => void (most = 0),
    stop: () => clearInterval(timer),
  }
}
