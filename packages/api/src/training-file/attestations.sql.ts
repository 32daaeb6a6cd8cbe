import { sql } from 'kysely'
import type { DpcType } from '@kiosque/contract/domain/dpc'
import type { AttestationBody } from '@kiosque/contract/wire/training-file'
import type { Db } from '../db/db.ts'

export interface AttestationRow {
  id: number
  user_id: number
  file_id: number
  title: string
  organism: string
  obtained_on: string
  duration_minutes: number | null
  dpc_types: DpcType[]
  is_cnp: boolean
  andpc_number: string | null
  valid_until: string | null
  created_at: Date
  updated_at: Date
}

// Days travel as text: a driver would make instants of them.
const columns = sql`id, user_id, file_id, title, organism, to_char(obtained_on, 'YYYY-MM-DD') AS obtained_on,
  duration_minutes, dpc_types, is_cnp, andpc_number, to_char(valid_until, 'YYYY-MM-DD') AS valid_until,
  created_at, updated_at`

export async function selectAttestations(db: Db, userId: number): Promise<AttestationRow[]> {
  const { rows } = await sql<AttestationRow>`
    SELECT ${columns} FROM attestations WHERE user_id = ${userId}::int
     ORDER BY attestations.obtained_on DESC, id DESC`.execute(db)
  return rows
}

/** The attestations this person keeps, for a statement that asks more. */
export const attestedBy = (userId: number) =>
  sql<{ content_id: number }>`SELECT id AS content_id FROM attestations WHERE user_id = ${userId}::int`

/** One's own, or nothing. */
export async function selectAttestation(
  db: Db,
  userId: number,
  id: number,
): Promise<AttestationRow | undefined> {
  const { rows } = await sql<AttestationRow>`
    SELECT ${columns} FROM attestations WHERE id = ${id}::int AND user_id = ${userId}::int`.execute(db)
  return rows[0]
}

/** Waits for its turn: two windows of one person change the same line one after the other. */
export async function lockAttestation(
  db: Db,
  userId: number,
  id: number,
): Promise<AttestationRow | undefined> {
  const { rows } = await sql<AttestationRow>`
    SELECT ${columns} FROM attestations WHERE id = ${id}::int AND user_id = ${userId}::int FOR UPDATE`.execute(
    db,
  )
  return rows[0]
}

export async function insertAttestation(
  db: Db,
  userId: number,
  body: AttestationBody,
  at: Date,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO attestations (user_id, file_id, title, organism, obtained_on, duration_minutes, dpc_types, is_cnp,
                              andpc_number, valid_until, created_at, updated_at)
    VALUES (${userId}::int, ${body.file_id}::int, ${body.title}, ${body.organism}, ${body.obtained_on}::date,
            ${body.duration_minutes}::int, ${body.dpc_types}::text[], ${body.is_cnp}::boolean, ${body.andpc_number},
            ${body.valid_until}::date, ${at}::timestamptz, ${at}::timestamptz)
    RETURNING id`.execute(db)
  const [row] = rows
  if (!row) throw new Error('the attestation was not written')
  return row.id
}

/** Another end of validity is told again when its time comes. */
export async function updateAttestation(db: Db, id: number, body: AttestationBody, at: Date): Promise<void> {
  await sql`
    UPDATE attestations SET
      file_id = ${body.file_id}::int, title = ${body.title}, organism = ${body.organism},
      obtained_on = ${body.obtained_on}::date, duration_minutes = ${body.duration_minutes}::int,
      dpc_types = ${body.dpc_types}::text[], is_cnp = ${body.is_cnp}::boolean, andpc_number = ${body.andpc_number},
      warned_at = CASE WHEN valid_until IS NOT DISTINCT FROM ${body.valid_until}::date THEN warned_at END,
      valid_until = ${body.valid_until}::date, updated_at = ${at}::timestamptz
     WHERE id = ${id}::int`.execute(db)
}

export async function deleteAttestation(db: Db, id: number): Promise<void> {
  await db.deleteFrom('attestations').where('id', '=', id).execute()
}

export async function deleteAttestationsOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('attestations').where('user_id', '=', userId).execute()
}

/** Locks the person, so that two windows count one after the other; says how many they keep. */
export async function countAttestations(db: Db, userId: number): Promise<number> {
  await sql`SELECT 1 FROM users WHERE id = ${userId}::int FOR UPDATE`.execute(db)
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM attestations WHERE user_id = ${userId}::int`.execute(db)
  return rows[0]?.count ?? 0
}

/** Those that run out by that day and whose owner was not told yet; told from now on. */
export async function markWarned(
  db: Db,
  { from, until, at, limit }: { from: string; until: string; at: Date; limit: number },
): Promise<{ user_id: number; title: string; valid_until: string }[]> {
  const { rows } = await sql<{ user_id: number; title: string; valid_until: string }>`
    UPDATE attestations SET warned_at = ${at}::timestamptz
     WHERE id IN (SELECT id FROM attestations
                   WHERE warned_at IS NULL AND valid_until BETWEEN ${from}::date AND ${until}::date
                   ORDER BY valid_until, id LIMIT ${limit} FOR UPDATE SKIP LOCKED)
    RETURNING user_id, title, to_char(valid_until, 'YYYY-MM-DD') AS valid_until`.execute(db)
  return rows
}
