import type { Db } from '../db/db.ts'

export function selectSignatures(db: Db, userId: number) {
  return db
    .selectFrom('recall_pharmacies')
    .innerJoin('recalls', 'recalls.id', 'recall_pharmacies.recall_id')
    .select([
      'recalls.product',
      'recall_pharmacies.drugstore_id',
      'recall_pharmacies.outcome',
      'recall_pharmacies.quantity',
      'recall_pharmacies.comment',
      'recall_pharmacies.confirmed_name',
      'recall_pharmacies.confirmed_at',
    ])
    .where('recall_pharmacies.confirmed_by', '=', userId)
    .orderBy('recall_pharmacies.confirmed_at')
    .execute()
}

export async function forgetSignatures(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('recall_pharmacies')
    .set({ confirmed_by: null, confirmed_name: '', comment: '' })
    .where('confirmed_by', '=', userId)
    .execute()
  await db.updateTable('recalls').set({ created_by: null }).where('created_by', '=', userId).execute()
}
