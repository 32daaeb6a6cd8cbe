import type { Generated } from 'kysely'

export interface DrugstoreSheetTables {
  drugstore_note: {
    id: Generated<number>
    drugstore_id: number
    user_id: number | null
    text: string
    at: Date
  }
}

declare module '../db/tables.ts' {
  interface Tables extends DrugstoreSheetTables {}
}
