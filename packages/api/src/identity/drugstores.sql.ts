import type { Db } from '../db/db.ts'

/** By its CIP code, locked: nobody else registers on it until this transaction ends. */
export function lockDrugstoreByCip(db: Db, cip: string) {
  return db
    .selectFrom('drugstores')
    .select(['id', 'name', 'city', 'siret', 'is_disabled'])
    .where('cip_officine', '=', cip)
    .forUpdate()
    .executeTakeFirst()
}

export async function hasPharmacistAdmin(db: Db, drugstoreId: number): Promise<boolean> {
  const row = await db
    .selectFrom('accounts')
    .select('id')
    .where('drugstore_id', '=', drugstoreId)
    .where('type', '=', 200)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function hasDrugstore(db: Db, id: number): Promise<boolean> {
  const row = await db.selectFrom('drugstores').select('id').where('id', '=', id).executeTakeFirst()
  return row !== undefined
}
