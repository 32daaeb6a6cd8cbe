export interface PeopleTables {
  user_zones: { user_id: number; zone_id: number }
  user_packs: { user_id: number; pack_key: string }
  duplicate_dismissals: { kind: 'user' | 'drugstore'; first_id: number; second_id: number; at: Date }
}

declare module '../db/tables.ts' {
  interface Tables extends PeopleTables {}
}
