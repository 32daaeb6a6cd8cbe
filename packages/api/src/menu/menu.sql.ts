import { sql } from 'kysely'
import type { AudienceViewer } from '@kiosque/contract/domain/audience'
import { isVisibleContent } from '../audience/audience.predicate.ts'
import type { Db } from '../db/db.ts'

/** Which of these kinds have at least one content for this viewer: one look into an index each. */
export async function selectKindsWithContent(
  db: Db,
  viewer: AudienceViewer,
  now: Date,
  kinds: readonly string[],
): Promise<Set<string>> {
  const rows = await sql<{ kind: string }>`
    SELECT wanted AS kind FROM unnest(${[...kinds]}::text[]) AS wanted
     WHERE EXISTS (SELECT FROM content WHERE content.kind = wanted AND ${isVisibleContent('content', viewer, now)})`.execute(
    db,
  )
  return new Set(rows.rows.map((row) => row.kind))
}
