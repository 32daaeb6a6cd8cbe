import { sql, type RawBuilder } from 'kysely'
import type { EventAnswers, EventQuestion } from '@kiosque/contract/domain/event-questions'
import type { ChosenSlots, EventSession } from '@kiosque/contract/domain/event-sessions'
import type { RegistrationStatus } from '@kiosque/contract/domain/events'
import type { AttendeeBody } from '@kiosque/contract/wire/registrations'
import type { Db } from '../db/db.ts'
import { waitingRank } from './waiting.sql.ts'

export interface AttendeeRow {
  id: number
  first_name: string
  last_name: string
  email: string | null
  position_id: number
  user_id: number | null
  checked_in_at: string | null
  certificate_code: string | null
  rating: number | null
}

export interface RegistrationRow {
  id: number
  event_id: number
  title: string
  starts_at: Date
  ends_at: Date
  event_status: string
  registration_deadline: Date | null
  drugstore_id: number
  drugstore: string
  city: string
  cip_officine: string
  status: RegistrationStatus
  comment: string
  is_approved: boolean
  confirm_by: Date | null
  answers: EventAnswers
  slots: ChosenSlots
  questions: EventQuestion[]
  sessions: EventSession[]
  waiting_rank: number | null
  created_by: number | null
  author: string | null
  created_at: Date
  updated_at: Date
  attendees: AttendeeRow[]
}

/** Which registrations somebody may read; an empty one is everything. */
export interface Reach {
  /** Of this pharmacy, or made by this person. */
  drugstoreId?: number | null
  userId?: number
  /** Of the pharmacies of these zones. */
  zones?: readonly number[]
}

function inReach({ drugstoreId, userId, zones }: Reach): RawBuilder<boolean> {
  if (zones !== undefined) return sql`d.zone_id = ANY (${[...zones]}::int[])`
  if (userId === undefined) return sql`true`
  return sql`(r.drugstore_id = ${drugstoreId ?? null}::int OR r.created_by = ${userId}::int)`
}

const COLUMNS = sql`
  r.id, r.event_id, e.title, e.starts_at, e.ends_at, e.status AS event_status, e.registration_deadline,
  r.drugstore_id, d.name AS drugstore, d.city, d.cip_officine, r.status, r.comment, r.created_by,
  nullif(trim(concat(u.first_name, ' ', u.last_name)), '') AS author, r.created_at, r.updated_at,
  r.is_approved, r.confirm_by, r.answers, r.slots, e.questions, e.sessions, ${waitingRank} AS waiting_rank,
  coalesce((SELECT json_agg(json_build_object('id', a.id, 'first_name', a.first_name, 'last_name', a.last_name,
      'email', a.email, 'position_id', a.position_id, 'user_id', a.user_id, 'checked_in_at', a.checked_in_at,
      'certificate_code', a.certificate_code, 'rating', a.rating)
      ORDER BY a.id) FROM registration_attendees a WHERE a.registration_id = r.id), '[]') AS attendees`

const SOURCE = sql`
  FROM registrations r JOIN events e ON e.id = r.event_id JOIN drugstores d ON d.id = r.drugstore_id
  LEFT JOIN users u ON u.id = r.created_by AND u.erased_at IS NULL`

export interface RegistrationFilter {
  reach: Reach
  eventId?: number | undefined
  status?: RegistrationStatus | undefined
  /** True: what this person made, or comes by. */
  mine?: { userId: number; isWanted: boolean } | undefined
}

function conditions({ reach, eventId, status, mine }: RegistrationFilter): RawBuilder<boolean> {
  const parts = [inReach(reach)]
  if (eventId !== undefined) parts.push(sql`r.event_id = ${eventId}::int`)
  if (status !== undefined) parts.push(sql`r.status = ${status}`)
  if (mine !== undefined) {
    const isTheirs = sql`coalesce(r.created_by = ${mine.userId}::int OR EXISTS (
      SELECT FROM registration_attendees a WHERE a.registration_id = r.id AND a.user_id = ${mine.userId}::int), false)`
    parts.push(sql`${isTheirs} = ${mine.isWanted}::boolean`)
  }
  return sql.join(parts, sql` AND `)
}

