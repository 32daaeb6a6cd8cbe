import type { Generated } from 'kysely'
import type { HandoffPartner } from '@kiosque/contract/domain/handoff'

export interface HandoffTables {
  handoff_partner: {
    partner: HandoffPartner
    url: string
    secret: string
    updated_at: Date
    previous_secret: Generated<string | null>
    previous_until: Generated<Date | null>
    down_since: Generated<Date | null>
    down_note: Generated<string>
    is_down_by_hand: Generated<boolean>
    failures: Generated<number>
    checked_at: Generated<Date | null>
  }
  handoff_consent: { user_id: number; partner: HandoffPartner; at: Date }
  handoff_log: {
    id: Generated<number>
    at: Date
    partner: HandoffPartner
    user_id: number | null
    drugstore_id: number | null
    page: string | null
    jti: string
    used_at: Generated<Date | null>
  }
}

declare module '../db/tables.ts' {
  interface Tables extends HandoffTables {}
}
