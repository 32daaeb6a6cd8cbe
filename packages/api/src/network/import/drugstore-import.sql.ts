import { sql } from 'kysely'
import type { Db } from '../../db/db.ts'
import { drugstoreSearchText } from '../../kit/search-text.ts'

export interface ImportedDrugstore {
  cip_officine: string
  siret: string
  name: string
  city: string
  group_id: number
  finess: string | null
  address: string | null
  postcode: string | null
  phone: string | null
  email: string | null
  zone_id: number | null
  packs: string[]
}

/** Those already in the network, in the shape of a line. */
export function selectByCips(db: Db, cips: string[]): Promise<ImportedDrugstore[]> {
  return db
    .selectFrom('drugstores')
    .select(['cip_officine', 'siret', 'name', 'city', 'group_id', 'finess', 'address', 'postcode'])
    .select(['phone', 'email', 'zone_id'])
    .select(
      sql<string[]>`ARRAY(SELECT p.pack_key FROM drugstore_packs p
        WHERE p.drugstore_id = drugstores.id ORDER BY 1)`.as('packs'),
    )
    .where('cip_officine', 'in', cips)
    .execute()
}

/** Who has these SIRETs already: two CIP codes at most for each, enough to name another than one's own. */
export function selectBySirets(db: Db, sirets: string[]) {
  return db
    .selectFrom('drugstores')
    .select(({ fn }) => [
      'siret',
      fn.min('cip_officine').as('first_cip'),
      fn.max('cip_officine').as('last_cip'),
    ])
    .where('siret', 'in', sirets)
    .groupBy('siret')
    .execute()
}

/** Hundreds of drugstores in two statements: created, or brought up to the line. Answers which is which by CIP code. */
export async function upsertDrugstores(
  db: Db,
  rows: ImportedDrugstore[],
  at: Date,
): Promise<Map<string, number>> {
  const given = JSON.stringify(rows.map((row) => ({ ...row, search_text: drugstoreSearchText(row) })))
  const written = await sql<{ id: number; cip_officine: string }>`
    INSERT INTO drugstores (cip_officine, siret, name, city, group_id, finess, address, postcode, phone, email,
                            zone_id, search_text, created_at, updated_at)
    SELECT r.cip_officine, r.siret, r.name, r.city, r.group_id, r.finess, r.address, r.postcode, r.phone, r.email,
           r.zone_id, r.search_text, ${at}, ${at}
      FROM json_to_recordset(${given}::json) AS r (cip_officine text, siret text, name text, city text,
           group_id int, finess text, address text, postcode text, phone text, email text, zone_id int, search_text text)
    ON CONFLICT (cip_officine) DO UPDATE SET
      siret = excluded.siret, name = excluded.name, city = excluded.city, group_id = excluded.group_id,
      finess = excluded.finess, address = excluded.address, postcode = excluded.postcode, phone = excluded.phone,
      email = excluded.email, zone_id = excluded.zone_id, search_text = excluded.search_text,
      updated_at = excluded.updated_at
    RETURNING id, cip_officine`.execute(db)
  await sql`
    WITH line AS (
      SELECT d.id, r.packs FROM json_to_recordset(${given}::json) AS r (cip_officine text, packs json)
        JOIN drugstores d ON d.cip_officine = r.cip_officine
    ), gone AS (
      DELETE FROM drugstore_packs p USING line
       WHERE p.drugstore_id = line.id
         AND p.pack_key NOT IN (SELECT json_array_elements_text(line.packs))
    )
    INSERT INTO drugstore_packs (drugstore_id, pack_key)
    SELECT line.id, pack FROM line, json_array_elements_text(line.packs) AS pack
    ON CONFLICT DO NOTHING`.execute(db)
  return new Map(written.rows.map((row) => [row.cip_officine, row.id]))
}
