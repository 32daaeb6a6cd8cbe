import type { ColumnType, Generated, GeneratedAlways, RawBuilder } from 'kysely'

/** Whatever is for some and not for others has this column. */
export interface Targeted {
  /** Left out: everyone of the network. */
  target_id: ColumnType<number, number | RawBuilder<number> | undefined, number | RawBuilder<number>>
}

export interface AudienceTables {
  /** Written by `target_of` alone; a row never changes. */
  targets: {
    id: GeneratedAlways<number>
    hash: string
    sites: number[]
    environments: number[]
    groups: number[]
    packs: string[]
    zones: number[]
    account_types: number[]
    drugstore_ids: number[]
    excluded_drugstore_ids: number[]
    names_nobody: GeneratedAlways<boolean>
  }
  saved_audiences: Targeted & {
    id: Generated<number>
    name: string
    version: Generated<number>
    created_at: Date
    updated_at: Date
    created_by: number | null
    updated_by: number | null
  }
}

declare module '../db/tables.ts' {
  interface Tables extends AudienceTables {}
}
