/**
 * Every table of the database. The ground knows none of them: each folder adds its own in `<folder>.tables.ts`, with
 * `declare module '../db/tables.ts'`.
 */
export interface Tables {}
