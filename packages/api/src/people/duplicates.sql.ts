import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../db/db.ts'

export type DuplicateKind = 'user' | 'drugstore'

export interface Pair {
  first_id: number
  second_id: number
  reason: string
}

/** Same name, and the same phone, RPPS or nearly the same e-mail. The head office's people are not merged. */
const USER_PAIRS = sql<Pair>`
  SELECT a.id AS first_id, b.id AS second_id,
         CASE WHEN a.rpps = b.rpps THEN 'Même nom et même RPPS'
              WHEN a.phone = b.phone THEN 'Même nom et même téléphone'
              ELSE 'Même nom et e-mail proche' END AS reason
    FROM users a JOIN users b
      ON fold(b.last_name) = fold(a.last_name) AND fold(b.first_name) = fold(a.first_name) AND b.id > a.id
   WHERE a.erased_at IS NULL AND b.erased_at IS NULL AND a.right_id IS NULL AND b.right_id IS NULL
     AND (a.rpps = b.rpps OR a.phone = b.phone
       OR split_part(lower(a.email), '@', 1) = split_part(lower(b.email), '@', 1)
       OR similarity(lower(a.email), lower(b.email)) >= 0.6)`

/** Same SIRET, or nearly the same name at the same postcode. */
const DRUGSTORE_PAIRS = sql<Pair>`
  SELECT first_id, second_id, min(reason) AS reason FROM (
    SELECT a.id AS first_id, b.id AS second_id, 'Même SIRET' AS reason
      FROM drugstores a JOIN drugstores b ON b.siret = a.siret AND b.id > a.id
    UNION ALL
    SELECT a.id, b.id, 'Nom proche et même code postal'
      FROM drugstores a JOIN drugstores b ON b.postcode = a.postcode AND b.id > a.id
     WHERE similarity(fold(a.name), fold(b.name)) >= 0.7) found
   GROUP BY first_id, second_id`

const PAIRS: Record<DuplicateKind, RawBuilder<Pair>> = { user: USER_PAIRS, drugstore: DRUGSTORE_PAIRS }

interface Asked {
  limit: number
  offset: number
  /** Those that were found to be two, instead of those that may be one. */
  isDismissed: boolean
}

const kept = (kind: DuplicateKind, isDismissed: boolean) => sql`
  ${sql.raw(isDismissed ? 'EXISTS' : 'NOT EXISTS')} (SELECT FROM duplicate_dismissals d
    WHERE d.kind = ${kind} AND d.first_id = pairs.first_id AND d.second_id = pairs.second_id)`

/** A page of pairs, and how many there are in all: a page past the last says it too. */
export async function selectPairs(
  db: Db,
  kind: DuplicateKind,
  { limit, offset, isDismissed }: Asked,
): Promise<{ pairs: Pair[]; total: number }> {
  const where = kept(kind, isDismissed)
  const { rows: pairs } = await sql<Pair>`
    SELECT * FROM (${PAIRS[kind]}) pairs WHERE ${where}
     ORDER BY first_id, second_id LIMIT ${limit} OFFSET ${offset}`.execute(db)
  const counted = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM (${PAIRS[kind]}) pairs WHERE ${where}`.execute(db)
  return { pairs, total: counted.rows[0]?.total ?? 0 }
}

type Dismissed = { kind: DuplicateKind; first_id: number; second_id: number }

/** False when it was so already. */
export async function insertDismissal(db: Db, pair: Dismissed, at: Date): Promise<boolean> {
  const row = await db
    .insertInto('duplicate_dismissals')
    .values({ ...pair, at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('first_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteDismissal(db: Db, pair: Dismissed): Promise<boolean> {
  const row = await db
    .deleteFrom('duplicate_dismissals')
    .where('kind', '=', pair.kind)
    .where('first_id', '=', pair.first_id)
    .where('second_id', '=', pair.second_id)
    .returning('first_id')
    .executeTakeFirst()
  return row !== undefined
}
