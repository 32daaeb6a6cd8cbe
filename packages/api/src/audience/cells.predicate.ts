import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { AudienceViewer } from '@kiosque/contract/domain/audience'
import { contentTargetHolds, isVisibleContent } from './audience.predicate.ts'

/** Whose contents, and when: an instant, and the day it is in Paris. */
export interface CellScope {
  viewer: AudienceViewer | null
  now: Date
  today: string
}

/** Contents whose cell does not say what the rule says to this viewer now: looked at one by one. */
export function apartFromCells({ viewer, now, today }: CellScope): RawBuilder<unknown> {
  const drugstore = viewer === null || viewer.right_id !== null ? null : viewer.drugstore_id
  return sql`SELECT contents_apart(${now}::timestamptz, ${today}::date, ${drugstore}::int)`
}

/** Contents that no cell holds and that may yet be visible: they came into their window since the clock was set. */
export function joinedSince({ now, today }: Omit<CellScope, 'viewer'>): RawBuilder<unknown> {
  return apartFromCells({ viewer: null, now, today })
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
 * Visible contents of these kinds as `(kind, filter_values, phase, n)`, to be summed: whole cells, less what stands
 * apart from them, plus that as it really is. Reads as many rows as there are cells, whatever the contents.
 */
export function countedByCells(
  scope: CellScope,
  kinds: readonly string[],
  { tally, isCounted }: Counting = ALL,
): RawBuilder<unknown> {
  const { viewer, now, today } = scope
  const wanted = sql`ANY (${[...kinds]}::text[])`
  return sql`
    WITH apart AS MATERIALIZED (
      SELECT content.id, content.cell_id FROM content
       WHERE content.id IN (${apartFromCells(scope)}) AND content.kind = ${wanted} AND ${isCounted})
    SELECT cell.kind, cell.filter_values, cell.phase, tally.n
      FROM content_cell cell JOIN ${tally} tally ON tally.cell_id = cell.id
     WHERE cell.kind = ${wanted} AND ${contentTargetHolds('cell', viewer)}
    UNION ALL
    SELECT cell.kind, cell.filter_values, cell.phase, -1
      FROM apart JOIN content_cell cell ON cell.id = apart.cell_id
     WHERE ${contentTargetHolds('cell', viewer)}
    UNION ALL
    SELECT content.kind, content.filter_values,
           content_phase(content.period_start, content.period_end, ${today}::date), 1
      FROM apart JOIN content ON content.id = apart.id
     WHERE ${isVisibleContent('content', viewer, now)}`
}
