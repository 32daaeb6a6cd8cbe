import { sql } from 'kysely'
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

/** One role per person and drugstore: the higher of the two is kept, on the account that stays. */
export async function joinAccounts(
  db: Db,
  column: 'user_id' | 'drugstore_id',
  removeId: number,
  keepId: number,
): Promise<void> {
  const own = sql.ref(column)
  const other = sql.ref(column === 'user_id' ? 'drugstore_id' : 'user_id')
  await sql`
    UPDATE accounts kept SET type = greatest(kept.type, gone.type) FROM accounts gone
     WHERE kept.${own} = ${keepId}::int AND gone.${own} = ${removeId}::int
       AND kept.${other} = gone.${other}`.execute(db)
  await sql`
    DELETE FROM accounts gone WHERE gone.${own} = ${removeId}::int AND EXISTS (
      SELECT FROM accounts kept WHERE kept.${own} = ${keepId}::int
         AND (kept.${other} = gone.${other} OR (gone.drugstore_id IS NULL AND gone.type = 0)))`.execute(db)
}
