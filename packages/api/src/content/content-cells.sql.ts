import { sql, type RawBuilder } from 'kysely'
import type { AudienceViewer } from '@kiosque/contract/domain/audience'
import { contentTargetHolds, isVisibleContent } from '../audience/audience.predicate.ts'
import type { Db } from '../db/db.ts'

/** Whose contents, and when: an instant, and the day it is in Paris. */
export interface CellScope {
  viewer: AudienceViewer | null
  now: Date
  today: string
}

/** Writers share it; it is taken alone to move the clock or to tidy (see the migration). */
const LOCK = 7_205_021

/** Contents whose cell does not say what the rule says to this viewer now: looked at one by one. */
export function apartFromCells({ viewer, now, today }: CellScope): RawBuilder<unknown> {
  const drugstore = viewer === null || viewer.right_id !== null ? null : viewer.drugstore_id
  return sql`SELECT contents_apart(${now}::timestamptz, ${today}::date, ${drugstore}::int)`
}

/** Contents that no cell holds and that may yet be visible: they came into their window since the clock was set. */
export function joinedSince({ now, today }: Omit<CellScope, 'viewer'>): RawBuilder<unknown> {
  return apartFromCells({ viewer: null, now, today })
}

/**
 * Visible contents of these kinds as `(kind, filter_values, phase, n)`, to be summed: whole cells, less what stands
 * apart from them, plus that as it really is. Reads as many rows as there are cells, whatever the contents.
 */
export function countedByCells(scope: CellScope, kinds: readonly string[]): RawBuilder<unknown> {
  const { viewer, now, today } = scope
  const wanted = sql`ANY (${[...kinds]}::text[])`
  return sql`
    WITH apart AS MATERIALIZED (
      SELECT content.id, content.cell_id FROM content
       WHERE content.id IN (${apartFromCells(scope)}) AND content.kind = ${wanted})
    SELECT cell.kind, cell.filter_values, cell.phase, tally.n
      FROM content_cell cell JOIN content_tally tally ON tally.cell_id = cell.id
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

/**
 * Moves the clock of the cells to this instant, so that few contents stand apart. False when somebody was writing just
 * then: it never waits while it holds something, and nothing depends on when it happens.
 */
export async function moveCellClock(trx: Db, now: Date, today: string): Promise<boolean> {
  if (!(await takeCells(trx))) return false
  const { rows } = await sql<{ id: number; held: boolean }>`
    WITH changing AS MATERIALIZED (SELECT DISTINCT id FROM (${joinedSince({ now, today })}) found (id)),
         held AS (SELECT id FROM content WHERE id IN (SELECT id FROM changing) FOR NO KEY UPDATE SKIP LOCKED)
    SELECT changing.id, held.id IS NOT NULL AS held FROM changing LEFT JOIN held USING (id)`.execute(trx)
  if (rows.some((row) => !row.held)) return false
  await sql`UPDATE content_clock SET at = ${now}::timestamptz, day = ${today}::date`.execute(trx)
  // Written as they are, they are placed anew.
  await sql`UPDATE content SET kind = kind WHERE id = ANY (${rows.map((row) => row.id)}::int[])`.execute(trx)
  return true
}

/** Counts every cell again, from the contents themselves, and forgets the empty ones. */
export async function recountCells(trx: Db): Promise<boolean> {
  if (!(await takeCells(trx))) return false
  await sql`DELETE FROM content_tally`.execute(trx)
  await sql`INSERT INTO content_tally (cell_id, n)
    SELECT cell_id, count(*) FROM content WHERE cell_id IS NOT NULL GROUP BY cell_id`.execute(trx)
  await sql`DELETE FROM content_cell c
    WHERE NOT EXISTS (SELECT FROM content_tally t WHERE t.cell_id = c.id)`.execute(trx)
  return true
}

async function takeCells(trx: Db): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`SELECT pg_try_advisory_xact_lock(${LOCK}) AS taken`.execute(
    trx,
  )
  return rows[0]?.taken === true
}
