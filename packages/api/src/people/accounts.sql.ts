import type { Db } from '../db/db.ts'

/** Does this person work in an enabled pharmacy of which the other is titulaire? */
export async function isOfOwnTeams(db: Db, titulaireId: number, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('accounts as own')
    .innerJoin('accounts as theirs', 'theirs.drugstore_id', 'own.drugstore_id')
    .innerJoin('drugstores', 'drugstores.id', 'own.drugstore_id')
    .select('theirs.id')
    .where('own.user_id', '=', titulaireId)
    .where('own.type', '=', 200)
    .where('theirs.user_id', '=', userId)
    .where('drugstores.is_disabled', '=', false)
    .executeTakeFirst()
  return row !== undefined
}

/** Null when the person already has one there. */
export async function updateAccountType(db: Db, id: number, type: number): Promise<void> {
  await db.updateTable('accounts').set({ type }).where('id', '=', id).execute()
}

export async function deleteAccount(db: Db, id: number): Promise<void> {
  await db.deleteFrom('accounts').where('id', '=', id).execute()
}

export async function deleteAccountsOf(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('accounts').where('user_id', '=', userId).execute()
}

/** Accounts of a drugstore; call it with the drugstore locked when the answer decides something. */
export function selectDrugstoreAccounts(db: Db, drugstoreId: number) {
  return db
    .selectFrom('accounts')
    .select(['id', 'user_id', 'type'])
    .where('drugstore_id', '=', drugstoreId)
    .execute()
}
