import type { Generated } from 'kysely'
import type { PopinFrequency } from '@kiosque/contract/wire/popins'
import type { Targeted } from '../audience/audience.tables.ts'

export interface PopinTables {
  popins: Targeted & {
    id: Generated<number>
    type: Generated<number>
    title: string
    text: Generated<string>
    image_id: number | null
    link: string | null
    link_label: Generated<string>
    frequency: Generated<PopinFrequency>
    every_days: number | null
    priority: Generated<number>
    status: Generated<'draft' | 'published'>
    starts_at: Date | null
    ends_at: Date | null
    version: Generated<number>
    created_at: Date
    updated_at: Date
  }
  popin_dismissals: { popin_id: number; user_id: number; at: Date }
}

declare module '../db/tables.ts' {
  interface Tables extends PopinTables {}
}
