export interface ReadingTables {
  reading_proofs: {
    content_id: number
    user_id: number
    round: number
    version: number
    account_id: number | null
    drugstore_id: number | null
    confirmed_at: Date
  }
  reading_rounds: {
    content_id: number
    round: number
    asked_at: Date | null
    reminded_at: Date | null
  }
  reading_reminders: {
    content_id: number
    user_id: number
    round: number
    day: string
    days_before: number
    sent_at: Date
  }
}

declare module '../db/tables.ts' {
  interface Tables extends ReadingTables {}
}
