import type { Generated } from 'kysely'
import type { Targeted } from '../audience/audience.tables.ts'

export interface MenuTables {
  menu_entry: Targeted & {
    key: string
    id: Generated<number>
    position: number
    label: string | null
    url: string | null
    parent: string | null
    is_hidden: Generated<boolean>
  }
  menu_version: { only_one: Generated<boolean>; version: number }
}

declare module '../db/tables.ts' {
  interface Tables extends MenuTables {}
}
