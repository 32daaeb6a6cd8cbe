import { createHash } from 'node:crypto'
import { endOfParisDay, formatDay, parisDay } from '@kiosque/contract/domain/dates'
import { lastOrderDay, type OfferDays } from '@kiosque/contract/domain/offer-deadline'
import { mayAnswerFor } from '@kiosque/contract/domain/roles'
import type { OwnFieldName, OwnValuesOf } from '@kiosque/contract/kinds/own-values'
import type { OfferOrder, OrderBody, OrderedLine } from '@kiosque/contract/wire/offers'
import type { Member } from '../audience/visible-targets.ts'
import { recordChange } from '../audit/audit.ts'
import { findVisible } from '../content/visible-content.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/transaction.ts'
import { conflict, forbidden, notFound } from '../errors.ts'
import { throttle } from '../http/limits.ts'
import { queueMail } from '../mail/outbox.ts'
import { orderMails } from './order-mails.ts'
import { orderPdf, type OrderForm } from './order-pdf.ts'
import {
  insertOrder,
  lockBuyer,
  selectBuyer,
  selectOffer,
  selectOrder,
  selectOrders,
  selectPerson,
  selectSameOrder,
} from './orders.sql.ts'
import { priceLines } from './price-lines.ts'

export interface Ordering {
  viewer: Member
  now: Date
}

const SENT_TWICE_MS = 2 * 60_000
const ORDERS = { limit: 20, windowSeconds: 3600 }

type Offer = Awaited<ReturnType<typeof selectOffer>>
type Row = NonNullable<Awaited<ReturnType<typeof selectOrder>>>

const orderNumber = (id: number, at: Date) => `BC-${parisDay(at).slice(0, 4)}-${String(id).padStart(6, '0')}`
/** What this offer says of itself, under the names that offers declare. */
const own = ({ fields }: Pick<Offer, 'fields'>) => fields as OwnValuesOf<'promotional_offer'>
const text = (offer: Pick<Offer, 'fields'>, name: OwnFieldName<'promotional_offer'>): string => {
  const value = own(offer)[name]
  return typeof value === 'string' ? value : ''
}

/** An offer this viewer sees, and a viewer who may order for their pharmacy. */
async function findOffer(
  db: Db,
  id: number,
  { viewer, now }: Ordering,
): Promise<Offer & { drugstoreId: number }> {
  const { kind } = await findVisible(db, id, { viewer, now })
  if (kind !== 'promotional_offer') throw notFound()
  if (viewer.drugstore_id === null || !mayAnswerFor(viewer.account_type))
    throw forbidden(
      'forbidden',
      'Seuls le titulaire, le cotitulaire et l’adjoint commandent pour l’officine.',
    )
  return { ...(await selectOffer(db, id)), drugstoreId: viewer.drugstore_id }
}

/** Direct, begun, and not past its last day. */
function checkOpen(offer: Offer, now: Date): void {
  if (text(offer, 'offer_type') !== 'direct')
    throw conflict('not_direct', 'Cette offre se commande sur la plateforme, pas par bon de commande.')
  const start = text(offer, 'period_start')
  if (start !== '' && parisDay(now) < start)
    throw conflict('not_started', `Cette offre commence le ${formatDay(start)}.`)
  const last = lastOrderDay(offer.fields as OfferDays)
  if (last !== null && now >= endOfParisDay(last))
    throw conflict('deadline_passed', `La date limite de commande est passée depuis le ${formatDay(last)}.`)
}

/** The order form as a PDF, filled in and sent to nobody. */
export async function previewOrder(db: Db, id: number, body: OrderBody, who: Ordering): Promise<Buffer> {
  const offer = await findOffer(db, id, who)
  checkOpen(offer, who.now)
  const lines = priceLines(own(offer).products, body.lines)
  const person = await selectPerson(db, who.viewer.user_id)
  return orderPdf({
    ...formOf(offer, lines, body.comment ?? ''),
    buyer: await selectBuyer(db, offer.drugstoreId),
    orderedBy: `${person.first_name} ${person.last_name}`,
    number: null,
    at: who.now,
  })
}

