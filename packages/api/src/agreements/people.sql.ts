import type { Db } from '../db/db.ts'

export async function selectMadeBy(db: Db, userId: number) {
  return {
    commitments: await db
      .selectFrom('agreement_commitments')
      .select(['laboratory_id', 'year', 'drugstore_id', 'committed_at'])
      .where('committed_by', '=', userId)
      .orderBy('committed_at')
      .execute(),
    imports: await db
      .selectFrom('purchase_imports')
      .select(['id', 'imported_at', 'lines'])
      .where('imported_by', '=', userId)
      .orderBy('id')
      .execute(),
  }
}

export async function forgetPerson(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('agreement_commitments')
    .set({ committed_by: null })
    .where('committed_by', '=', userId)
    .execute()
  await db
    .updateTable('purchase_imports')
    .set({ imported_by: null })
    .where('imported_by', '=', userId)
    .execute()
}
