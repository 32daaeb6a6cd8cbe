import { sql } from 'kysely'
import { isVisibleContent } from '../audience/audience.predicate.ts'
import type { Reader } from '../audience/visible-targets.ts'
import { changedSince } from '../audience/counts.predicate.ts'
import type { Db } from '../db/db.ts'

/** Which of these kinds have at least one content for this viewer: one look into an index each. */
export async function selectKindsWithContent(
  db: Db,
  { viewer, now, today }: { viewer: Reader; now: Date; today: string },
  kinds: readonly string[],
): Promise<Set<string>> {
  const isVisible = isVisibleContent('content', viewer, now)
  const rows = await sql<{ kind: string }>`
    SELECT wanted AS kind FROM unnest(${[...kinds]}::text[]) AS wanted
     WHERE EXISTS (SELECT FROM content WHERE content.kind = wanted AND content.count_id IS NOT NULL AND ${isVisible})
    UNION
    SELECT content.kind FROM content
     WHERE content.id IN (${changedSince({ now, today })})
       AND content.kind = ANY (${[...kinds]}::text[]) AND ${isVisible}`.execute(db)
  return new Set(rows.rows.map((row) => row.kind))
}