/** Keeps the order and sends its form to the laboratory, with a copy to the pharmacy; sent twice, it is one. */
export async function placeOrder(
  db: Db,
  id: number,
  body: OrderBody,
  who: Ordering,
): Promise<{ order: OfferOrder; isNew: boolean }> {
  const { viewer, now } = who
  const offer = await findOffer(db, id, who)
  checkOpen(offer, now)
  const { drugstoreId } = offer
  const lines = priceLines(own(offer).products, body.lines)
  const comment = body.comment?.trim() ?? ''
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([lines, comment]))
    .digest('hex')
  const same = { drugstoreId, contentId: id, fingerprint, since: new Date(now.getTime() - SENT_TWICE_MS) }
  const known = await selectSameOrder(db, same)
  if (known) return { order: present(known), isNew: false }
  await throttle(db, `orders ${drugstoreId}`, ORDERS, now)
  return inTransaction(db, async (trx) => {
    const buyer = await lockBuyer(trx, drugstoreId)
    const already = await selectSameOrder(trx, same)
    if (already) return { order: present(already), isNew: false }
    const person = await selectPerson(trx, viewer.user_id)
    const sentTo = text(offer, 'contact_email') || offer.laboratory_email
    const orderId = await insertOrder(trx, {
      content_id: id,
      drugstore_id: drugstoreId,
      ordered_by: viewer.user_id,
      title: offer.title,
      laboratory: offer.laboratory,
      lines,
      comment,
      sent_to: sentTo,
      fingerprint,
      created_at: now,
    })
    await recordChange(trx, {
      actor: viewer,
      action: 'offer.order',
      subject_type: 'content',
      subject_id: id,
      after: { order_id: orderId, drugstore_id: drugstoreId, lines: lines.length, sent_to: sentTo },
      at: now,
    })
    const form: OrderForm = {
      ...formOf(offer, lines, comment),
      buyer,
      orderedBy: `${person.first_name} ${person.last_name}`,
      number: orderNumber(orderId, now),
      at: now,
    }
    const copyTo = buyer.email ?? person.email
    for (const mail of orderMails(form, { sentTo, copyTo }, await orderPdf(form))) await queueMail(trx, mail)
    const row = await selectOrder(trx, drugstoreId, id, orderId)
    return { order: present(row!), isNew: true }
  })
}

export async function listOrders(db: Db, id: number, who: Ordering): Promise<OfferOrder[]> {
  const { drugstoreId } = await findOffer(db, id, who)
  return (await selectOrders(db, drugstoreId, id)).map(present)
}

export async function orderAsPdf(db: Db, id: number, orderId: number, who: Ordering): Promise<Buffer> {
  const offer = await findOffer(db, id, who)
  const row = await selectOrder(db, offer.drugstoreId, id, orderId)
  if (!row) throw notFound()
  return orderPdf({
    ...formOf(offer, row.lines, row.comment),
    title: row.title,
    laboratory: row.laboratory,
    buyer: await selectBuyer(db, offer.drugstoreId),
    orderedBy: row.ordered_by,
    number: orderNumber(row.id, row.created_at),
    at: row.created_at,
  })
}

function formOf(offer: Offer, lines: OrderedLine[], comment: string) {
  const { title, laboratory } = offer
  const terms = [
    ['Minimum de commande', text(offer, 'minimum_order')],
    ['Livraison', text(offer, 'delivery')],
    ['Règlement', text(offer, 'payment_terms')],
  ] as const
  return { title, laboratory, lines, comment, terms }
}

function present(row: Row): OfferOrder {
  const { id, content_id, title, laboratory, lines, comment, sent_to, ordered_by, created_at } = row
  return {
    id,
    number: orderNumber(id, created_at),
    offer_id: content_id,
    title,
    laboratory,
    lines,
    comment,
    sent_to,
    ordered_by,
    created_at: created_at.toISOString(),
  }
}
