import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Db } from '../db/db.ts'

const TITULAIRE = 200

/** Null: all zones; otherwise those somebody follows. */
type Zones = readonly number[] | null

const inZones = (zones: Zones): RawBuilder<SqlBool> =>
  zones === null ? sql<SqlBool>`true` : sql<SqlBool>`d.zone_id = ANY (${[...zones]}::int[])`

const LAST_SEEN = sql`(SELECT max(u.last_seen_at) FROM accounts a JOIN users u ON u.id = a.user_id
  WHERE a.drugstore_id = d.id)`
const HAS_TITULAIRE = sql`EXISTS (SELECT FROM accounts a WHERE a.drugstore_id = d.id AND a.type = ${TITULAIRE}::int)`

export async function countOpenInvitations(db: Db): Promise<number> {
  const row = await db
    .selectFrom('invitations')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('accepted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return row.total
}

/** How many drugstores there are, have nobody at their head, and have been silent since that instant. */
export async function countDrugstores(
  db: Db,
  zones: Zones,
  { since, quietSince }: { since: Date; quietSince: Date },
): Promise<{ all: number; active: number; without_titulaire: number; quiet: number }> {
  const rows = await sql<{ all: number; active: number; without_titulaire: number; quiet: number }>`
    SELECT count(*)::int AS all,
           count(*) FILTER (WHERE seen >= ${since}::timestamptz)::int AS active,
           count(*) FILTER (WHERE NOT has_titulaire)::int AS without_titulaire,
           count(*) FILTER (WHERE has_titulaire AND (seen IS NULL OR seen < ${quietSince}::timestamptz))::int AS quiet
      FROM (SELECT ${LAST_SEEN} AS seen, ${HAS_TITULAIRE} AS has_titulaire
              FROM drugstores d WHERE NOT d.is_disabled AND ${inZones(zones)}) d`.execute(db)
  return rows.rows[0]!
}

/** Those that need a call first: nobody registered, then the longest silent. */
export async function selectPharmacies(db: Db, zones: readonly number[], limit: number) {
  const rows = await sql<{
    id: number
    name: string
    city: string
    last_seen_at: Date | null
    has_titulaire: boolean
  }>`SELECT d.id, d.name, d.city, ${LAST_SEEN} AS last_seen_at, ${HAS_TITULAIRE} AS has_titulaire
       FROM drugstores d WHERE NOT d.is_disabled AND ${inZones(zones)}
      ORDER BY has_titulaire, last_seen_at NULLS FIRST, fold(d.name), d.id LIMIT ${limit}::int`.execute(db)
  return rows.rows
}
