import { sql } from 'kysely'
import type { HandoffPartner } from '@kiosque/contract/domain/handoff'
import { isLive } from '../audience/audience.predicate.ts'
import { storedTarget } from '../audience/target-column.ts'
import type { Db } from '../db/db.ts'

/** The partnerships that open by themselves, and the packs each comes with: none is for every pharmacy. */
export function selectOffered(db: Db, now: Date) {
  return db
    .selectFrom('content')
    .innerJoin('targets', 'targets.id', 'content.target_id')
    .select([
      sql<string>`content.fields ->> 'handoff'`.as('partner'),
      sql<string[]>`${storedTarget('targets').packs}`.as('packs'),
    ])
    .where('content.kind', '=', 'partnership')
    .where(sql<boolean>`content.fields ->> 'handoff' IS NOT NULL`)
    .where(isLive('content', now))
    .execute()
}

export function selectConsents(db: Db, userId: number) {
  return db.selectFrom('handoff_consent').select(['partner', 'at']).where('user_id', '=', userId).execute()
}

/** Agreed once: saying it again changes nothing. */
export async function insertConsent(db: Db, row: { user_id: number; partner: HandoffPartner; at: Date }) {
  await db
    .insertInto('handoff_consent')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteConsent(db: Db, userId: number, partner: HandoffPartner): Promise<void> {
  await db
    .deleteFrom('handoff_consent')
    .where('user_id', '=', userId)
    .where('partner', '=', partner)
    .execute()
}

export async function deleteConsents(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('handoff_consent').where('user_id', '=', userId).execute()
}

export function selectLastOpened(db: Db, userId: number) {
  return db
    .selectFrom('handoff_log')
    .select(['partner', sql<Date>`max(at)`.as('at')])
    .where('user_id', '=', userId)
    .where('drugstore_id', 'is not', null)
    .groupBy('partner')
    .execute()
}

export async function selectPharmacyLog(
  db: Db,
  drugstoreId: number,
  { page, per_page }: { page: number; per_page: number },
) {
  const base = db.selectFrom('handoff_log as l').where('l.drugstore_id', '=', drugstoreId)
  const rows = await base
    .leftJoin('users as u', 'u.id', 'l.user_id')
    .select(['l.id', 'l.at', 'l.partner', 'l.page', 'u.first_name', 'u.last_name'])
    .orderBy('l.id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  const { total } = await base.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}
