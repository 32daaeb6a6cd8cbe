export interface LimitTables {
  throttles: {
    /** SHA-256 of the key: it is often made of an e-mail or an address. */
    key: string
    hits: number
    resets_at: Date
  }
}

declare module '../db/tables.ts' {
  interface Tables extends LimitTables {}
}
