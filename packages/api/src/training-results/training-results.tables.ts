export interface TrainingResultTables {
  training_reminders: {
    user_id: number
    content_id: number
    reason: 'due' | 'renewal'
    day: string
    days_before: number
    sent_at: Date
  }
  team_digests: { user_id: number; drugstore_id: number; week: string; is_mailed: boolean }
}

declare module '../db/tables.ts' {
  interface Tables extends TrainingResultTables {}
}
