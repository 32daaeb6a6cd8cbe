import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

/** Weeks both have add up. */
export async function addUpVisits(db: Db, removeId: number, keepId: number): Promise<void> {
  await sql`
    UPDATE drugstore_week kept SET visits = kept.visits + gone.visits FROM drugstore_week gone
     WHERE kept.drugstore_id = ${keepId}::int AND gone.drugstore_id = ${removeId}::int
       AND kept.week = gone.week`.execute(db)
}

/** Months both bought in add up: a pharmacy that was sold keeps its year. */
export async function addUpPurchases(db: Db, removeId: number, keepId: number): Promise<void> {
  await sql`
    UPDATE purchases kept SET amount_cents = kept.amount_cents + gone.amount_cents FROM purchases gone
     WHERE kept.drugstore_id = ${keepId}::int AND gone.drugstore_id = ${removeId}::int
       AND kept.month = gone.month AND kept.laboratory_id = gone.laboratory_id`.execute(db)
}

export async function deleteDrugstoreRow(db: Db, id: number): Promise<void> {
  await db.deleteFrom('drugstores').where('id', '=', id).execute()
}

/** Open invitations of both to the same person would meet: those of the one that goes are withdrawn. */
export async function deleteOpenInvitationsOf(db: Db, drugstoreId: number): Promise<void> {
  await db
    .deleteFrom('invitations')
    .where('drugstore_id', '=', drugstoreId)
    .where('accepted_at', 'is', null)
    .execute()
}

export async function updateCip(db: Db, id: number, cip: string): Promise<void> {
  await db.updateTable('drugstores').set({ cip_officine: cip }).where('id', '=', id).execute()
}
