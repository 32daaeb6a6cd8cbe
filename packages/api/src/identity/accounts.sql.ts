import type { Db } from '../db/db.ts'

function accountsWithDrugstore(db: Db) {
  return db
    .selectFrom('accounts')
    .leftJoin('drugstores', 'drugstores.id', 'accounts.drugstore_id')
    .leftJoin('groups', 'groups.id', 'drugstores.group_id')
    .select([
      'accounts.id',
      'accounts.user_id',
      'accounts.type',
      'accounts.drugstore_id',
      'accounts.created_at',
      'drugstores.cip_officine',
      'drugstores.name',
      'drugstores.city',
      'drugstores.is_disabled',
      'groups.name as group_name',
    ])
}

/** Someone's accounts; the first is the one they get at sign-in, so usable ones come first. */
export function selectAccountsOf(db: Db, userIds: number[]) {
  return accountsWithDrugstore(db)
    .where('accounts.user_id', 'in', userIds.length > 0 ? userIds : [0])
    .orderBy((expression) => expression.fn.coalesce('drugstores.is_disabled', expression.val(false)))
    .orderBy('accounts.type', 'desc')
    .orderBy('accounts.id')
    .execute()
}

export type AccountRow = Awaited<ReturnType<typeof selectAccountsOf>>[number]

export function selectAccount(db: Db, id: number) {
  return accountsWithDrugstore(db).where('accounts.id', '=', id).executeTakeFirst()
}

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
export async function insertAccount(
  db: Db,
  account: { user_id: number; drugstore_id: number | null; type: number; created_at: Date },
): Promise<number | null> {
  const row = await db
    .insertInto('accounts')
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

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

/** Everyone of a team, most responsible first. */
export function selectTeam(db: Db, drugstoreId: number) {
  return db
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .select([
      'accounts.id as account_id',
      'accounts.user_id',
      'accounts.type',
      'users.first_name',
      'users.last_name',
      'users.email',
      'users.last_seen_at',
      'users.disabled_at',
    ])
    .where('accounts.drugstore_id', '=', drugstoreId)
    .where('users.erased_at', 'is', null)
    .orderBy('accounts.type', 'desc')
    .orderBy('users.search_text')
    .execute()
}
