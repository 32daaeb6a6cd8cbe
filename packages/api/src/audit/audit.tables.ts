import type { Generated } from 'kysely'

export interface AuditTables {
  audit_log: {
    id: Generated<number>
    at: Date
    actor_user_id: number | null
    actor_account_id: number | null
    action: string
    subject_type: string
    subject_id: string | null
    before: Record<string, unknown> | null
    after: Record<string, unknown> | null
  }
}

declare module '../db/tables.ts' {
  interface Tables extends AuditTables {}
}
