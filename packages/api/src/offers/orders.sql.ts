import { sql } from 'kysely'
import type { OrderedLine } from '@kiosque/contract/wire/offers'
import type { Db } from '../db/db.ts'
import { json } from '../db/json.ts'

/** The offer, whoever may see it: visibility is asked first. */
export function selectOffer(db: Db, id: number) {
  return db
    .selectFrom('content')
    .leftJoin('laboratories', 'laboratories.id', 'content.laboratory_id')
    .select(['content.id', 'content.kind', 'content.title', 'content.fields'])
    .select(['laboratories.name as laboratory', 'laboratories.email as laboratory_email'])
    .where('content.id', '=', id)
    .executeTakeFirstOrThrow()
}

/** The pharmacy as an order form names it. Locked: two clicks at once are answered one after the other. */
export function lockBuyer(db: Db, drugstoreId: number) {
  return buyer(db, drugstoreId).forUpdate().executeTakeFirstOrThrow()
}

export function selectBuyer(db: Db, drugstoreId: number) {
  return buyer(db, drugstoreId).executeTakeFirstOrThrow()
}

function buyer(db: Db, drugstoreId: number) {
  return db
    .selectFrom('drugstores')
    .select(['id', 'name', 'cip_officine', 'siret', 'address', 'postcode', 'city', 'phone', 'email'])
    .where('id', '=', drugstoreId)
}

export function selectPerson(db: Db, userId: number) {
  return db
    .selectFrom('users')
    .select(['first_name', 'last_name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}

const ORDER = [
  'offer_orders.id',
  'offer_orders.content_id',
  'offer_orders.title',
  'offer_orders.laboratory',
  'offer_orders.lines',
  'offer_orders.comment',
  'offer_orders.sent_to',
  'offer_orders.created_at',
] as const

function orders(db: Db, drugstoreId: number) {
  return db
    .selectFrom('offer_orders')
    .leftJoin('users', 'users.id', 'offer_orders.ordered_by')
    .select(ORDER)
    .select(
      sql<string | null>`nullif(trim(concat(users.first_name, ' ', users.last_name)), '')`.as('ordered_by'),
    )
    .where('offer_orders.drugstore_id', '=', drugstoreId)
}

export function selectOrders(db: Db, drugstoreId: number, contentId: number) {
  return orders(db, drugstoreId)
    .where('offer_orders.content_id', '=', contentId)
    .orderBy('offer_orders.created_at', 'desc')
    .orderBy('offer_orders.id', 'desc')
    .limit(50)
    .execute()
}

export function selectOrder(db: Db, drugstoreId: number, contentId: number, id: number) {
  return orders(db, drugstoreId)
    .where('offer_orders.content_id', '=', contentId)
    .where('offer_orders.id', '=', id)
    .executeTakeFirst()
}

export function selectSameOrder(
  db: Db,
  {
    drugstoreId,
    contentId,
    fingerprint,
    since,
  }: Record<'drugstoreId' | 'contentId', number> & {
    fingerprint: string
    since: Date
  },
) {
  return orders(db, drugstoreId)
    .where('offer_orders.content_id', '=', contentId)
    .where('offer_orders.fingerprint', '=', fingerprint)
    .where('offer_orders.created_at', '>', since)
    .executeTakeFirst()
}

export async function insertOrder(
  db: Db,
  row: {
    content_id: number
    drugstore_id: number
    ordered_by: number
    title: string
    laboratory: string | null
    lines: OrderedLine[]
    comment: string
    sent_to: string | null
    fingerprint: string
    created_at: Date
  },
): Promise<number> {
  const { id } = await db
    .insertInto('offer_orders')
    .values({ ...row, lines: json(row.lines) as never })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** For the right of access. */
export function selectOrdersOfPerson(db: Db, userId: number) {
  return db
    .selectFrom('offer_orders')
    .select(['id', 'content_id', 'title', 'lines', 'comment', 'created_at'])
    .where('ordered_by', '=', userId)
    .orderBy('id')
    .execute()
}

/** The order stays with the pharmacy and the laboratory; who typed it is forgotten, and so is what they wrote. */
export async function forgetBuyer(db: Db, userId: number): Promise<void> {
  await db
    .updateTable('offer_orders')
    .set({ ordered_by: null, comment: '' })
    .where('ordered_by', '=', userId)
    .execute()
}
