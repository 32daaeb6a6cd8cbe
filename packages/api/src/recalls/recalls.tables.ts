import type { Generated } from 'kysely'
import type { FoundLot, RecallOutcome, RecallStatus } from '@kiosque/contract/domain/recalls'
import type { Targeted } from '../audience/audience.tables.ts'

export interface RecallTables {
  recalls: Targeted & {
    id: Generated<number>
    product: string
    cips: string[]
    lots: string[]
    reason: string
    instructions: Generated<string>
    deadline_at: Date
    escalate_after_hours: number
    status: Generated<RecallStatus>
    opened_at: Date | null
    closed_at: Date | null
    closing_note: Generated<string>
    reminded_at: Date | null
    search: Generated<string>
    version: Generated<number>
    created_by: number | null
    created_at: Date
    updated_at: Date
  }
  recall_pharmacies: {
    recall_id: number
    drugstore_id: number
    outcome: RecallOutcome | null
    found: FoundLot[]
    quantity: number
    comment: string
    confirmed_at: Date | null
    confirmed_by: number | null
    confirmed_name: string
    is_by_phone: boolean
    escalated_at: Date | null
  }
}

declare module '../db/tables.ts' {
  interface Tables extends RecallTables {}
}
