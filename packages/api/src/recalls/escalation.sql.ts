import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/db.ts'
import type { RecallRow } from './recalls.sql.ts'

const PEOPLE = sql`JOIN users u ON u.id = a.user_id AND u.erased_at IS NULL AND u.disabled_at IS NULL`

/** Those of the pharmacies that are asked who answer for it, each once. */
export const responsibleOf = (recallId: number): RawBuilder<unknown> => sql`
  SELECT DISTINCT u.id, u.email, u.first_name
    FROM recall_pharmacies p JOIN accounts a ON a.drugstore_id = p.drugstore_id AND a.type BETWEEN 160 AND 999
    ${PEOPLE} WHERE p.recall_id = ${recallId}::int AND p.confirmed_at IS NULL`

/** Titulaires and cotitulaires of these pharmacies while they are silent. */
export const ownersOfSilent = (recallId: number, drugstoreIds: readonly number[]): RawBuilder<unknown> => sql`
  SELECT DISTINCT u.id, u.email, u.first_name
    FROM recall_pharmacies p JOIN accounts a ON a.drugstore_id = p.drugstore_id AND a.type BETWEEN 180 AND 999
    ${PEOPLE} WHERE p.recall_id = ${recallId}::int AND p.confirmed_at IS NULL
     AND p.drugstore_id = ANY (${[...drugstoreIds]}::int[])`

/** Under way, and silent for longer than was granted. */
export function selectDueRecalls(db: Db, now: Date): Promise<Omit<RecallRow, 'target'>[]> {
  return db
    .selectFrom('recalls')
    .selectAll()
    .where('status', '=', 'open')
    .where(sql<boolean>`opened_at + make_interval(hours => escalate_after_hours) <= ${now}::timestamptz`)
    .where(sql<boolean>`EXISTS (SELECT FROM recall_pharmacies p WHERE p.recall_id = recalls.id
        AND p.confirmed_at IS NULL AND p.escalated_at IS NULL)`)
    .orderBy('id')
    .execute()
}

export interface Silent {
  drugstore_id: number
  name: string
  city: string
  phone: string | null
  zone_id: number | null
}

/** Takes the silent pharmacies upon oneself, once: another process finds none. */
export async function claimSilent(db: Db, recallId: number, now: Date): Promise<Silent[]> {
  const { rows } = await sql<Silent>`
    UPDATE recall_pharmacies p SET escalated_at = ${now}::timestamptz FROM drugstores d
     WHERE p.recall_id = ${recallId}::int AND p.confirmed_at IS NULL AND p.escalated_at IS NULL AND d.id = p.drugstore_id
    RETURNING p.drugstore_id, d.name, d.city, d.phone, d.zone_id`.execute(db)
  return rows
}

/** The advisers of these zones. */
export async function selectAdvisers(
  db: Db,
  zoneIds: readonly number[],
): Promise<{ email: string; first_name: string; zone_ids: number[] }[]> {
  const { rows } = await sql<{ email: string; first_name: string; zone_ids: number[] }>`
    SELECT u.email, u.first_name, array_agg(z.zone_id) AS zone_ids
      FROM users u JOIN user_zones z ON z.user_id = u.id AND z.zone_id = ANY (${[...zoneIds]}::int[])
     WHERE u.right_id = 3 AND u.erased_at IS NULL AND u.disabled_at IS NULL AND u.email IS NOT NULL
       AND EXISTS (SELECT FROM accounts a WHERE a.user_id = u.id AND a.type = 1000)
     GROUP BY u.id ORDER BY u.id`.execute(db)
  return rows
}

export async function countSilent(db: Db, recallId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM recall_pharmacies
     WHERE recall_id = ${recallId}::int AND confirmed_at IS NULL`.execute(db)
  return rows[0]?.total ?? 0
}

export const silentOf = (recallId: number): RawBuilder<unknown> =>
  sql`SELECT drugstore_id FROM recall_pharmacies WHERE recall_id = ${recallId}::int AND confirmed_at IS NULL`
