import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import type { Viewer } from '../http/viewer.ts'

export interface Change {
  /** Who did it; null for the system itself. */
  actor: Pick<Viewer, 'user_id' | 'account_id'> | null
  /** `content.publish`: what kind of thing, then what was done to it. */
  action: string
  subject_type: string
  subject_id: number | string | null
  before?: Record<string, unknown> | null
  after?: Record<string, unknown> | null
  at: Date
}

// Names a value that must never be kept in the log, whoever passes it.
const SECRET = /password|secret|token|hash|signature/i
const LONGEST_TEXT = 500

/**
 * Writes who did what, in the same transaction as the change itself. When both sides are given, only the fields
 * that differ are kept.
 */
export function recordChange(db: Db, change: Change): Promise<void> {
  return recordChanges(db, [change])
}

/** Many at once, in one statement of one value: give some hundreds at a time. */
export async function recordChanges(db: Db, changes: readonly Change[]): Promise<void> {
  if (changes.length === 0) return
  const given = JSON.stringify(changes.map(rowOf))
  await sql`
    INSERT INTO audit_log (at, actor_user_id, actor_account_id, action, subject_type, subject_id, before, after)
    SELECT at, actor_user_id, actor_account_id, action, subject_type, subject_id, before, after
      FROM json_to_recordset(${given}::json) AS given (at timestamptz, actor_user_id int, actor_account_id int,
           action text, subject_type text, subject_id text, before jsonb, after jsonb)`.execute(db)
}

function rowOf(change: Change) {
  const { before, after } = differences(change.before ?? null, change.after ?? null)
  return {
    at: change.at,
    actor_user_id: change.actor?.user_id ?? null,
    actor_account_id: change.actor?.account_id ?? null,
    action: change.action,
    subject_type: change.subject_type,
    subject_id: change.subject_id === null ? null : String(change.subject_id),
    before,
    after,
  }
}

type Fields = Record<string, unknown> | null

export function differences(before: Fields, after: Fields): { before: Fields; after: Fields } {
  if (!before || !after) return { before: before && minimised(before), after: after && minimised(after) }
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]),
  )
  const pick = (fields: Record<string, unknown>) =>
    minimised(Object.fromEntries(changed.filter((key) => key in fields).map((key) => [key, fields[key]])))
  return { before: pick(before), after: pick(after) }
}

function minimised(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, minimisedValue(key, value)]))
}

function minimisedValue(key: string, value: unknown): unknown {
  if (SECRET.test(key)) return '***'
  if (typeof value === 'string' && value.length > LONGEST_TEXT) return `${value.slice(0, LONGEST_TEXT)}…`
  return value
}
