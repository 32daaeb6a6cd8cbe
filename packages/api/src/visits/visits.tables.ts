import type { Generated, GeneratedAlways } from 'kysely'
import type { VisitStatus } from '@kiosque/contract/domain/visit-words'

export interface VisitTables {
  training_visits: {
    id: GeneratedAlways<number>
    drugstore_id: number
    content_id: number
    requested_by: number | null
    slots: Date[]
    people: number
    message: Generated<string>
    status: Generated<VisitStatus>
    slot: Date | null
    comment: Generated<string>
    created_at: Date
    answered_at: Date | null
    answered_by: number | null
  }
  training_visit_people: { visit_id: number; user_id: number }
}

declare module '../db/tables.ts' {
  interface Tables extends VisitTables {}
}
