import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

export interface NewInvitation {
  token_hash: string
  email: string
  type: number | null
  drugstore_id: number | null
  right_id: number | null
  invited_by: number
  created_at: Date
  expires_at: Date
}

/** Inviting again to the same place renews: the earlier link ends. */
export async function upsertInvitation(db: Db, invitation: NewInvitation): Promise<number> {
  const row = await db
    .insertInto('invitations')
    .values({ ...invitation, accepted_at: null, accepted_by: null })
    .onConflict((conflict) =>
      conflict
        .expression(sql`lower(email), coalesce(drugstore_id, 0), coalesce(right_id, 0)`)
        .where('accepted_at', 'is', null)
        .doUpdateSet({
          token_hash: invitation.token_hash,
          type: invitation.type,
          invited_by: invitation.invited_by,
          created_at: invitation.created_at,
          expires_at: invitation.expires_at,
        }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

function invitationsWithNames(db: Db) {
  return db
    .selectFrom('invitations')
    .leftJoin('drugstores', 'drugstores.id', 'invitations.drugstore_id')
    .leftJoin('users', 'users.id', 'invitations.invited_by')
    .select([
      'invitations.id',
      'invitations.email',
      'invitations.type',
      'invitations.right_id',
      'invitations.drugstore_id',
      'invitations.invited_by',
      'invitations.created_at',
      'invitations.expires_at',
      'invitations.accepted_at',
      'drugstores.name as drugstore_name',
      'drugstores.is_disabled as drugstore_disabled',
      'users.first_name as inviter_first_name',
      'users.last_name as inviter_last_name',
    ])
}

export function selectInvitation(db: Db, id: number) {
  return invitationsWithNames(db).where('invitations.id', '=', id).executeTakeFirst()
}

export type InvitationRow = NonNullable<Awaited<ReturnType<typeof selectInvitation>>>

/** Still open, and locked so that it serves once. */
export function lockOpenInvitation(db: Db, tokenHash: string, now: Date) {
  return invitationsWithNames(db)
    .where('invitations.token_hash', '=', tokenHash)
    .where('invitations.accepted_at', 'is', null)
    .where('invitations.expires_at', '>', now)
    .forUpdate('invitations')
    .executeTakeFirst()
}

export async function selectInvitations(
  db: Db,
  { drugstoreId, page, per_page }: { drugstoreId: number | null; page: number; per_page: number },
) {
  const rows = await invitationsWithNames(db)
    .$if(drugstoreId !== null, (query) => query.where('invitations.drugstore_id', '=', drugstoreId))
    .orderBy('invitations.created_at', 'desc')
    .orderBy('invitations.id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  const { total } = await db
    .selectFrom('invitations')
    .$if(drugstoreId !== null, (query) => query.where('drugstore_id', '=', drugstoreId))
    .select((expression) => expression.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return { rows, total: Number(total) }
}

export async function updateInvitationToken(
  db: Db,
  id: number,
  changes: { token_hash: string; created_at: Date; expires_at: Date },
): Promise<void> {
  await db.updateTable('invitations').set(changes).where('id', '=', id).execute()
}

export async function markAccepted(db: Db, id: number, userId: number, at: Date): Promise<void> {
  await db
    .updateTable('invitations')
    .set({ accepted_at: at, accepted_by: userId })
    .where('id', '=', id)
    .execute()
}

export async function deleteInvitation(db: Db, id: number): Promise<void> {
  await db.deleteFrom('invitations').where('id', '=', id).execute()
}

/** Links made by someone who no longer may: all of them, or those to one drugstore. */
export async function deleteOpenInvitationsBy(
  db: Db,
  userId: number,
  drugstoreId: number | null,
): Promise<void> {
  await db
    .deleteFrom('invitations')
    .where('invited_by', '=', userId)
    .where('accepted_at', 'is', null)
    .$if(drugstoreId !== null, (query) => query.where('drugstore_id', '=', drugstoreId))
    .execute()
}

export async function deleteInvitationsTo(db: Db, email: string): Promise<void> {
  await db
    .deleteFrom('invitations')
    .where(sql`lower(email)`, '=', email)
    .execute()
}

export function selectInvitationsTo(db: Db, email: string) {
  return db
    .selectFrom('invitations')
    .select(['id', 'type', 'right_id', 'drugstore_id', 'created_at', 'expires_at', 'accepted_at'])
    .where(sql`lower(email)`, '=', email)
    .execute()
}

/** Nobody answered: the address of someone who never came is not kept. */
export async function deleteStaleInvitations(db: Db, expiredBefore: Date): Promise<void> {
  await db
    .deleteFrom('invitations')
    .where('accepted_at', 'is', null)
    .where('expires_at', '<=', expiredBefore)
    .execute()
}
