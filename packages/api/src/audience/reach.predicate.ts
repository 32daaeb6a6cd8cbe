import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { TARGET_COLUMNS } from './target-columns.ts'

const GUEST = 0
const NETWORK_SITE = 1
const ANYONE: RawBuilder<unknown> = sql`'{}'`

/**
 * The target of this row holds for nobody of the pharmacies and no guest: the rule of `selectReach`, asked of the
 * rows themselves. It stops at the first person found, so only what reaches nobody costs.
 */
function holdsForNobody(alias: string): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${alias}.target_${name}`)
  const open = (name: string) => sql`${column(name)} = ${ANYONE}`
  const byDrugstore = sql`(NOT d.is_disabled
    AND (${open('sites')} OR d.site = ANY (${column('sites')}))
    AND (${open('groups')} OR d.group_id = ANY (${column('groups')}))
    AND (${open('zones')} OR d.zone_id = ANY (${column('zones')}))
    AND (${open('packs')} OR EXISTS (
      SELECT FROM drugstore_packs p WHERE p.drugstore_id = d.id AND p.pack_key = ANY (${column('packs')})))
    AND (${open('drugstore_ids')} OR d.id = ANY (${column('drugstore_ids')}))
    AND NOT d.id = ANY (${column('excluded_drugstore_ids')}))`
  const byPerson = sql`((${open('sites')} OR ${NETWORK_SITE}::int = ANY (${column('sites')}))
    AND ${open('groups')} AND ${open('drugstore_ids')}
    AND (${open('zones')} OR EXISTS (
      SELECT FROM user_zones z WHERE z.user_id = a.user_id AND z.zone_id = ANY (${column('zones')})))
    AND (${open('packs')} OR EXISTS (
      SELECT FROM user_packs p WHERE p.user_id = a.user_id AND p.pack_key = ANY (${column('packs')}))))`
  return sql<SqlBool>`NOT EXISTS (
    SELECT FROM accounts a
      JOIN users u ON u.id = a.user_id AND u.right_id IS NULL AND u.erased_at IS NULL AND u.disabled_at IS NULL
      LEFT JOIN drugstores d ON d.id = a.drugstore_id
     WHERE (CASE WHEN a.type = ${GUEST}::int THEN ${GUEST}::int = ANY (${column('account_types')})
                 ELSE ${open('account_types')} OR a.type = ANY (${column('account_types')}) END)
       AND (CASE WHEN a.drugstore_id IS NULL THEN ${byPerson} ELSE ${byDrugstore} END))`
}

const targets = (alias: string) =>
  sql.join(TARGET_COLUMNS.map((column) => sql`${sql.ref(`${alias}.${column}`)}`))

/** Published contents that nobody can see. Targets are few and shared: each is tried once, however many use it. */
export function reachesNobody(alias: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(NOT ${sql.ref(`${alias}.is_public`)} AND (${targets(alias)}) IN (
    SELECT ${targets('t')} FROM (SELECT DISTINCT ${targets('c')} FROM content c WHERE c.status = 'published') t
     WHERE ${holdsForNobody('t')}))`
}
