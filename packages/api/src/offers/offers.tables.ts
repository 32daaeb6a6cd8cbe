import type { Generated, JSONColumnType } from 'kysely'
import type { OrderedLine } from '@kiosque/contract/wire/offers'

export interface OfferTables {
  offer_orders: {
    id: Generated<number>
    content_id: number
    drugstore_id: number
    ordered_by: number | null
    title: string
    laboratory: string | null
    lines: JSONColumnType<OrderedLine[]>
    comment: Generated<string>
    sent_to: string | null
    fingerprint: string
    created_at: Date
  }
  reminders: {
    user_id: number
    content_id: number
    account_id: number | null
    created_at: Date
    sent_at: Date | null
  }
}

declare module '../db/tables.ts' {
  interface Tables extends OfferTables {}
}
