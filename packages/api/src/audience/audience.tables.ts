import type { Generated, JSONColumnType } from 'kysely'
import type { Target } from '@kiosque/contract/domain/audience'

export interface AudienceTables {
  saved_audiences: {
    id: Generated<number>
    name: string
    target: JSONColumnType<Target>
    version: Generated<number>
    created_at: Date
    updated_at: Date
    created_by: number | null
    updated_by: number | null
  }
}
