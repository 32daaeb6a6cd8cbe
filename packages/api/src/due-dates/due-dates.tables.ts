import type { GeneratedAlways } from 'kysely'

export interface DueDateTables {
  content_due_dates: {
    id: GeneratedAlways<number>
    content_id: number
    target_id: number
    due_on: string
  }
}

declare module '../db/tables.ts' {
  interface Tables extends DueDateTables {}
}
