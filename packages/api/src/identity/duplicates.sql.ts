import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

export interface Pair {
  first_id: number
  second_id: number
  reason: string
  total: number
}

interface Page {
  limit: number
  offset: number
}

/** Same name, and the same phone, RPPS or nearly the same e-mail. The head office's people are not merged. */
export async function selectUserPairs(db: Db, { limit, offset }: Page): Promise<Pair[]> {
  const { rows } = await sql<Pair>`
    SELECT a.id AS first_id, b.id AS second_id, (count(*) OVER ())::int AS total,
           CASE WHEN a.rpps = b.rpps THEN 'Même nom et même RPPS'
                WHEN a.phone = b.phone THEN 'Même nom et même téléphone'
                ELSE 'Même nom et e-mail proche' END AS reason
      FROM users a JOIN users b
        ON fold(b.last_name) = fold(a.last_name) AND fold(b.first_name) = fold(a.first_name) AND b.id > a.id
     WHERE a.erased_at IS NULL AND b.erased_at IS NULL AND a.right_id IS NULL AND b.right_id IS NULL
       AND (a.rpps = b.rpps OR a.phone = b.phone
         OR split_part(lower(a.email), '@', 1) = split_part(lower(b.email), '@', 1)
         OR similarity(lower(a.email), lower(b.email)) >= 0.6)
     ORDER BY a.id, b.id LIMIT ${limit} OFFSET ${offset}`.execute(db)
  return rows
}

/** Same SIRET, or nearly the same name at the same postcode. */
export async function selectDrugstorePairs(db: Db, { limit, offset }: Page): Promise<Pair[]> {
  const { rows } = await sql<Pair>`
    SELECT first_id, second_id, min(reason) AS reason, (count(*) OVER ())::int AS total FROM (
      SELECT a.id AS first_id, b.id AS second_id, 'Même SIRET' AS reason
        FROM drugstores a JOIN drugstores b ON b.siret = a.siret AND b.id > a.id
      UNION ALL
      SELECT a.id, b.id, 'Nom proche et même code postal'
        FROM drugstores a JOIN drugstores b ON b.postcode = a.postcode AND b.id > a.id
       WHERE similarity(fold(a.name), fold(b.name)) >= 0.7) pairs
     GROUP BY first_id, second_id ORDER BY first_id, second_id LIMIT ${limit} OFFSET ${offset}`.execute(db)
  return rows
}
