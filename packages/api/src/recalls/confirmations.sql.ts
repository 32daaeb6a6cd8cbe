import { sql, type RawBuilder } from 'kysely'
import type { FoundLot, RecallOutcome } from '@kiosque/contract/domain/recalls'
import type { Db } from '../db/db.ts'
import { json } from '../db/json.ts'
import { recallLink, type RecallRow } from './recalls.sql.ts'

export interface PlaceRow {
  recall_id: number
  drugstore_id: number
  name: string
  /** The highest role the person has there. */
  type: number
  outcome: RecallOutcome | null
  found: FoundLot[]
  quantity: number
  comment: string
  confirmed_at: Date | null
  confirmed_name: string
  is_by_phone: boolean
}

/**
 * The pharmacies of a person that these recalls went to, with what each answered. Sought from their few pharmacies on,
 * each by its key: just after a recall left, the database does not know yet that its lines are twenty thousand.
 */
export async function selectPlaces(
  db: Db,
  userId: number,
  recallIds: readonly number[],
): Promise<PlaceRow[]> {
  const { rows } = await sql<PlaceRow>`
    SELECT p.recall_id, p.drugstore_id, d.name, own.type, p.outcome, p.found, p.quantity, p.comment,
           p.confirmed_at, p.confirmed_name, p.is_by_phone
      FROM (SELECT drugstore_id, max(type) AS type FROM accounts
             WHERE user_id = ${userId}::int AND drugstore_id IS NOT NULL AND type > 0
             GROUP BY drugstore_id OFFSET 0) own
      JOIN drugstores d ON d.id = own.drugstore_id AND NOT d.is_disabled
     CROSS JOIN LATERAL (SELECT * FROM recall_pharmacies
             WHERE drugstore_id = d.id AND recall_id = ANY (${[...recallIds]}::int[]) OFFSET 0) p
     ORDER BY d.id`.execute(db)
  return rows
}

const OWN = (userId: number) => sql`
  recalls.status <> 'draft' AND EXISTS (
    SELECT FROM recall_pharmacies p JOIN accounts a ON a.drugstore_id = p.drugstore_id AND a.type > 0
     WHERE p.recall_id = recalls.id AND a.user_id = ${userId}::int)`

