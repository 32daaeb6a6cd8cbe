export interface SettingTables {
  settings: {
    key: string
    /** jsonb: any JSON value. */
    value: unknown
    updated_at: Date
  }
}
