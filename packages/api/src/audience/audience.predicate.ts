import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { PUBLIC_PLACEMENTS } from '@kiosque/contract/domain/placements'
import { EVERYONE } from './target-column.ts'
import type { Reader } from './visible-targets.ts'

const isOneOf = (alias: string, ids: readonly number[]) =>
  sql<SqlBool>`${sql.ref(`${alias}.target_id`)} = ANY (${[...ids]}::int[])`

/** For any table that has a target: whether it holds for this viewer (D4). */
export function targetHolds(alias: string, reader: Reader): RawBuilder<SqlBool> {
  return reader.right_id === null ? isOneOf(alias, reader.targets.held) : sql<SqlBool>`true`
}

/**
 * The target of a content, or of contents counted together, read by people who may not be signed in: what is public shows
 * where it names nobody.
 */
export function contentTargetHolds(alias: string, reader: Reader | null): RawBuilder<SqlBool> {
  const isPublic = sql.ref(`${alias}.is_public`)
  if (reader === null) {
    return sql<SqlBool>`(${isPublic} AND ${sql.ref(`${alias}.target_id`)} IN (
      SELECT open.id FROM targets open WHERE open.names_nobody))`
  }
  if (reader.right_id !== null) return sql<SqlBool>`true`
  return sql<SqlBool>`(${targetHolds(alias, reader)} OR (${isPublic} AND ${isOneOf(alias, reader.targets.open)}))`
}

/** Inside its window, for tables whose rows are published by their window alone. */
export function isInWindow(alias: string, now: Date): RawBuilder<SqlBool> {
  const column = (name: string) => sql.ref(`${alias}.${name}`)
  return sql<SqlBool>`((${column('starts_at')} IS NULL OR ${column('starts_at')} <= ${now}::timestamptz)
    AND (${column('ends_at')} IS NULL OR ${column('ends_at')} > ${now}::timestamptz))`
}

/** Published and inside its window, which is half-open (D4-02). For tables with status, starts_at and ends_at. */
export function isLive(alias: string, now: Date): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(`${alias}.status`)} = 'published' AND ${isInWindow(alias, now)})`
}

/** Everything a content must satisfy to exist for this viewer at this instant. */
export function isVisibleContent(alias: string, reader: Reader | null, now: Date): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${isLive(alias, now)} AND ${contentTargetHolds(alias, reader)})`
}

/** A few placements show to people who have not signed in: only what asks nothing of anybody. */
function isOpenHighlight(alias: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${sql.ref(`${alias}.placement`)} = ANY (${[...PUBLIC_PLACEMENTS]}::int[])
    AND ${sql.ref(`${alias}.target_id`)} = ${EVERYONE}::int)`
}

function highlightTargetHolds(alias: string, reader: Reader | null): RawBuilder<SqlBool> {
  if (reader === null) return isOpenHighlight(alias)
  return sql<SqlBool>`(${targetHolds(alias, reader)} OR ${isOpenHighlight(alias)})`
}

/** A highlight shows in its window, to its own target, and only if what it puts forward shows too (D4-04). */
export function isVisibleHighlight(alias: string, reader: Reader | null, now: Date): RawBuilder<SqlBool> {
  const contentId = sql.ref(`${alias}.content_id`)
  const eventId = sql.ref(`${alias}.event_id`)
  const eventHolds = reader === null ? sql`false` : targetHolds('shown', reader)
  return sql<SqlBool>`(${isInWindow(alias, now)} AND ${highlightTargetHolds(alias, reader)}
    AND (${contentId} IS NULL OR EXISTS (
      SELECT FROM content shown WHERE shown.id = ${contentId} AND ${isVisibleContent('shown', reader, now)}))
    AND (${eventId} IS NULL OR EXISTS (SELECT FROM events shown WHERE shown.id = ${eventId}
      AND shown.status = 'published' AND shown.ends_at > ${now}::timestamptz AND ${eventHolds})))`
}
