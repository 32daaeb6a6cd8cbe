import { contentPath } from '@kiosque/contract/kinds/define-kind'
import { kinds } from '@kiosque/contract/kinds/registry'
import type { EventCard } from '@kiosque/contract/wire/events'
import type { Member } from '../audience/visible-targets.ts'
import type { Db } from '../db/db.ts'
import { isHeadOffice } from '../http/viewer.ts'
import { completeFor } from '../trainings/followed-courses.service.ts'
import type { EventRow } from './events.sql.ts'
import { selectPresent, selectTrainings } from './training-sessions.sql.ts'

export type Trainings = ReadonlyMap<number, NonNullable<EventCard['training']>>

/** The trainings these events are sessions of, as far as the reader sees them; the head office sees its drafts. */
export async function trainingsOf(
  db: Db,
  rows: readonly EventRow[],
  { viewer, now }: { viewer: Member; now: Date },
): Promise<Trainings> {
  const ids = [...new Set(rows.flatMap(({ training_id }) => training_id ?? []))]
  if (ids.length === 0) return new Map()
  const found = await selectTrainings(db, ids, isHeadOffice(viewer) ? null : viewer, now)
  return new Map(
    found.map(({ id, slug, title }) => [
      id,
      { id, title, url: contentPath(kinds.laboratory_training, { id, slug }) },
    ]),
  )
}

export async function isTraining(db: Db, id: number): Promise<boolean> {
  return (await selectTrainings(db, [id], null, new Date(0))).length === 1
}

/** Whoever was at a session that is over followed its training: nobody has to say so again. */
export async function followTraining(
  trx: Db,
  { id, training_id: trainingId, ends_at }: EventRow,
  { attendeeIds, now }: { attendeeIds: readonly number[]; now: Date },
): Promise<void> {
  if (trainingId === null || now < ends_at) return
  const userIds = await selectPresent(trx, id, attendeeIds)
  if (userIds.length > 0) await completeFor(trx, userIds, trainingId, ends_at)
}
