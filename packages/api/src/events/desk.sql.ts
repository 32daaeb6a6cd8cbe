import { sql, type RawBuilder } from 'kysely'
import type { EventAnswers } from '@kiosque/contract/domain/event-questions'
import type { ChosenSlots } from '@kiosque/contract/domain/event-sessions'
import type { RegistrationStatus, Standing } from '@kiosque/contract/domain/events'
import type { Db } from '../db/db.ts'
import { likePatterns } from '../kit/search-text.ts'
import { selectRanksOf } from './waiting.sql.ts'

export interface DeskRow {
  id: number
  registration_id: number
  first_name: string
  last_name: string
  email: string | null
  position_id: number
  checked_in_at: Date | null
  status: RegistrationStatus
  is_approved: boolean
  confirm_by: Date | null
  answers: EventAnswers
  slots: ChosenSlots
  rating: number | null
  rating_comment: string
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
  standing?: Standing | undefined
  positionId?: number | undefined
  isPresent?: boolean | undefined
  /** Only these people. */
  ids?: readonly number[] | undefined
}

/** The same as `standingOf`, for the database. */
const STANDING = sql`CASE WHEN r.status = 'waiting' AND NOT r.is_approved THEN 'to_approve'
  WHEN r.status = 'confirmed' AND r.confirm_by IS NOT NULL THEN 'to_confirm' ELSE r.status END`

function conditions({ eventId, q, standing, positionId, isPresent, ids }: DeskFilter): RawBuilder<boolean> {
  const parts: RawBuilder<unknown>[] = [sql`r.event_id = ${eventId}::int`]
  if (standing !== undefined) parts.push(sql`${STANDING} = ${standing}`)
  if (ids !== undefined) parts.push(sql`a.id = ANY (${[...ids]}::int[])`)
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
  r.status, r.is_approved, r.confirm_by, r.answers, r.slots, a.rating, a.rating_comment, r.comment, r.drugstore_id, d.name AS drugstore, d.city, d.cip_officine, r.created_at AS registered_at`

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
  const { rows } = await sql<Omit<DeskRow, 'waiting_rank'>>`
    SELECT ${COLUMNS} ${SOURCE} WHERE ${conditions(filter)}
     ORDER BY r.status = 'cancelled', r.id, a.id LIMIT ${limit} OFFSET ${offset}`.execute(db)
  // Counted for the page alone: beside its rows, the places of all those it skips would be counted too.
  const waiting = rows.filter(({ status }) => status === 'waiting').map((row) => row.registration_id)
  const ranks = await selectRanksOf(db, waiting)
  return rows.map((row) => ({ ...row, waiting_rank: ranks.get(row.registration_id) ?? null }))
}

/** For the export, page after page; the places on the waiting list are counted once for all (`selectRanks`). */
export async function selectAttendeesAfter(
  db: Db,
  eventId: number,
  afterId: number,
  size: number,
): Promise<Omit<DeskRow, 'waiting_rank'>[]> {
  const { rows } = await sql<Omit<DeskRow, 'waiting_rank'>>`
    SELECT ${COLUMNS} ${SOURCE}
     WHERE r.event_id = ${eventId}::int AND a.event_id = ${eventId}::int AND a.id > ${afterId}::int
     ORDER BY a.id LIMIT ${size}`.execute(db)
  return rows
}

const NOBODY = { confirmed: 0, waiting: 0, to_approve: 0, to_confirm: 0, drugstores: 0, present: 0 }

export async function selectCounts(db: Db, eventId: number) {
  const { rows } = await sql<typeof NOBODY>`
    SELECT count(*) FILTER (WHERE r.status = 'confirmed')::int AS confirmed,
           count(*) FILTER (WHERE r.status = 'waiting')::int AS waiting,
           count(*) FILTER (WHERE ${STANDING} = 'to_approve')::int AS to_approve,
           count(*) FILTER (WHERE ${STANDING} = 'to_confirm')::int AS to_confirm,
           count(DISTINCT r.drugstore_id) FILTER (WHERE r.status = 'confirmed')::int AS drugstores,
           count(a.checked_in_at) FILTER (WHERE r.status = 'confirmed')::int AS present
      FROM registration_attendees a JOIN registrations r ON r.id = a.registration_id
     WHERE r.event_id = ${eventId}::int`.execute(db)
  return rows[0] ?? NOBODY
}

/** How many gave each mark. */
export async function selectRatings(db: Db, eventId: number): Promise<{ rating: number; count: number }[]> {
  const { rows } = await sql<{ rating: number; count: number }>`
    SELECT rating, count(*)::int AS count FROM registration_attendees
     WHERE event_id = ${eventId}::int AND rating IS NOT NULL GROUP BY rating`.execute(db)
  return rows
}

/** Whom a word reaches: those of a filter who come or wait; who withdrew only where they are asked for by name. */
export async function selectReached(
  db: Db,
  filter: DeskFilter,
): Promise<{ email: string | null; user_id: number | null; drugstore_id: number }[]> {
  const isNamed = filter.standing === 'cancelled'
  const { rows } = await sql<{ email: string | null; user_id: number | null; drugstore_id: number }>`
    SELECT lower(a.email) AS email, a.user_id, r.drugstore_id ${SOURCE}
     WHERE ${conditions(filter)} AND (${isNamed}::boolean OR r.status <> 'cancelled') ORDER BY a.id`.execute(
    db,
  )
  return rows
}
