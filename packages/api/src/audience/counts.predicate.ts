import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { contentTargetHolds, isVisibleContent } from './audience.predicate.ts'
import type { Reader } from './visible-targets.ts'

/** Whose contents, and when: an instant, and the day it is in Paris. */
export interface CountScope {
  viewer: Reader | null
  now: Date
  today: string
}

/** Contents whose count does not tell how they stand now: the clock of the counts was set before. Looked at one by one. */
export function changedSince({ now, today }: Omit<CountScope, 'viewer'>): RawBuilder<unknown> {
  return sql`SELECT contents_between(${now}::timestamptz, ${today}::date)`
}

/** What is counted: everything that counts hold, or what of it answers a search. */
interface Counting {
  /** Lines of `(count_id, n)`, to be summed. */
  lines: RawBuilder<unknown>
  /** The same question asked of one row of `content`. */
  isCounted: RawBuilder<SqlBool>
}

const ALL: Counting = { lines: sql`content_count_change`, isCounted: sql<SqlBool>`true` }

/** Contents whose words answer this tsquery. */
export function answering(asked: string): Counting {
  return {
    lines: sql`counts_answering(${asked}::tsquery)`,
    isCounted: sql<SqlBool>`EXISTS (SELECT FROM search_document d
      WHERE d.content_id = content.id AND d.words @@ ${asked}::tsquery)`,
  }
}

/**
 * Visible contents of these kinds as `(kind, filter_values, phase, n)`, to be summed: whole counts, less what changed
 * since their clock was set, plus that as it really is. Reads as many rows as there are counts, whatever the contents.
 */
export function visibleCounts(
  scope: CountScope,
  kinds: readonly string[],
  { lines, isCounted }: Counting = ALL,
): RawBuilder<unknown> {
  const { viewer, now, today } = scope
  const wanted = sql`ANY (${[...kinds]}::text[])`
  return sql`
    WITH changed AS MATERIALIZED (
      SELECT content.id, content.count_id FROM content
       WHERE content.id IN (${changedSince(scope)}) AND content.kind = ${wanted} AND ${isCounted})
    SELECT counted.kind, counted.filter_values, counted.phase, lines.n
      FROM content_count counted JOIN ${lines} lines ON lines.count_id = counted.id
     WHERE counted.kind = ${wanted} AND ${contentTargetHolds('counted', viewer)}
    UNION ALL
    SELECT counted.kind, counted.filter_values, counted.phase, -1
      FROM changed JOIN content_count counted ON counted.id = changed.count_id
     WHERE ${contentTargetHolds('counted', viewer)}
    UNION ALL
    SELECT content.kind, content.filter_values,
           content_phase(content.period_start, content.period_end, ${today}::date), 1
      FROM changed JOIN content ON content.id = changed.id
     WHERE ${isVisibleContent('content', viewer, now)}`
}
