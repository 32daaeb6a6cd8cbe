import { hash } from 'node:crypto'
import { sql } from 'kysely'

const MARK = '/* prepared */'
/** First of all, or after the « select » of a statement that is built. */
const MARK_WITHIN = 'select '.length + MARK.length

/**
 * Begins a statement that is asked by every other request: PostgreSQL then reads and plans it once for each connection
 * instead of each time, which costs more than to answer it. For statements that find rows by key, whose plan is the
 * same for everybody, that name their columns, and whose text has few variants.
 */
export const PREPARED = sql.raw(MARK)

/**
 * What a migration changed under a prepared statement: it is asked once more without its name, which a transaction does
 * not let one do. None of them is asked in one.
 */
export const CHANGED_MEANWHILE = '0A000'

/** A connection keeps each of them: past so many, the others are asked as usual. */
const MOST_NAMES = 60
const names = new Map<string, string>()

/** The name a statement is prepared under; undefined for those that are not. */
export function preparedName(text: string): string | undefined {
  if (!text.slice(0, MARK_WITHIN).includes(MARK)) return undefined
  const known = names.get(text)
  if (known !== undefined || names.size >= MOST_NAMES) return known
  const name = `k${hash('sha256', text, 'hex').slice(0, 24)}`
  names.set(text, name)
  return name
}
