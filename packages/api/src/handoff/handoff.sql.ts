import { sql } from 'kysely'
import type { HandoffPartner } from '@kiosque/contract/domain/handoff'
import type { Db } from '../db/db.ts'

export function selectPartner(db: Db, partner: HandoffPartner) {
  return db.selectFrom('handoff_partner').selectAll().where('partner', '=', partner).executeTakeFirst()
}

export function selectPartners(db: Db) {
  return db
    .selectFrom('handoff_partner')
    .select([
      'partner',
      'url',
      'updated_at',
      'previous_until',
      'down_since',
      'down_note',
      'is_down_by_hand',
      'checked_at',
    ])
    .execute()
}

export function lockPartner(db: Db, partner: HandoffPartner) {
  return db
    .selectFrom('handoff_partner')
    .selectAll()
    .where('partner', '=', partner)
    .forUpdate()
    .executeTakeFirst()
}

export async function upsertPartner(
  db: Db,
  row: {
    partner: HandoffPartner
    url: string
    secret: string
    previous_secret: string | null
    previous_until: Date | null
    updated_at: Date
  },
): Promise<void> {
  const { partner: _partner, ...change } = row
  await db
    .insertInto('handoff_partner')
    .values(row)
    .onConflict((conflict) => conflict.column('partner').doUpdateSet(change))
    .execute()
}

export async function deletePartner(db: Db, partner: HandoffPartner): Promise<void> {
  await db.deleteFrom('handoff_partner').where('partner', '=', partner).execute()
}

export async function insertHandoff(
  db: Db,
  row: {
    at: Date
    partner: HandoffPartner
    user_id: number
    drugstore_id: number | null
    page: string | null
    jti: string
  },
): Promise<void> {
  await db.insertInto('handoff_log').values(row).execute()
}

/** False when this token was already spent, or never made here. */
export async function spendHandoff(db: Db, partner: HandoffPartner, jti: string, at: Date): Promise<boolean> {
  const spent = await db
    .updateTable('handoff_log')
    .set({ used_at: at })
    .where('partner', '=', partner)
    .where('jti', '=', jti)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return spent !== undefined
}

export async function selectUse(
  db: Db,
  since: Date,
): Promise<{ partner: HandoffPartner; uses: number; last_used_at: Date | null }[]> {
  return db
    .selectFrom('handoff_log')
    .select((eb) => [
      'partner',
      sql<number>`(count(*) FILTER (WHERE at >= ${since}))::int`.as('uses'),
      eb.fn.max('at').as('last_used_at'),
    ])
    .groupBy('partner')
    .execute()
}

/** Which partners this pharmacy opened since then, how often and when last. */
export function selectOpenedBy(db: Db, drugstoreId: number, since: Date) {
  return db
    .selectFrom('handoff_log')
    .select(['partner', sql<number>`count(*)::int`.as('uses'), sql<Date>`max(at)`.as('last_at')])
    .where('drugstore_id', '=', drugstoreId)
    .where('at', '>=', since)
    .groupBy('partner')
    .orderBy('last_at', 'desc')
    .execute()
}

export async function selectLog(
  db: Db,
  { partner, page, per_page }: { partner?: HandoffPartner | undefined; page: number; per_page: number },
) {
  const base = db
    .selectFrom('handoff_log as l')
    .leftJoin('users as u', 'u.id', 'l.user_id')
    .leftJoin('drugstores as d', 'd.id', 'l.drugstore_id')
    .$if(partner !== undefined, (query) => query.where('l.partner', '=', partner ?? 'ec'))
  const rows = await base
    .select([
      'l.id',
      'l.at',
      'l.partner',
      'l.page',
      'd.id as drugstore_id',
      'd.name as drugstore_name',
      'u.first_name',
      'u.last_name',
    ])
    .orderBy('l.id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  const { total } = await base.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  return { rows, total }
}

export async function deleteOldHandoffs(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('handoff_log').where('at', '<', before).execute()
}

export function selectOwnHandoffs(db: Db, userId: number) {
  return db
    .selectFrom('handoff_log')
    .select(['at', 'partner', 'page'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()
}

export async function forgetOwner(db: Db, userId: number): Promise<void> {
  await db.updateTable('handoff_log').set({ user_id: null }).where('user_id', '=', userId).execute()
}
