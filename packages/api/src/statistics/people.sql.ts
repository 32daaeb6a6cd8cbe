import { sql } from 'kysely'
import type { Target } from '@kiosque/contract/domain/audience'
import { reachedAccounts } from '../audience/reached.predicate.ts'
import type { Db } from '../db/db.ts'

/** People of one group (-1: none), zone (0: none) and role. */
export interface Cell<Metric extends string> {
  group_id: number
  zone_id: number
  role: number
  figures: Record<Metric, number>
}

/** Everyone a target holds for, each once, where their first drugstore that it holds for is. */
const people = (target: Target) => sql`
  SELECT DISTINCT ON (reached.user_id) reached.user_id, reached.type AS role,
         coalesce(d.group_id, -1) AS group_id, coalesce(d.zone_id, 0) AS zone_id
    FROM (${reachedAccounts(target)}) reached LEFT JOIN drugstores d ON d.id = reached.drugstore_id
   ORDER BY reached.user_id, reached.drugstore_id IS NULL, reached.id`

export type PeopleMetric = 'people' | 'active' | 'readers' | 'downloaders'

/** The same people and places for each of several periods, by when it starts. */
export async function selectPeopleCells(
  db: Db,
  target: Target,
  starts: readonly Date[],
): Promise<Cell<PeopleMetric>[][]> {
  const since = (column: string, start: Date) =>
    sql`(count(*) FILTER (WHERE ${sql.ref(column)} >= ${start}::timestamptz))::int`
  const counts = starts.map(
    (start) => sql`ARRAY[count(*)::int, ${since('u.last_seen_at', start)}, ${since('r.last_read_at', start)},
      ${since('r.last_download_at', start)}]`,
  )
  const { rows } = await sql<{ group_id: number; zone_id: number; role: number; counts: number[][] }>`
    SELECT p.group_id, p.zone_id, p.role, ARRAY[${sql.join(counts)}] AS counts
      FROM (${people(target)}) p
      JOIN users u ON u.id = p.user_id
      LEFT JOIN reader r ON r.user_id = p.user_id
     GROUP BY 1, 2, 3`.execute(db)
  return starts.map((_, index) =>
    rows.map(({ counts: all, ...place }) => {
      const [everyone = 0, active = 0, readers = 0, downloaders = 0] = all[index] ?? []
      return { ...place, figures: { people: everyone, active, readers, downloaders } }
    }),
  )
}

export type ContentMetric = 'reach' | 'reads' | 'downloads'

/** Who one content is for, who of them read it, who downloaded from it: since it was published. */
export async function selectContentCells(
  db: Db,
  target: Target,
  contentId: number,
): Promise<Cell<ContentMetric>[]> {
  const { rows } = await sql<Record<ContentMetric | 'group_id' | 'zone_id' | 'role', number>>`
    SELECT p.group_id, p.zone_id, p.role, count(*)::int AS reach, count(r.user_id)::int AS reads,
           count(d.user_id)::int AS downloads
      FROM (${people(target)}) p
      LEFT JOIN content_read r ON r.user_id = p.user_id AND r.content_id = ${contentId}::int
      LEFT JOIN (SELECT DISTINCT user_id FROM content_download WHERE content_id = ${contentId}::int) d
        ON d.user_id = p.user_id
     GROUP BY 1, 2, 3`.execute(db)
  return rows.map(({ group_id, zone_id, role, ...figures }) => ({ group_id, zone_id, role, figures }))
}

/** How many people each zone has among those a target holds for. */
export async function selectReachByZone(
  db: Db,
  target: Target,
): Promise<{ zone_id: number; people: number }[]> {
  const { rows } = await sql<{ zone_id: number; people: number }>`
    SELECT zone_id, count(*)::int AS people FROM (${people(target)}) p GROUP BY 1`.execute(db)
  return rows
}
