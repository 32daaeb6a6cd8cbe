import type { JSONColumnType } from 'kysely'

export interface SettingTables {
  setting: {
    key: string
    value: JSONColumnType<object>
    updated_at: Date
  }
}
