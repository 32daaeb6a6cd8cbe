import { sql, type RawBuilder } from 'kysely'
import { addDays, startOfParisDay } from '@kiosque/contract/domain/dates'
import type { Target } from '@kiosque/contract/domain/audience'
import type { Db } from '../db/db.ts'

/** The last day counted by the nightly job; before any, a day so old that everything is read live. */
export async function selectClosedDay(db: Db): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    SELECT to_char(day, 'YYYY-MM-DD') AS day FROM stat_closed WHERE id = 1`.execute(db)
  return rows[0]?.day ?? '2000-01-01'
}

/**
 * Reads and downloads by content, day and the reader's zone, straight from what people did. A person is where their
 * first drugstore is; the head office does not count.
 */
export function liveFigures(since: Date, until: Date | null, only: RawBuilder<unknown> = sql`true`) {
  const inRange = sql`at >= ${since}::timestamptz AND (${until}::timestamptz IS NULL OR at < ${until}::timestamptz)`
  return sql`
    SELECT e.content_id, (e.at AT TIME ZONE 'Europe/Paris')::date AS day, coalesce(home.zone_id, 0) AS zone_id,
           sum(e.reads)::int AS reads, sum(e.downloads)::int AS downloads
      FROM (SELECT user_id, content_id, at, 1 AS reads, 0 AS downloads FROM content_read WHERE ${inRange} AND ${only}
            UNION ALL
            SELECT user_id, content_id, at, 0, 1 FROM content_download WHERE ${inRange} AND ${only}) e
      JOIN users u ON u.id = e.user_id AND u.right_id IS NULL
      LEFT JOIN LATERAL (
        SELECT d.zone_id FROM accounts a JOIN drugstores d ON d.id = a.drugstore_id
         WHERE a.user_id = e.user_id ORDER BY a.id LIMIT 1) home ON true
     GROUP BY 1, 2, 3`
}

/** Closed days and the live rest, as one: content_id, day, zone_id, reads, downloads. */
function allFigures(closed: string, from: string, only: RawBuilder<unknown>) {
  const liveFrom = addDays(closed, 1) > from ? addDays(closed, 1) : from
  return sql`
    SELECT content_id, day, zone_id, reads, downloads FROM stat_content_day
     WHERE day >= ${from}::date AND day <= ${closed}::date AND ${only}
    UNION ALL ${liveFigures(startOfParisDay(liveFrom), null, only)}`
}

const inZones = (zones: number[] | null) =>
  zones === null ? sql`true` : sql`zone_id = ANY (${zones}::int[])`

export interface SeriesRow {
  day: string
  zone_id: number
  reads: number
  downloads: number
}

/** Day by day, of one kind or one content or of all. */
export async function selectSeries(
  db: Db,
  closed: string,
  from: string,
  of: { kind?: string | undefined; contentId?: number; zones: number[] | null },
): Promise<SeriesRow[]> {
  const ofContent = of.contentId === undefined ? null : sql`content_id = ${of.contentId}::int`
  const ofKind =
    of.kind === undefined ? sql`true` : sql`content_id IN (SELECT id FROM content WHERE kind = ${of.kind})`
  const liveFrom = addDays(closed, 1) > from ? addDays(closed, 1) : from
  const source = ofContent
    ? allFigures(closed, from, ofContent)
    : sql`
      SELECT day, zone_id, reads, downloads FROM stat_day
       WHERE day >= ${from}::date AND day <= ${closed}::date AND (${of.kind ?? null}::text IS NULL OR kind = ${of.kind ?? null})
      UNION ALL
      SELECT day, zone_id, reads, downloads FROM (${liveFigures(startOfParisDay(liveFrom), null, ofKind)}) live`
  const { rows } = await sql<SeriesRow>`
    SELECT to_char(day, 'YYYY-MM-DD') AS day, 0 AS zone_id, sum(reads)::int AS reads, sum(downloads)::int AS downloads
      FROM (${source}) f WHERE ${inZones(of.zones)} GROUP BY 1 ORDER BY 1`.execute(db)
  return rows
}

export interface ContentFilter {
  closed: string
  from: string
  now: Date
  zones: number[] | null
  kinds: readonly string[]
  /** Folded words, all of them in the title. */
  words: string[]
}

const ORDERS: Record<string, RawBuilder<unknown>> = {
  reads: sql`reads, c.sort_at DESC, c.id DESC`,
  '-reads': sql`reads DESC, c.sort_at DESC, c.id DESC`,
  downloads: sql`downloads, c.sort_at DESC, c.id DESC`,
  '-downloads': sql`downloads DESC, c.sort_at DESC, c.id DESC`,
  date: sql`c.sort_at, c.id`,
  '-date': sql`c.sort_at DESC, c.id DESC`,
}

/** Published, already out, and not aimed at other zones only. */
function isCounted(filter: ContentFilter) {
  const words = filter.words.map((word) => sql`c.title_fold LIKE ${word}`)
  const zones =
    filter.zones === null
      ? sql``
      : sql`AND c.target_id IN (
          SELECT t.id FROM targets t WHERE t.zones = '{}' OR t.zones && ${filter.zones}::int[])`
  return sql`c.status = 'published' AND (c.starts_at IS NULL OR c.starts_at <= ${filter.now}::timestamptz)
    AND c.kind = ANY (${[...filter.kinds]}::text[]) ${zones}
    AND ${words.length === 0 ? sql`true` : sql.join(words, sql` AND `)}`
}

const CARD = sql`c.id, c.kind, c.title, c.sort_at, target_value(c.target_id) AS target`

export type ContentRow = {
  target: Target
  id: number
  kind: string
  title: string
  sort_at: Date
}

/** One page of contents in the order of what they were read in the period. */
export async function selectContentPage(
  db: Db,
  filter: ContentFilter,
  sort: string,
  page: { limit: number; offset: number },
): Promise<ContentRow[]> {
  const { rows } = await sql<ContentRow>`
    WITH figures AS (
      SELECT content_id, sum(reads) AS reads, sum(downloads) AS downloads
        FROM (${allFigures(filter.closed, filter.from, sql`true`)}) f WHERE ${inZones(filter.zones)} GROUP BY 1)
    SELECT ${CARD}, coalesce(f.reads, 0) AS reads, coalesce(f.downloads, 0) AS downloads
      FROM content c LEFT JOIN figures f ON f.content_id = c.id
     WHERE ${isCounted(filter)} ORDER BY ${ORDERS[sort] ?? ORDERS['-reads']}
     LIMIT ${page.limit} OFFSET ${page.offset}`.execute(db)
  return rows
}

export async function countContents(db: Db, filter: ContentFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM content c WHERE ${isCounted(filter)}`.execute(db)
  return rows[0]?.total ?? 0
}

