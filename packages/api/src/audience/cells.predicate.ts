import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { contentTargetHolds, isVisibleContent } from './audience.predicate.ts'
import type { Reader } from './visible-targets.ts'

/** Whose contents, and when: an instant, and the day it is in Paris. */
export interface CellScope {
  viewer: Reader | null
  now: Date
  today: string
}

/** Contents whose cell does not tell how they stand now: the clock of the cells was set before. Looked at one by one. */
export function changedSince({ now, today }: Omit<CellScope, 'viewer'>): RawBuilder<unknown> {
  return sql`SELECT contents_between(${now}::timestamptz, ${today}::date)`
}

/** What is counted: everything that cells hold, or what of it answers a search. */
interface Counting {
  /** Lines of `(cell_id, n)`. */
  tally: RawBuilder<unknown>
  /** The same question asked of one row of `content`. */
  isCounted: RawBuilder<SqlBool>
}

const ALL: Counting = { tally: sql`content_tally`, isCounted: sql<SqlBool>`true` }

/** Contents whose words answer this tsquery. */
export function answering(asked: string): Counting {
  return {
    tally: sql`cells_answering(${asked}::tsquery)`,
    isCounted: sql<SqlBool>`EXISTS (SELECT FROM search_document d
      WHERE d.content_id = content.id AND d.words @@ ${asked}::tsquery)`,
  }
}

/**
 * Visible contents of these kinds as `(kind, filter_values, phase, n)`, to be summed: whole cells, less what changed
 * since their clock was set, plus that as it really is. Reads as many rows as there are cells, whatever the contents.
 */
export function countedByCells(
  scope: CellScope,
  kinds: readonly string[],
  { tally, isCounted }: Counting = ALL,
): RawBuilder<unknown> {
  const { viewer, now, today } = scope
  const wanted = sql`ANY (${[...kinds]}::text[])`
  return sql`
    WITH changed AS MATERIALIZED (
      SELECT content.id, content.cell_id FROM content
       WHERE content.id IN (${changedSince(scope)}) AND content.kind = ${wanted} AND ${isCounted})
    SELECT cell.kind, cell.filter_values, cell.phase, tally.n
      FROM content_cell cell JOIN ${tally} tally ON tally.cell_id = cell.id
     WHERE cell.kind = ${wanted} AND ${contentTargetHolds('cell', viewer)}
    UNION ALL
    SELECT cell.kind, cell.filter_values, cell.phase, -1
      FROM changed JOIN content_cell cell ON cell.id = changed.cell_id
     WHERE ${contentTargetHolds('cell', viewer)}
    UNION ALL
    SELECT content.kind, content.filter_values,
           content_phase(content.period_start, content.period_end, ${today}::date), 1
      FROM changed JOIN content ON content.id = changed.id
     WHERE ${isVisibleContent('content', viewer, now)}`
}