/** What was asked of somebody's pharmacies, what is under way first. */
export function selectOwnRecalls(
  db: Db,
  userId: number,
  page: { limit: number; offset: number },
): Promise<Omit<RecallRow, 'target'>[]> {
  return db
    .selectFrom('recalls')
    .selectAll()
    .where(sql<boolean>`${OWN(userId)}`)
    .orderBy(sql`status = 'closed'`)
    .orderBy('opened_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
}

export async function countOwnRecalls(db: Db, userId: number): Promise<number> {
  const row = await db
    .selectFrom('recalls')
    .select(sql<number>`count(*)::int`.as('total'))
    .where(sql<boolean>`${OWN(userId)}`)
    .executeTakeFirstOrThrow()
  return row.total
}

export interface Answered {
  recallId: number
  drugstoreId: number
  outcome: RecallOutcome
  found: readonly FoundLot[]
  comment: string
  by: number
  name: string
  isByPhone: boolean
  at: Date
}

/** The first answer counts: false where there is one already. */
export async function insertAnswer(db: Db, answered: Answered): Promise<boolean> {
  const { recallId, drugstoreId, outcome, found, comment, by, name, isByPhone, at } = answered
  const done = await db
    .updateTable('recall_pharmacies')
    .set({
      outcome,
      found: json([...found]),
      quantity: found.reduce((sum, { quantity }) => sum + quantity, 0),
      comment,
      confirmed_at: at,
      confirmed_by: by,
      confirmed_name: name,
      is_by_phone: isByPhone,
    })
    .where('recall_id', '=', recallId)
    .where('drugstore_id', '=', drugstoreId)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return done.numUpdatedRows === 1n
}

/** As if it had not answered: false where it had not. */
export async function clearAnswer(db: Db, recallId: number, drugstoreId: number): Promise<boolean> {
  const done = await db
    .updateTable('recall_pharmacies')
    .set({
      outcome: null,
      found: json([]),
      quantity: 0,
      comment: '',
      confirmed_at: null,
      confirmed_by: null,
      confirmed_name: '',
      is_by_phone: false,
    })
    .where('recall_id', '=', recallId)
    .where('drugstore_id', '=', drugstoreId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  return done.numUpdatedRows === 1n
}

export function selectPlace(db: Db, recallId: number, drugstoreId: number) {
  return db
    .selectFrom('recall_pharmacies')
    .innerJoin('drugstores', 'drugstores.id', 'recall_pharmacies.drugstore_id')
    .selectAll('recall_pharmacies')
    .select(['drugstores.name', 'drugstores.zone_id'])
    .where('recall_id', '=', recallId)
    .where('drugstore_id', '=', drugstoreId)
    .executeTakeFirst()
}

/** What was told about a recall: when it left, and each reminder. */
const sendsAbout = (recallId: number) =>
  sql`SELECT id FROM notification_sends WHERE topic = 'recall' AND link = ${recallLink(recallId)}`

/**
 * Marks the notification of the recall as read for a team, but for those of it who have another pharmacy that is still to answer.
 * The team is given by its ids and what is still to answer is counted, not sought by NOT EXISTS: joined as sets, both
 * made PostgreSQL walk through all the silent pharmacies of the network at each answer.
 */
export async function settleTeam(
  db: Db,
  { recallId, teamIds, at }: { recallId: number; teamIds: readonly number[]; at: Date },
): Promise<void> {
  await sql`
    UPDATE notifications n SET read_at = ${at}::timestamptz
     WHERE n.user_id = ANY (${[...teamIds]}::int[]) AND n.read_at IS NULL
       AND n.send_id = ANY (ARRAY(${sendsAbout(recallId)}))
       AND (SELECT count(*) FROM recall_pharmacies p WHERE p.recall_id = ${recallId}::int
             AND p.drugstore_id = ANY (n.drugstore_ids) AND p.confirmed_at IS NULL) = 0`.execute(db)
}

/** It waits for them again. */
export async function unsettleTeam(
  db: Db,
  { recallId, drugstoreId }: { recallId: number; drugstoreId: number },
): Promise<void> {
  await sql`
    UPDATE notifications n SET read_at = NULL
     WHERE n.send_id IN (${sendsAbout(recallId)})
       AND n.user_id IN (SELECT user_id FROM accounts WHERE drugstore_id = ${drugstoreId}::int)`.execute(db)
}

export async function selectTeamIds(db: Db, drugstoreId: number): Promise<number[]> {
  const rows = await db
    .selectFrom('accounts')
    .select('user_id')
    .distinct()
    .where('drugstore_id', '=', drugstoreId)
    .limit(500)
    .execute()
  return rows.map(({ user_id }) => user_id)
}

export async function selectName(db: Db, userId: number): Promise<string> {
  const row = await db
    .selectFrom('users')
    .select(['first_name', 'last_name'])
    .where('id', '=', userId)
    .executeTakeFirst()
  return row === undefined ? '' : `${row.first_name} ${row.last_name}`.trim()
}

/** Recalls that wait for an answer of somebody's pharmacies, for what they have to do. */
export const waitingFor = (userId: number): RawBuilder<{ content_id: number }> => sql`
  SELECT DISTINCT p.recall_id AS content_id
    FROM accounts a JOIN recall_pharmacies p ON p.drugstore_id = a.drugstore_id AND p.confirmed_at IS NULL
    JOIN recalls r ON r.id = p.recall_id AND r.status = 'open'
   WHERE a.user_id = ${userId}::int AND a.type > 0`
