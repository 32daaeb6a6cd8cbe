/**
 * Every table of the database. The ground knows none of them: each folder adds its own in `<folder>.tables.ts`, with
 * `declare module '../db/tables.ts'`.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the folders
export interface Tables {}
