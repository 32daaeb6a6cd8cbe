import type { RawResult } from './raw-result.ts'

/** One session of an embedded database, wherever it runs: in a worker thread, or in this one for tests. */
export interface PgliteClient {
  query(text: string, params: readonly (string | null)[]): Promise<RawResult>
  /** Several statements at once, without parameters: migrations, pg-boss. */
  exec(text: string): Promise<RawResult>
  listen(channel: string, onPayload: (payload: string) => void): Promise<void>
  close(): Promise<void>
}

/** An error of PostgreSQL that crossed a thread: the fields the rest of the code reads are kept. */
export class EmbeddedDatabaseError extends Error {
  code: string | undefined
  constraint: string | undefined
  table: string | undefined
  column: string | undefined

  constructor(fields: ErrorFields) {
    super(fields.message)
    this.name = 'EmbeddedDatabaseError'
    this.code = fields.code
    this.constraint = fields.constraint
    this.table = fields.table
    this.column = fields.column
  }
}

export interface ErrorFields {
  message: string
  code?: string | undefined
  constraint?: string | undefined
  table?: string | undefined
  column?: string | undefined
}

export function errorFields(error: unknown): ErrorFields {
  const { message, code, constraint, table, column } = error as ErrorFields
  return { message: String(message), code, constraint, table, column }
}
