import type { Generated, JSONColumnType } from 'kysely'

export interface AuditTables {
  audit: {
    id: Generated<number>
    at: Date
    actor_user_id: number | null
    actor_account_id: number | null
    action: string
    subject_type: string
    subject_id: string | null
    before: JSONColumnType<Record<string, unknown>> | null
    after: JSONColumnType<Record<string, unknown>> | null
  }
}