/** Out before the period, still shown, and nobody of these zones ever opened it. */
const isNeverRead = (filter: ContentFilter) => sql`${isCounted(filter)}
  AND (c.ends_at IS NULL OR c.ends_at > ${filter.now}::timestamptz)
  AND c.sort_at < ${startOfParisDay(filter.from)}::timestamptz
  AND NOT EXISTS (SELECT FROM stat_content_day s
    WHERE s.content_id = c.id AND s.reads > 0 AND ${inZones(filter.zones)})
  AND NOT EXISTS (SELECT FROM content_read r JOIN users u ON u.id = r.user_id AND u.right_id IS NULL
    WHERE r.content_id = c.id AND ${filter.zones === null ? sql`true` : isReaderIn(filter.zones)})`

const isReaderIn = (zones: number[]) => sql`(
  SELECT d.zone_id FROM accounts a JOIN drugstores d ON d.id = a.drugstore_id
   WHERE a.user_id = r.user_id ORDER BY a.id LIMIT 1) = ANY (${zones}::int[])`

export async function selectNeverRead(
  db: Db,
  filter: ContentFilter,
  page: { limit: number; offset: number },
): Promise<ContentRow[]> {
  const { rows } = await sql<ContentRow>`
    SELECT ${CARD} FROM content c WHERE ${isNeverRead(filter)}
     ORDER BY c.sort_at DESC, c.id DESC LIMIT ${page.limit} OFFSET ${page.offset}`.execute(db)
  return rows
}

export async function countNeverRead(db: Db, filter: ContentFilter): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM content c WHERE ${isNeverRead(filter)}`.execute(db)
  return rows[0]?.total ?? 0
}

export interface ZoneFigures {
  content_id: number
  zone_id: number
  /** In the period. */
  reads: number
  downloads: number
  /** Since it was published. */
  readers: number
}

/** A few contents, zone by zone. */
export async function selectZoneFigures(
  db: Db,
  closed: string,
  from: string,
  ids: number[],
): Promise<ZoneFigures[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<ZoneFigures>`
    SELECT content_id, zone_id, sum(reads)::int AS readers,
           coalesce(sum(reads) FILTER (WHERE day >= ${from}::date), 0)::int AS reads,
           coalesce(sum(downloads) FILTER (WHERE day >= ${from}::date), 0)::int AS downloads
      FROM (${allFigures(closed, '2000-01-01', sql`content_id = ANY (${ids}::int[])`)}) f GROUP BY 1, 2`.execute(
    db,
  )
  return rows
}

export async function selectOneContent(db: Db, id: number, kinds: readonly string[]) {
  const { rows } = await sql<ContentRow>`
    SELECT ${CARD} FROM content c WHERE c.id = ${id}::int AND c.kind = ANY (${[...kinds]}::text[])`.execute(
    db,
  )
  return rows[0]
}

export async function countLive(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM content c WHERE c.status = 'published'
       AND (c.starts_at IS NULL OR c.starts_at <= ${now}::timestamptz)
       AND (c.ends_at IS NULL OR c.ends_at > ${now}::timestamptz)`.execute(db)
  return rows[0]?.total ?? 0
}

export async function selectMisses(db: Db, from: string, page: { limit: number; offset: number }) {
  // Below five the order would say what the figure hides.
  const { rows } = await sql<{ query: string; searches: number; last_day: string }>`
    SELECT query, sum(hits)::int AS searches, to_char(max(day), 'YYYY-MM-DD') AS last_day
      FROM search_miss WHERE day >= ${from}::date GROUP BY query
     ORDER BY CASE WHEN sum(hits) >= 5 THEN sum(hits) ELSE 0 END DESC, query
     LIMIT ${page.limit} OFFSET ${page.offset}`.execute(db)
  return rows
}

/** Apart from the page: past the last one there is no row to read it from. */
export async function countMisses(db: Db, from: string): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(DISTINCT query)::int AS total FROM search_miss WHERE day >= ${from}::date`.execute(db)
  return rows[0]?.total ?? 0
}
