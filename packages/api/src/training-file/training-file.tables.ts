import type { Generated, GeneratedAlways } from 'kysely'
import type { DpcType } from '@kiosque/contract/domain/dpc'

export interface TrainingFileTables {
  attestations: {
    id: GeneratedAlways<number>
    user_id: number
    file_id: number
    title: string
    organism: string
    obtained_on: string
    duration_minutes: number | null
    dpc_types: Generated<DpcType[]>
    is_cnp: Generated<boolean>
    andpc_number: string | null
    valid_until: string | null
    warned_at: Date | null
    created_at: Date
    updated_at: Date
  }
}

declare module '../db/tables.ts' {
  interface Tables extends TrainingFileTables {}
}
