export interface SettingTables {
  settings: {
    key: string
    /** jsonb: any JSON value. */
    value: unknown
    updated_at: Date
  }
}

declare module '../db/tables.ts' {
  interface Tables extends SettingTables {}
}
