import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Target } from '@kiosque/contract/domain/audience'

const GUEST = 0

/** A drugstore, of the table of that name, that a target holds for. */
export function reachesDrugstore(target: Target): RawBuilder<SqlBool> {
  return sql<SqlBool>`(
    (cardinality(${target.sites}::int[]) = 0 OR drugstores.site = ANY (${target.sites}::int[]))
    AND (cardinality(${target.groups}::int[]) = 0 OR drugstores.group_id = ANY (${target.groups}::int[]))
    AND (cardinality(${target.zones}::int[]) = 0 OR drugstores.zone_id = ANY (${target.zones}::int[]))
    AND (cardinality(${target.packs}::text[]) = 0 OR EXISTS (
      SELECT FROM drugstore_packs p WHERE p.drugstore_id = drugstores.id AND p.pack_key = ANY (${target.packs}::text[])))
    AND (cardinality(${target.drugstore_ids}::int[]) = 0 OR drugstores.id = ANY (${target.drugstore_ids}::int[]))
    AND NOT drugstores.id = ANY (${target.excluded_drugstore_ids}::int[]))`
}

/**
 * Accounts of the pharmacies, and guests, that a target holds for: `id`, `user_id`, `type`, `drugstore_id`. One
 * person may have several.
 */
export function reachedAccounts(target: Target): RawBuilder<unknown> {
  // Someone without a drugstore has no group; packs and zones are then their own (S6-04, S6-05).
  const holdsForPerson = sql`(
    (cardinality(${target.sites}::int[]) = 0 OR 1 = ANY (${target.sites}::int[]))
    AND cardinality(${target.groups}::int[]) = 0 AND cardinality(${target.drugstore_ids}::int[]) = 0
    AND (cardinality(${target.zones}::int[]) = 0 OR EXISTS (
      SELECT FROM user_zones z WHERE z.user_id = accounts.user_id AND z.zone_id = ANY (${target.zones}::int[])))
    AND (cardinality(${target.packs}::text[]) = 0 OR EXISTS (
      SELECT FROM user_packs p WHERE p.user_id = accounts.user_id AND p.pack_key = ANY (${target.packs}::text[]))))`
  return sql`
    SELECT accounts.id, accounts.user_id, accounts.type, accounts.drugstore_id FROM accounts
      JOIN users ON users.id = accounts.user_id AND users.right_id IS NULL
        AND users.erased_at IS NULL AND users.disabled_at IS NULL
     WHERE (CASE WHEN accounts.type = ${GUEST}::int THEN ${GUEST}::int = ANY (${target.account_types}::int[])
            ELSE cardinality(${target.account_types}::int[]) = 0 OR accounts.type = ANY (${target.account_types}::int[]) END)
       AND (CASE WHEN accounts.drugstore_id IS NULL THEN ${holdsForPerson}
            ELSE accounts.drugstore_id IN (
              SELECT id FROM drugstores WHERE NOT is_disabled AND ${reachesDrugstore(target)}) END)`
}
