import { sql, type RawBuilder } from 'kysely'
import type { RegistrationStatus } from '@kiosque/contract/domain/events'
import type { Db } from '../db/db.ts'
import { likePatterns } from '../kit/search-text.ts'

export interface DeskRow {
  id: number
  registration_id: number
  first_name: string
  last_name: string
  email: string | null
  position_id: number
  checked_in_at: Date | null
  status: RegistrationStatus
  waiting_rank: number | null
  comment: string
  drugstore_id: number
  drugstore: string
  city: string
  cip_officine: string
  registered_at: Date
}

export interface DeskFilter {
  eventId: number
  q?: string | undefined
  status?: RegistrationStatus | undefined
  positionId?: number | undefined
  isPresent?: boolean | undefined
}

function conditions({ eventId, q, status, positionId, isPresent }: DeskFilter): RawBuilder<boolean> {
  const parts: RawBuilder<unknown>[] = [sql`r.event_id = ${eventId}::int`]
  if (status !== undefined) parts.push(sql`r.status = ${status}`)
  if (positionId !== undefined) parts.push(sql`a.position_id = ${positionId}::int`)
  if (isPresent !== undefined) parts.push(sql`(a.checked_in_at IS NOT NULL) = ${isPresent}::boolean`)
  for (const pattern of likePatterns(q ?? ''))
    parts.push(sql`(translate(lower(concat_ws(' ', a.first_name, a.last_name, a.email)),
      'àâäçéèêëîïôöùûüÿñ', 'aaaceeeeiioouuuyn') LIKE ${pattern} OR d.search_text LIKE ${pattern})`)
  return sql`${sql.join(parts, sql` AND `)}`
}

const SOURCE = sql`FROM registration_attendees a JOIN registrations r ON r.id = a.registration_id
  JOIN drugstores d ON d.id = r.drugstore_id`

const COLUMNS = sql`a.id, a.registration_id, a.first_name, a.last_name, a.email, a.position_id, a.checked_in_at,
  r.status, r.comment, r.drugstore_id, d.name AS drugstore, d.city, d.cip_officine, r.created_at AS registered_at,
  CASE WHEN r.status = 'waiting' THEN (SELECT count(*)::int FROM registrations w
    WHERE w.event_id = r.event_id AND w.status = 'waiting' AND w.id <= r.id) END AS waiting_rank`

export async function countDeskAttendees(db: Db, filter: DeskFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count ${SOURCE} WHERE ${conditions(filter)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** In the order they arrived; those who withdrew at the end. */
export async function selectDeskAttendees(
  db: Db,
  filter: DeskFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<DeskRow[]> {
  const { rows } = await sql<DeskRow>`
    SELECT ${COLUMNS} ${SOURCE} WHERE ${conditions(filter)}
     ORDER BY r.status = 'cancelled', r.id, a.id LIMIT ${limit} OFFSET ${offset}`.execute(db)
  return rows
}

/** For the export, page after page. */
export async function selectAttendeesAfter(
  db: Db,
  eventId: number,
  afterId: number,
  size: number,
): Promise<DeskRow[]> {
  const { rows } = await sql<DeskRow>`
    SELECT ${COLUMNS} ${SOURCE} WHERE r.event_id = ${eventId}::int AND a.id > ${afterId}::int
     ORDER BY a.id LIMIT ${size}`.execute(db)
  return rows
}

export async function selectCounts(db: Db, eventId: number) {
  const { rows } = await sql<{ confirmed: number; waiting: number; drugstores: number; present: number }>`
    SELECT count(*) FILTER (WHERE r.status = 'confirmed')::int AS confirmed,
           count(*) FILTER (WHERE r.status = 'waiting')::int AS waiting,
           count(DISTINCT r.drugstore_id) FILTER (WHERE r.status = 'confirmed')::int AS drugstores,
           count(a.checked_in_at) FILTER (WHERE r.status = 'confirmed')::int AS present
      FROM registration_attendees a JOIN registrations r ON r.id = a.registration_id
     WHERE r.event_id = ${eventId}::int`.execute(db)
  return rows[0] ?? { confirmed: 0, waiting: 0, drugstores: 0, present: 0 }
}
