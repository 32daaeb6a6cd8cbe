export interface EnrolmentTables {
  enrolments: {
    content_id: number
    drugstore_id: number
    participates: boolean
    answered_by: number | null
    answered_at: Date
    photo_id: number | null
  }
}

declare module '../db/tables.ts' {
  interface Tables extends EnrolmentTables {}
}
