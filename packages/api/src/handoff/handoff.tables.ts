import type { Generated } from 'kysely'
import type { HandoffPartner } from '@kiosque/contract/domain/handoff'

export interface HandoffTables {
  handoff_partner: { partner: HandoffPartner; url: string; secret: string; updated_at: Date }
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
