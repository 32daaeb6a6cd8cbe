import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from './db.ts'
import { afterCommit, transactionBase } from './transaction.ts'

/** The one PostgreSQL channel; our own channels travel inside, so one LISTEN serves them all. */
export const PG_CHANNEL = 'kiosque'

export type EventListener = (payload: string) => void

/** What happened anywhere in the cluster: caches are dropped and open streams woken from here. */
export interface Events {
  /** Returns the function that stops listening. */
  on(channel: string, listener: EventListener): () => void
  /** After the link to PostgreSQL was lost and found again: anything may have been missed, so drop everything. */
  onGap(listener: () => void): () => void
}

/** The side that the database engine feeds. */
export interface EventHub extends Events {
  readonly origin: string
  /** An embedded database has no other process to tell. */
  readonly isAlone: boolean
  deliver(channel: string, payload: string): void
  receive(message: string): void
  gap(): void
}

const hubs = new WeakMap<Db, EventHub>()

/**
 * Tells every process, once the transaction commits. The payload is short (PostgreSQL allows 8,000 bytes).
 * The process itself hears it at commit, before PostgreSQL sends it round, so the answer to a write never
 * arrives ahead of its effect; `origin` lets it ignore the echo.
 */
export async function publish(
  db: Db,
  channel: string,
  payload: string | number | object = '',
): Promise<void> {
  const text = typeof payload === 'object' ? JSON.stringify(payload) : String(payload)
  const hub = hubs.get(transactionBase() ?? db)
  if (hub?.isAlone !== true) {
    const message = JSON.stringify({ origin: hub?.origin, channel, payload: text })
    await sql`SELECT pg_notify(${PG_CHANNEL}, ${message})`.execute(db)
  }
  if (hub) afterCommit(() => hub.deliver(channel, text))
}

/** Binds a hub to the pool whose transactions feed it. */
export function bindEventHub(db: Db, hub: EventHub): void {
  hubs.set(db, hub)
}

export function createEventHub({ isAlone = false } = {}): EventHub {
  const origin = randomUUID()
  const listeners = new Map<string, Set<EventListener>>()
  const gapListeners = new Set<() => void>()

  function deliver(channel: string, payload: string) {
    for (const listener of listeners.get(channel) ?? []) listener(payload)
  }
  return {
    origin,
    isAlone,
    deliver,
    on(channel, listener) {
      const set = listeners.get(channel) ?? new Set()
      listeners.set(channel, set.add(listener))
      return () => void set.delete(listener)
    },
    onGap(listener) {
      gapListeners.add(listener)
      return () => void gapListeners.delete(listener)
    },
    receive(message) {
      const event = JSON.parse(message) as { origin?: string; channel: string; payload: string }
      if (event.origin !== origin) deliver(event.channel, event.payload)
    },
    gap() {
      for (const listener of gapListeners) listener()
    },
  }
}
