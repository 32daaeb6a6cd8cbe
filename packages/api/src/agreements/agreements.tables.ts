import type { Generated } from 'kysely'

export interface AgreementTables {
  purchase_imports: {
    id: Generated<number>
    imported_by: number | null
    imported_at: Date
    lines: number
    total_cents: number
    laboratories: string[]
    first_month: string
    last_month: string
    replaces: Generated<boolean>
    withdrawn_at: Date | null
  }
  purchases: {
    laboratory_id: number
    month: string
    drugstore_id: number
    amount_cents: number
    import_id: number
  }
  purchase_cohorts: {
    id: Generated<number>
    laboratory_id: number
    year: number
    level: string
    cohort: string
    through: number
    members: unknown
    counted_at: Date
  }
  agreement_commitments: {
    laboratory_id: number
    year: number
    drugstore_id: number
    committed_by: number | null
    committed_at: Date
  }
}

declare module '../db/tables.ts' {
  interface Tables extends AgreementTables {}
}
