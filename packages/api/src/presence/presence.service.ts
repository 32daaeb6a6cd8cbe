import type { Kind } from '@kiosque/contract/kinds/define-kind'
import type { Presence } from '@kiosque/contract/wire/presence'
import type { Db } from '../db/db.ts'
import { notFound } from '../errors.ts'
import { deleteBeat, deleteOldBeats, selectIsContent, selectOthers, upsertBeat } from './presence.sql.ts'

/** Editors beat every 20 s; a tab in the background, once a minute. Past this nobody is there any more. */
const FRESH_MS = 90_000
const KEPT_MS = 24 * 3_600_000

interface Visit {
  kind: Kind
  id: number
  userId: number
  now: Date
}

/** Says one is still there, and answers who else is. */
export async function beat(db: Db, visit: Visit): Promise<Presence> {
  await requireContent(db, visit)
  const { id, userId, now } = visit
  await upsertBeat(db, { content_id: id, user_id: userId, now, fresh: freshAt(now) })
  await deleteOldBeats(db, new Date(now.getTime() - KEPT_MS))
  return others(db, visit)
}

export async function readPresence(db: Db, visit: Visit): Promise<Presence> {
  await requireContent(db, visit)
  return others(db, visit)
}

export async function leaveContent(db: Db, visit: Visit): Promise<void> {
  await deleteBeat(db, visit.id, visit.userId)
}

const freshAt = (now: Date) => new Date(now.getTime() - FRESH_MS)

async function requireContent(db: Db, { kind, id }: Visit): Promise<void> {
  if (!(await selectIsContent(db, kind.key, id))) throw notFound()
}

async function others(db: Db, { id, userId, now }: Visit): Promise<Presence> {
  const rows = await selectOthers(db, id, userId, freshAt(now))
  return { data: rows.map((row) => ({ ...row, since: row.since.toISOString() })) }
}
