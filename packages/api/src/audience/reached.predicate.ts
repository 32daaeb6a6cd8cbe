import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Target } from '@kiosque/contract/domain/audience'
import { drugstorePlace, personPlace, placeHolds, roleHolds, type TargetSql } from './audience-rule.ts'
import { givenTarget, storedTarget } from './target-column.ts'

/** A drugstore, of the table of that name, that a target holds for. */
export const reachesDrugstore = (target: Target): RawBuilder<SqlBool> =>
  placeHolds(givenTarget(target), drugstorePlace('drugstores'))

/**
 * Accounts of the pharmacies, and guests, that a target holds for: `id`, `user_id`, `type`, `drugstore_id`. One
 * person may have several.
 */
export const reachedAccounts = (target: Target): RawBuilder<unknown> => accountsOf(givenTarget(target))

function accountsOf(target: TargetSql): RawBuilder<unknown> {
  return sql`
    SELECT accounts.id, accounts.user_id, accounts.type, accounts.drugstore_id FROM accounts
      JOIN users ON users.id = accounts.user_id AND users.right_id IS NULL
        AND users.erased_at IS NULL AND users.disabled_at IS NULL
     WHERE ${roleHolds(target, sql.ref('accounts.type'))}
       AND (CASE WHEN accounts.drugstore_id IS NULL THEN ${placeHolds(target, personPlace('accounts'))}
            ELSE accounts.drugstore_id IN (SELECT drugstores.id FROM drugstores
              WHERE NOT drugstores.is_disabled AND ${placeHolds(target, drugstorePlace('drugstores'))}) END)`
}

/** Published contents that nobody can see. Targets are few and shared: each is tried once, however many use it. */
export function reachesNobody(alias: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(NOT ${sql.ref(`${alias}.is_public`)} AND ${sql.ref(`${alias}.target_id`)} IN (
    SELECT t.id FROM targets t
     WHERE EXISTS (SELECT FROM content c WHERE c.target_id = t.id AND c.status = 'published')
       AND NOT EXISTS (${firstAccountOf(storedTarget('t'))})))`
}

/** The same accounts found one by one, to stop at the first. */
function firstAccountOf(target: TargetSql): RawBuilder<unknown> {
  return sql`
    SELECT FROM accounts a
      JOIN users u ON u.id = a.user_id AND u.right_id IS NULL AND u.erased_at IS NULL AND u.disabled_at IS NULL
      LEFT JOIN drugstores d ON d.id = a.drugstore_id
     WHERE ${roleHolds(target, sql.ref('a.type'))}
       AND (CASE WHEN a.drugstore_id IS NULL THEN ${placeHolds(target, personPlace('a'))}
            ELSE NOT d.is_disabled AND ${placeHolds(target, drugstorePlace('d'))} END)`
}
