import type { Generated } from 'kysely'

export interface NetworkTables {
  groups: { id: number; name: string }
  zones: { id: Generated<number>; name: string }
  packs: { key: string; label: string; site: Generated<number>; position: Generated<number> }
  drugstores: {
    id: Generated<number>
    name: string
    cip_officine: string
    siret: string
    finess: string | null
    group_id: number
    zone_id: number | null
    site: Generated<number>
    address: string | null
    postcode: string | null
    city: string
    phone: string | null
    email: string | null
    /** Name, city and identifiers in lower case without accents. */
    search_text: Generated<string>
    is_disabled: Generated<boolean>
    disabled_reason: string | null
    disabled_at: Date | null
    created_at: Generated<Date>
    updated_at: Generated<Date>
  }
  drugstore_packs: { drugstore_id: number; pack_key: string }
}

declare module '../db/tables.ts' {
  interface Tables extends NetworkTables {}
}
