import { sql } from 'kysely'
import type { VisitStatus } from '@kiosque/contract/domain/visit-words'
import type { Db } from '../db/db.ts'

export interface VisitRow {
  id: number
  drugstore_id: number
  content_id: number
  status: VisitStatus
  slots: Date[]
  slot: Date | null
  people: number
  message: string
  comment: string
  created_at: Date
  answered_at: Date | null
  requested_by: number | null
}

export interface ListedVisit extends VisitRow {
  kind: string
  slug: string
  title: string
  fields: unknown
  laboratory: string | null
  requester: string | null
  present: string[]
}

const LISTED = sql`
  v.id, v.drugstore_id, v.content_id, v.status, v.slots, v.slot, v.people, v.message, v.comment, v.created_at,
  v.answered_at, v.requested_by, c.kind, c.slug, c.title, c.fields, l.name AS laboratory,
  nullif(trim(concat(u.first_name, ' ', u.last_name)), '') AS requester,
  ARRAY(SELECT trim(concat(p.first_name, ' ', p.last_name)) FROM training_visit_people tp
          JOIN users p ON p.id = tp.user_id WHERE tp.visit_id = v.id ORDER BY p.search_text) AS present`
const JOINED = sql`
  training_visits v
  JOIN content c ON c.id = v.content_id
  LEFT JOIN laboratories l ON l.id = c.laboratory_id
  LEFT JOIN users u ON u.id = v.requested_by`

/** What one pharmacy asked for, the newest first. */
export async function selectVisitsOf(db: Db, drugstoreId: number): Promise<ListedVisit[]> {
  const { rows } = await sql<ListedVisit>`
    SELECT ${LISTED} FROM ${JOINED} WHERE v.drugstore_id = ${drugstoreId}::int
     ORDER BY v.created_at DESC, v.id DESC LIMIT 200`.execute(db)
  return rows
}

export async function selectVisit(db: Db, id: number): Promise<ListedVisit | undefined> {
  const { rows } = await sql<ListedVisit>`
    SELECT ${LISTED} FROM ${JOINED} WHERE v.id = ${id}::int`.execute(db)
  return rows[0]
}

/** Two answers at once are given one after the other. */
export async function lockVisit(db: Db, id: number): Promise<VisitRow | undefined> {
  const { rows } = await sql<VisitRow>`
    SELECT * FROM training_visits WHERE id = ${id}::int FOR UPDATE`.execute(db)
  return rows[0]
}

export interface NewVisit {
  drugstore_id: number
  content_id: number
  requested_by: number
  slots: readonly string[]
  people: number
  message: string
  at: Date
}

/** Null when the pharmacy has one open already: two clicks make one request. */
export async function insertVisit(db: Db, visit: NewVisit): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    INSERT INTO training_visits (drugstore_id, content_id, requested_by, slots, people, message, created_at)
    VALUES (${visit.drugstore_id}::int, ${visit.content_id}::int, ${visit.requested_by}::int,
            ${[...visit.slots]}::timestamptz[], ${visit.people}::int, ${visit.message}, ${visit.at}::timestamptz)
    ON CONFLICT (drugstore_id, content_id) WHERE status IN ('sent', 'accepted') DO NOTHING
    RETURNING id`.execute(db)
  return rows[0]?.id ?? null
}

export async function updateVisit(
  db: Db,
  id: number,
  change: { status: VisitStatus; slot?: string | null; comment?: string; by?: number; at: Date },
): Promise<void> {
  const { status, slot, comment, by, at } = change
  await db
    .updateTable('training_visits')
    .set({
      status,
      ...(slot === undefined ? {} : { slot: slot === null ? null : new Date(slot) }),
      ...(comment === undefined ? {} : { comment }),
      ...(by === undefined ? {} : { answered_by: by, answered_at: at }),
    })
    .where('id', '=', id)
    .execute()
}

export async function insertPresent(db: Db, visitId: number, userIds: readonly number[]): Promise<void> {
  await db
    .insertInto('training_visit_people')
    .values(userIds.map((user_id) => ({ visit_id: visitId, user_id })))
    .execute()
}

/** Everyone of a pharmacy who can sign in, most responsible first. */
export function selectTeam(db: Db, drugstoreId: number) {
  return db
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .select(['users.id as user_id', 'users.first_name', 'users.last_name', 'accounts.type'])
    .where('accounts.drugstore_id', '=', drugstoreId)
    .where('users.erased_at', 'is', null)
    .where('users.disabled_at', 'is', null)
    .orderBy('accounts.type', 'desc')
    .orderBy('users.search_text')
    .execute()
}

/** Who of the head office answers, and so hears of it. */
export async function selectDesk(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('right_id', 'in', [1, 2])
    .where('erased_at', 'is', null)
    .where('disabled_at', 'is', null)
    .execute()
  return rows.map(({ id }) => id)
}

export function selectVisitsByPerson(db: Db, userId: number) {
  return db
    .selectFrom('training_visits')
    .select(['content_id', 'slots', 'slot', 'people', 'message', 'status', 'created_at'])
    .where('requested_by', '=', userId)
    .orderBy('id')
    .execute()
}

export async function forgetVisitor(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('training_visit_people').where('user_id', '=', userId).execute()
  await db
    .updateTable('training_visits')
    .set({ requested_by: null })
    .where('requested_by', '=', userId)
    .execute()
  await db
    .updateTable('training_visits')
    .set({ answered_by: null })
    .where('answered_by', '=', userId)
    .execute()
}
