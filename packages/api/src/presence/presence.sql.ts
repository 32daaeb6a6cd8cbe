import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

export async function selectIsContent(db: Db, kind: string, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('content')
    .select('id')
    .where('kind', '=', kind)
    .where('id', '=', id)
    .where(sql<boolean>`status <> 'trashed'`)
    .executeTakeFirst()
  return row !== undefined
}

/** A beat. Someone unseen since `fresh` comes back as a newcomer. */
export async function upsertBeat(
  db: Db,
  beat: { content_id: number; user_id: number; now: Date; fresh: Date },
): Promise<void> {
  const { content_id, user_id, now, fresh } = beat
  await sql`
    INSERT INTO content_presence (content_id, user_id, since, seen_at)
    VALUES (${content_id}::int, ${user_id}::int, ${now}::timestamptz, ${now}::timestamptz)
    ON CONFLICT (content_id, user_id) DO UPDATE SET
      since = CASE WHEN content_presence.seen_at < ${fresh}::timestamptz
                   THEN excluded.since ELSE content_presence.since END,
      seen_at = excluded.seen_at`.execute(db)
}

export function selectOthers(db: Db, contentId: number, userId: number, fresh: Date) {
  return db
    .selectFrom('content_presence')
    .innerJoin('users', 'users.id', 'content_presence.user_id')
    .select([
      'content_presence.user_id',
      'content_presence.since',
      sql<string>`coalesce(nullif(trim(users.first_name || ' ' || users.last_name), ''), 'Quelqu’un')`.as(
        'name',
      ),
    ])
    .where('content_id', '=', contentId)
    .where('content_presence.user_id', '<>', userId)
    .where('seen_at', '>=', fresh)
    .orderBy('since')
    .limit(20)
    .execute()
}

export async function deleteBeat(db: Db, contentId: number, userId: number): Promise<void> {
  await db
    .deleteFrom('content_presence')
    .where('content_id', '=', contentId)
    .where('user_id', '=', userId)
    .execute()
}

export async function deleteOldBeats(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('content_presence').where('seen_at', '<', before).execute()
}

export function selectBeatsOf(db: Db, userId: number) {
  return db
    .selectFrom('content_presence')
    .select(['content_id', 'since', 'seen_at'])
    .where('user_id', '=', userId)
    .orderBy('seen_at', 'desc')
    .execute()
}

export async function deleteBeatsOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('content_presence').where('user_id', '=', userId).execute()
}
