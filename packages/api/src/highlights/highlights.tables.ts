import type { Generated, JSONColumnType } from 'kysely'
import type { Discount } from '@kiosque/contract/domain/discount-fields'
import type { ItemType } from '@kiosque/contract/wire/highlights'
import type { Targeted } from '../audience/audience.tables.ts'

export interface HighlightTables {
  placements: {
    id: number
    key: string
    label: string
    capacity: number
    updated_at: Generated<Date>
  }
  highlights: Targeted & {
    id: Generated<number>
    placement: number
    item_type: ItemType
    content_id: number | null
    event_id: Generated<number | null>
    image_id: number | null
    link: string | null
    title: Generated<string>
    text: Generated<string>
    alt: Generated<string>
    type: Generated<number>
    discount: JSONColumnType<Discount>
    prix_moyen: string | null
    position: Generated<number>
    starts_at: Date | null
    ends_at: Date | null
    version: Generated<number>
    created_at: Date
    updated_at: Date
    created_by: number | null
    updated_by: number | null
  }
  highlight_counts: {
    highlight_id: number
    /** A day in Paris, as text. */
    day: string
    impressions: Generated<number>
    clicks: Generated<number>
  }
}

declare module '../db/tables.ts' {
  interface Tables extends HighlightTables {}
}
