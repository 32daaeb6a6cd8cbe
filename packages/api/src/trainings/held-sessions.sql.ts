import { sql } from 'kysely'
import type { HeldSession } from '@kiosque/contract/domain/training-followed'
import { targetHolds } from '../audience/audience.predicate.ts'
import type { Member } from '../audience/visible-targets.ts'
import type { Db } from '../db/db.ts'

/** The sessions of a training in the agenda that somebody could come to, or was registered for. */
export function selectHeldSessions(db: Db, trainingId: number, viewer: Member): Promise<HeldSession[]> {
  const comes = sql<boolean>`EXISTS (
    SELECT FROM registration_attendees a JOIN registrations r ON r.id = a.registration_id
     WHERE r.event_id = events.id AND r.status = 'confirmed' AND a.is_active
       AND a.user_id = ${viewer.user_id}::int)`
  return db
    .selectFrom('events')
    .select(['starts_at', 'ends_at'])
    .where('training_id', '=', trainingId)
    .where('status', '=', 'published')
    .where((eb) => eb.or([targetHolds('events', viewer), comes]))
    .execute()
}
