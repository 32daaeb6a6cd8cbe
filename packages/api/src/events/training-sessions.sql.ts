import { sql } from 'kysely'
import { isVisibleContent } from '../audience/audience.predicate.ts'
import type { Reader } from '../audience/visible-targets.ts'
import type { Db } from '../db/db.ts'

const KIND = 'laboratory_training'

/** Those of these trainings that a reader sees; all of them for the desk, which links drafts too. */
export function selectTrainings(db: Db, ids: readonly number[], reader: Reader | null, now: Date) {
  return db
    .selectFrom('content')
    .select(['id', 'slug', 'title'])
    .where('kind', '=', KIND)
    .where('id', '=', sql<number>`ANY (${[...ids]}::int[])`)
    .where(reader === null ? sql<boolean>`true` : isVisibleContent('content', reader, now))
    .execute()
}

/** Of these people, the members of the network who were noted present. */
export async function selectPresent(db: Db, eventId: number, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    SELECT DISTINCT user_id FROM registration_attendees
     WHERE event_id = ${eventId}::int AND id = ANY (${[...ids]}::int[]) AND is_active
       AND checked_in_at IS NOT NULL AND user_id IS NOT NULL`.execute(db)
  return rows.map(({ user_id }) => user_id)
}
