export interface StatisticsTables {
  /** Visits of a pharmacy, by the Monday of their week. */
  drugstore_week: { drugstore_id: number; week: string; visits: number }
  reader: { user_id: number; last_read_at: Date | null; last_download_at: Date | null }
  /** Days that are over; zone 0 for readers in no zone. */
  stat_content_day: { content_id: number; day: string; zone_id: number; reads: number; downloads: number }
  stat_day: { day: string; kind: string; zone_id: number; reads: number; downloads: number }
  stat_closed: { id: number; day: string; at: Date }
}

declare module '../db/tables.ts' {
  interface Tables extends StatisticsTables {}
}
