import { sql } from 'kysely'
import type { AudienceViewer } from '@kiosque/contract/domain/audience'
import { isVisibleContent } from '../audience/audience.predicate.ts'
import type { Db } from '../db/db.ts'

/** How many contents of each kind exist for this viewer. */
export async function countByKind(db: Db, viewer: AudienceViewer, now: Date): Promise<Map<string, number>> {
  const rows = await sql<{ kind: string; count: number }>`
    SELECT kind, count(*)::int AS count FROM content
     WHERE ${isVisibleContent('content', viewer, now)} GROUP BY kind`.execute(db)
  return new Map(rows.rows.map((row) => [row.kind, row.count]))
}

/** How many have each value of these filters: `product room=100`. */
export async function countByValue(
  db: Db,
  viewer: AudienceViewer,
  now: Date,
  kinds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await sql<{ kind: string; entry: string; count: number }>`
    SELECT kind, entry, count(*)::int AS count FROM content, unnest(filter_values) AS entry
     WHERE kind = ANY (${[...kinds]}::text[]) AND ${isVisibleContent('content', viewer, now)}
     GROUP BY kind, entry`.execute(db)
  return new Map(rows.rows.map((row) => [`${row.kind} ${row.entry}`, row.count]))
}
