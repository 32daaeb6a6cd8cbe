import { sql } from 'kysely'
import type { AudienceViewer } from '@kiosque/contract/domain/audience'
import type { Db } from '../db/db.ts'
import { environmentHolds, viewerHolds } from './audience-rule.ts'
import { storedTarget } from './target-column.ts'
import type { StoredTarget } from './target-lists.ts'

/** Which targets hold for a viewer, and which of them a public content may show by. */
export async function selectTargetsFor(
  db: Db,
  viewer: AudienceViewer,
): Promise<{ id: number; holds: boolean; is_open: boolean }[]> {
  const target = storedTarget('t')
  const isOpen = sql`(t.names_nobody AND ${environmentHolds(target, sql`${viewer.environment}::int`)}
    AND (t.sites = '{}' OR ${viewer.site}::int = ANY (t.sites)))`
  const { rows } = await sql<{ id: number; holds: boolean; is_open: boolean }>`
    SELECT * FROM (
      SELECT t.id, coalesce(${viewerHolds(target, viewer)}, false) AS holds, ${isOpen} AS is_open
        FROM targets t) found
     WHERE holds OR is_open ORDER BY id`.execute(db)
  return rows
}

interface NewTargets {
  newest: number
  total: number
  /** How many there are up to the one given. */
  known: number
  written: StoredTarget[]
}

/** What was written after this target. */
export async function selectNewTargets(db: Db, after: number): Promise<NewTargets> {
  const { rows } = await sql<NewTargets>`
    SELECT coalesce(max(id), 0) AS newest, count(*)::int AS total,
           (count(*) FILTER (WHERE id <= ${after}::int))::int AS known,
           (SELECT coalesce(json_agg(t), '[]') FROM (
              SELECT id, sites, environments, groups, packs, zones, account_types, drugstore_ids,
                     excluded_drugstore_ids FROM targets WHERE id > ${after}::int ORDER BY id) t) AS written
      FROM targets`.execute(db)
  return rows[0]!
}
