export interface PresenceTables {
  content_presence: { content_id: number; user_id: number; since: Date; seen_at: Date }
}

declare module '../db/tables.ts' {
  interface Tables extends PresenceTables {}
}
