export interface WeeklyPageTables {
  weekly_pages: { user_id: number; drugstore_id: number; week: string }
}

declare module '../db/tables.ts' {
  interface Tables extends WeeklyPageTables {}
}
