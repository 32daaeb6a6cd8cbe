import { sql, type RawBuilder } from 'kysely'
import { DIMENSIONS, type Target } from '@kiosque/contract/domain/audience'

/** The row of `targets` that asks nothing of anybody: the migration writes it first. */
export const EVERYONE = 1

/** The column to write for a target: its row is found, or written, by the very statement that uses it. */
export function targetColumn(target: Target): { target_id: RawBuilder<number> } {
  const { sites, environments, groups, packs, zones, account_types } = target
  const { drugstore_ids, excluded_drugstore_ids } = target
  return {
    target_id: sql<number>`target_of(${sites}::int[], ${environments}::int[], ${groups}::int[], ${packs}::text[],
      ${zones}::int[], ${account_types}::int[], ${drugstore_ids}::int[], ${excluded_drugstore_ids}::int[])`,
  }
}

/** The whole target of a row, read beside its other columns and under the name `target`. */
export const targetOf = (table: string) =>
  sql<Target>`target_value(${sql.ref(`${table}.target_id`)})`.as('target')

/** What reads a row by `targetOf` finds there. */
export interface WithTarget {
  target: Target
}

/** The columns of a stored target, for statements that compare them one by one. */
export const storedTarget = (alias: string) =>
  Object.fromEntries(DIMENSIONS.map((dimension) => [dimension, sql.ref(`${alias}.${dimension}`)])) as Record<
    keyof Target,
    RawBuilder<unknown>
  >

/** The same of a target that may not be stored. */
export function givenTarget(target: Target): Record<keyof Target, RawBuilder<unknown>> {
  return Object.fromEntries(
    DIMENSIONS.map((dimension) => [
      dimension,
      dimension === 'packs' ? sql`${target.packs}::text[]` : sql`${target[dimension]}::int[]`,
    ]),
  ) as Record<keyof Target, RawBuilder<unknown>>
}
