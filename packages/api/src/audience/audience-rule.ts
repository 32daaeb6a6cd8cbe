import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { AudienceViewer, Target } from '@kiosque/contract/domain/audience'

const GUEST = 0
const NETWORK_SITE = 1

/** The eight lists of a target as SQL: columns of a stored one, or the values of one being written. */
export type TargetSql = Record<keyof Target, RawBuilder<unknown>>

/** Where somebody stands, as SQL: given values, or columns of a drugstore or of a person without one. */
export interface PlaceSql {
  site: RawBuilder<unknown>
  group: RawBuilder<unknown>
  drugstore: RawBuilder<unknown>
  isInZone(zones: RawBuilder<unknown>): RawBuilder<unknown>
  hasPack(packs: RawBuilder<unknown>): RawBuilder<unknown>
}

// Of a list of the right type: an untyped '{}' would be read as text.
const isEmpty = (list: RawBuilder<unknown>) => sql`${list} = '{}'`

/*
 * The rule of D4, in SQL, once. It is read in two directions: which targets hold for a viewer, and whom a target holds
 * for. Its twin that explains itself is `explain` in the contract; a test runs both on the same cases.
 */

/** What a target asks of a place: site, group, zone, packs, and the pharmacies it names or excludes. */
export function placeHolds(target: TargetSql, place: PlaceSql): RawBuilder<SqlBool> {
  return sql<SqlBool>`(
    (${isEmpty(target.sites)} OR ${place.site} = ANY (${target.sites}))
    AND (${isEmpty(target.groups)} OR ${place.group} = ANY (${target.groups}))
    AND (${isEmpty(target.zones)} OR ${place.isInZone(target.zones)})
    AND (${isEmpty(target.packs)} OR ${place.hasPack(target.packs)})
    AND (${isEmpty(target.drugstore_ids)} OR ${place.drugstore} = ANY (${target.drugstore_ids}))
    AND NOT coalesce(${place.drugstore} = ANY (${target.excluded_drugstore_ids}), false))`
}

/** What a target asks of a role. Guests must be named (D4-04). */
export function roleHolds({ account_types }: TargetSql, role: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${role} = ANY (${account_types}) OR (${isEmpty(account_types)} AND ${role} <> ${GUEST}::int))`
}

export function environmentHolds(
  { environments }: TargetSql,
  environment: RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${isEmpty(environments)} OR ${environment} = ANY (${environments}))`
}

/** The whole rule for one viewer. The head office is not asked: it sees everything published. */
export function viewerHolds(target: TargetSql, viewer: AudienceViewer): RawBuilder<SqlBool> {
  const place: PlaceSql = {
    site: sql`${viewer.site}::int`,
    group: sql`${viewer.group}::int`,
    drugstore: sql`${viewer.drugstore_id}::int`,
    isInZone: (zones) => sql`${zones} && ${[...viewer.zones]}::int[]`,
    hasPack: (packs) => sql`${packs} && ${[...viewer.packs]}::text[]`,
  }
  return sql<SqlBool>`(${roleHolds(target, sql`${viewer.account_type ?? GUEST}::int`)}
    AND ${environmentHolds(target, sql`${viewer.environment}::int`)} AND ${placeHolds(target, place)})`
}

/** A row of `drugstores` under this alias. */
export const drugstorePlace = (alias: string): PlaceSql => {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return {
    site: column('site'),
    group: column('group_id'),
    drugstore: column('id'),
    isInZone: (zones) => sql`${column('zone_id')} = ANY (${zones})`,
    hasPack: (packs) => sql`EXISTS (SELECT FROM drugstore_packs p
      WHERE p.drugstore_id = ${column('id')} AND p.pack_key = ANY (${packs}))`,
  }
}

/** A row of `accounts` that has no drugstore: no group, and packs and zones are the person's own (S6-04, S6-05). */
export const personPlace = (alias: string): PlaceSql => {
  const userId = sql.ref(`${alias}.user_id`)
  return {
    site: sql`${NETWORK_SITE}::int`,
    group: sql`NULL::int`,
    drugstore: sql`NULL::int`,
    isInZone: (zones) => sql`EXISTS (SELECT FROM user_zones z
      WHERE z.user_id = ${userId} AND z.zone_id = ANY (${zones}))`,
    hasPack: (packs) => sql`EXISTS (SELECT FROM user_packs p
      WHERE p.user_id = ${userId} AND p.pack_key = ANY (${packs}))`,
  }
}
