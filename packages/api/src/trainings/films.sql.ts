import { sql } from 'kysely'
import { isVisibleContent } from '../audience/audience.predicate.ts'
import type { Db } from '../db/db.ts'
import type { Fields, Learning } from './learning.ts'
import type { FollowedTraining } from './team.sql.ts'

const MOST_IN_SERIES = 60

/** The tutorials of a series that this person sees, by their rank; those without one come last. */
export async function selectSeries(
  db: Db,
  name: string,
  { viewer, now }: Learning,
): Promise<FollowedTraining[]> {
  const rows = await db
    .selectFrom('content')
    .select(['id', 'kind', 'slug', 'title', 'fields'])
    .where('kind', '=', 'tutorial')
    .where(sql<boolean>`fields ->> 'series' = ${name}`)
    .where(isVisibleContent('content', viewer, now))
    .orderBy(sql`(fields ->> 'series_rank')::int NULLS LAST`)
    .orderBy('id')
    .limit(MOST_IN_SERIES)
    .execute()
  return rows.map((row) => ({ ...row, fields: row.fields as Fields }))
}

/** How many people came as far as each step of a film, and no further; those who saw it count as at its end. */
export async function selectReach(
  db: Db,
  contentId: number,
  { duration, steps, zones }: { duration: number | null; steps: number; zones: readonly number[] | null },
): Promise<{ step: number; people: number }[]> {
  const { rows } = await sql<{ step: number; people: number }>`
    SELECT CASE WHEN own.completed_at IS NOT NULL THEN ${steps}::int
                ELSE least(${steps}::int - 1, own.furthest_s * ${steps}::int / greatest(1, ${duration ?? 1}::int)) END AS step,
           count(*)::int AS people
      FROM training_progress own
     WHERE own.content_id = ${contentId}::int
       AND (${zones === null}::boolean OR EXISTS (
         SELECT FROM accounts JOIN drugstores ON drugstores.id = accounts.drugstore_id
          WHERE accounts.user_id = own.user_id AND drugstores.zone_id = ANY (${[...(zones ?? [])]}::int[])))
     GROUP BY step`.execute(db)
  return rows
}
