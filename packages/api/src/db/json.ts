import { sql, type RawBuilder } from 'kysely'

/**
 * A value for a jsonb column. Always use it: left to itself the pg driver turns a JavaScript array into a
 * PostgreSQL array, and a string into JSON text.
 */
export function json<T>(value: T): RawBuilder<T> {
  return sql<T>`${JSON.stringify(value)}::jsonb`
}
