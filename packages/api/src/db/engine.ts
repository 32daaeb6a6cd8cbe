import type { Dialect } from 'kysely'

/** What the two databases have in common below Kysely. */
export interface Engine {
  readonly name: 'pglite' | 'pg'
  readonly dialect: Dialect
  /** One statement with parameters, or several without, on a connection of its own. */
  execute(text: string, params?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
  /** Several statements that may take their time, such as a migration: one transaction, no limit. */
  executeLong(text: string): Promise<void>
  /** Hears a channel for as long as the engine lives; `onGap` after the link was lost and found again. */
  listen(channel: string, onPayload: (payload: string) => void, onGap: () => void): Promise<void>
  close(): Promise<void>
}

/** The part of a log that an engine needs. */
export interface Warn {
  warn(fields: object, message: string): void
}
