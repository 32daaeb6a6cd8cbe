import { sql } from 'kysely'
import type { Db } from '../../db/db.ts'

export interface InvitedPlace {
  drugstore_id: number
  drugstore_name: string
  is_disabled: boolean
}

export async function selectPlaces(db: Db, cips: string[]): Promise<Map<string, InvitedPlace>> {
  const rows = await db
    .selectFrom('drugstores')
    .select(['id', 'name', 'cip_officine', 'is_disabled'])
    .where('cip_officine', '=', sql<string>`ANY (${cips}::text[])`)
    .execute()
  return new Map(
    rows.map((row) => [
      row.cip_officine,
      { drugstore_id: row.id, drugstore_name: row.name, is_disabled: row.is_disabled },
    ]),
  )
}

/** « e-mail drugstore » of those who already belong there, among these e-mails; « open » of those invited. */
export async function selectKnown(db: Db, emails: string[]) {
  const { rows: members } = await sql<{ place: string }>`
    SELECT lower(u.email) || ' ' || a.drugstore_id AS place FROM users u JOIN accounts a ON a.user_id = u.id
     WHERE lower(u.email) = ANY (${emails}::text[]) AND a.drugstore_id IS NOT NULL`.execute(db)
  const { rows: open } = await sql<{ place: string }>`
    SELECT lower(email) || ' ' || drugstore_id AS place FROM invitations
     WHERE lower(email) = ANY (${emails}::text[]) AND drugstore_id IS NOT NULL AND accepted_at IS NULL`.execute(
    db,
  )
  return {
    members: new Set(members.map((row) => row.place)),
    open: new Set(open.map((row) => row.place)),
  }
}

export interface NewInvitationRow {
  token_hash: string
  email: string
  type: number
  drugstore_id: number
}

/** Hundreds of invitations in one statement; one that is still open is renewed. */
export async function upsertInvitations(
  db: Db,
  rows: NewInvitationRow[],
  sent: { invited_by: number; created_at: Date; expires_at: Date },
): Promise<void> {
  await sql`
    INSERT INTO invitations (token_hash, email, type, drugstore_id, invited_by, created_at, expires_at)
    SELECT r.token_hash, r.email, r.type, r.drugstore_id, ${sent.invited_by}::int, ${sent.created_at}::timestamptz,
           ${sent.expires_at}::timestamptz
      FROM json_to_recordset(${JSON.stringify(rows)}::json)
           AS r (token_hash text, email text, type int, drugstore_id int)
    ON CONFLICT (lower(email), coalesce(drugstore_id, 0), coalesce(right_id, 0)) WHERE accepted_at IS NULL
    DO UPDATE SET token_hash = excluded.token_hash, type = excluded.type, invited_by = excluded.invited_by,
      created_at = excluded.created_at, expires_at = excluded.expires_at`.execute(db)
}