export async function countRegistrations(db: Db, filter: RegistrationFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count ${SOURCE} WHERE ${conditions(filter)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** The next event first, then the order of arrival. */
export async function selectRegistrations(
  db: Db,
  filter: RegistrationFilter,
  { limit, offset }: { limit: number; offset: number },
): Promise<RegistrationRow[]> {
  const order = sql`ORDER BY e.starts_at DESC, r.event_id, r.id`
  // Which ones first, then what they are: the ranks of those the page skips are not counted.
  const { rows } = await sql<RegistrationRow>`
    SELECT ${COLUMNS} ${SOURCE} WHERE r.id IN (
      SELECT r.id ${SOURCE} WHERE ${conditions(filter)} ${order} LIMIT ${limit} OFFSET ${offset}) ${order}`.execute(
    db,
  )
  return rows
}

export async function selectRegistration(
  db: Db,
  id: number,
  reach: Reach,
): Promise<RegistrationRow | undefined> {
  const { rows } = await sql<RegistrationRow>`
    SELECT ${COLUMNS} ${SOURCE} WHERE r.id = ${id}::int AND ${inReach(reach)}`.execute(db)
  return rows[0]
}

export interface NewRegistration {
  event_id: number
  drugstore_id: number
  created_by: number | null
  status: RegistrationStatus
  comment: string
  is_approved: boolean
  answers: EventAnswers
  slots: ChosenSlots
  at: Date
}

export async function insertRegistration(
  db: Db,
  { at, answers, slots, ...row }: NewRegistration,
): Promise<number> {
  const { id } = await db
    .insertInto('registrations')
    .values({
      ...row,
      answers: JSON.stringify(answers),
      slots: JSON.stringify(slots),
      created_at: at,
      updated_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export type PlacedAttendee = AttendeeBody & { user_id: number | null }

export async function insertAttendees(
  db: Db,
  registration: { id: number; event_id: number },
  attendees: readonly PlacedAttendee[],
): Promise<void> {
  if (attendees.length === 0) return
  await db
    .insertInto('registration_attendees')
    .values(
      attendees.map((attendee) => ({
        ...attendee,
        registration_id: registration.id,
        event_id: registration.event_id,
        checked_in_at: null,
      })),
    )
    .execute()
}

export async function updateAttendee(db: Db, id: number, attendee: PlacedAttendee): Promise<void> {
  await db.updateTable('registration_attendees').set(attendee).where('id', '=', id).execute()
}

export async function deleteAttendees(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await db
    .deleteFrom('registration_attendees')
    .where('id', 'in', [...ids])
    .execute()
}

export async function updateRegistration(
  db: Db,
  id: number,
  row: {
    status?: RegistrationStatus
    comment?: string
    confirm_by?: Date | null
    is_approved?: boolean
    answers?: string
    slots?: string
    updated_at: Date
  },
): Promise<void> {
  await db.updateTable('registrations').set(row).where('id', '=', id).execute()
}

/** Nobody of it comes any more: the same people may be registered anew. */
export async function deactivateAttendees(db: Db, registrationId: number): Promise<void> {
  await db
    .updateTable('registration_attendees')
    .set({ is_active: false, checked_in_at: null })
    .where('registration_id', '=', registrationId)
    .execute()
}

/** People a pharmacy brings, besides those of one of its registrations. */
export async function countSeatsOf(
  db: Db,
  { eventId, drugstoreId, exceptId }: { eventId: number; drugstoreId: number; exceptId: number | null },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM registration_attendees a JOIN registrations r ON r.id = a.registration_id
     WHERE r.event_id = ${eventId}::int AND r.drugstore_id = ${drugstoreId}::int AND r.status <> 'cancelled'
       AND r.id IS DISTINCT FROM ${exceptId}::int`.execute(db)
  return rows[0]?.count ?? 0
}

/** Of these addresses, those that already come by another registration. */
export async function selectTaken(
  db: Db,
  eventId: number,
  emails: readonly string[],
  exceptId: number | null,
): Promise<Set<string>> {
  const { rows } = await sql<{ email: string }>`
    SELECT lower(email) AS email FROM registration_attendees
     WHERE event_id = ${eventId}::int AND is_active AND lower(email) = ANY (${[...emails]}::text[])
       AND registration_id IS DISTINCT FROM ${exceptId}::int`.execute(db)
  return new Set(rows.map((row) => row.email))
}

/** Whose addresses these are, and whether they are of this pharmacy's team. */
export async function selectPeopleByEmail(
  db: Db,
  emails: readonly string[],
  drugstoreId: number,
): Promise<{ email: string; user_id: number; is_of_team: boolean }[]> {
  const { rows } = await sql<{ email: string; user_id: number; is_of_team: boolean }>`
    SELECT lower(u.email) AS email, u.id AS user_id, EXISTS (SELECT FROM accounts a
             WHERE a.user_id = u.id AND a.drugstore_id = ${drugstoreId}::int) AS is_of_team
      FROM users u WHERE lower(u.email) = ANY (${[...emails]}::text[]) AND u.erased_at IS NULL`.execute(db)
  return rows
}

export async function hasEnabledDrugstore(db: Db, id: number): Promise<boolean> {
  const row = await db
    .selectFrom('drugstores')
    .select('id')
    .where('id', '=', id)
    .where('is_disabled', '=', false)
    .executeTakeFirst()
  return row !== undefined
}
