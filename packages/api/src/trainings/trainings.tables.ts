import type { Generated, GeneratedAlways } from 'kysely'

export interface TrainingTables {
  training_progress: {
    user_id: number
    content_id: number
    position_s: Generated<number>
    furthest_s: Generated<number>
    module_ids: Generated<number[]>
    /** Id of a module → when it was done. */
    module_dates: Generated<Record<string, string>>
    completed_at: Date | null
    updated_at: Date
  }
  training_assignments: {
    id: GeneratedAlways<number>
    drugstore_id: number
    content_id: number
    user_id: number
    assigned_by: number | null
    due_on: string | null
    created_at: Date
    reminded_at: Date | null
  }
  course_certificates: {
    id: GeneratedAlways<number>
    user_id: number
    /** Null once the course is gone: the attestation stays. */
    content_id: number | null
    number: string
    code: string
    title: string
    duration_minutes: number | null
    dpc_type: string | null
    dpc_number: string | null
    obtained_at: Date
  }
  training_feedback: {
    id: GeneratedAlways<number>
    user_id: number
    content_id: number
    drugstore_id: number | null
    stars: number
    comment: string
    created_at: Date
    updated_at: Date
  }
}

declare module '../db/tables.ts' {
  interface Tables extends TrainingTables {}
}
