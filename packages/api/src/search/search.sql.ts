import { sql, type RawBuilder } from 'kysely'
import type { SearchPeriod } from '@kiosque/contract/wire/search'
import { isVisibleContent } from '../audience/audience.predicate.ts'
import { answering, visibleCounts, changedSince } from '../audience/counts.predicate.ts'
import { CARD_COLUMNS, type CardRow } from '../content/content-rows.ts'
import type { Db } from '../db/db.ts'
import { PREPARED } from '../db/prepared.ts'
import { writtenOnce } from '../db/written-once.ts'
import { numbersIn } from '../kit/numbers-in.ts'
import type { SearchScope } from '../search-index/search-scope.ts'
import type { QueryForms } from '../search-index/search-vector.ts'

export interface Asked extends QueryForms {
  /** What was typed, folded: a title that is exactly this comes first. */
  text: string
  code: string | null
}

export interface Found {
  counts: Record<string, number>
  ids: number[]
  /** What they may be narrowed by; absent where too many answer to be counted. */
  narrowing?: Narrowing
}

/** How many of what answers, by `kind/category` and by period. */
export interface Narrowing {
  categories: ReadonlyMap<string, number>
  periods: Readonly<Record<SearchPeriod, number>>
}

/** How many answer, of each kind. Only counts are read for it: a common word costs little more than a rare one. */
export async function selectCounts(db: Db, scope: SearchScope, answer: string): Promise<Found['counts']> {
  const { rows } = await sql<{ kind: string; n: number }>`
    SELECT kind, sum(n)::int AS n FROM (${visibleCounts(scope, scope.kinds, answering(answer))}) counted
     GROUP BY kind HAVING sum(n) > 0`.execute(db)
  return Object.fromEntries(rows.map((row) => [row.kind, row.n]))
}

interface Page {
  kind: string | undefined
  limit: number
  offset: number
}

/** All that answer, or only what scores highest: five points and more, when nothing else has more than three. */
const everything = (asked: Asked) => sql`documents_answering(${asked.all}::tsquery)`
const titled = (asked: Asked, scope: SearchScope) => {
  // The words, unpacked for each row, are asked last and of few.
  const hasBonus = sql`CASE WHEN d.head @@ ${asked.title}::tsquery THEN false ELSE d.words @@ ${asked.all}::tsquery END`
  const starts = sql`d.title_fold LIKE ${`${likeText(asked.text)}%`}`
  const isCode = sql`d.codes @> ARRAY[${asked.code ?? ''}::text]`
  return sql`(
    SELECT titles_answering(${asked.all}::tsquery)
    UNION SELECT d.content_id FROM search_document d WHERE ${starts} AND d.count_id IS NOT NULL AND ${hasBonus}
    UNION SELECT d.content_id FROM search_document d WHERE ${isCode} AND d.count_id IS NOT NULL AND ${hasBonus}
    UNION SELECT d.content_id FROM search_document d
     WHERE d.content_id IN (${changedSince(scope)}) AND d.words @@ ${asked.all}::tsquery
       AND (d.head @@ ${asked.title}::tsquery OR ${starts} OR ${isCode}))`
}

const likeText = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`)

interface FoundRow {
  /** How many of those ranked are visible, of the kind asked for. */
  ranked: number
  ids: number[] | null
}

/**
 * How well a row of `search_document` answers: exact codes, then exact titles, then words of the title, then how soon
 * the title says it and how well the head answers. Only the small `head` is read for it.
 */
const scoreOf = (asked: Asked) => sql`
             CASE WHEN ${asked.code}::text IS NOT NULL AND d.codes @> ARRAY[${asked.code}::text]
                  -- Of two that list it, the one that lists less is more about it.
                  THEN 1000 + 1.0 / cardinality(d.codes) ELSE 0 END
             + CASE WHEN d.title_fold = ${asked.text} THEN 100
                    WHEN starts_with(d.title_fold, ${asked.text}) THEN 10 ELSE 0 END
             + CASE WHEN d.head @@ ${asked.title}::tsquery THEN 5 ELSE 0 END
             + CASE WHEN d.head @@ ${asked.exact}::tsquery THEN 2 ELSE 0 END
             + CASE WHEN strpos(d.title_fold, ${asked.lead}) > 0
                    THEN 1.0 / (7 + strpos(d.title_fold, ${asked.lead})) ELSE 0 END
             + ts_rank('{0.05, 0.2, 0.5, 1}', d.head, ${asked.all}::tsquery)`

/** Which contents answer, best first, then the newest. */
export function foundStatement(
  scope: SearchScope,
  asked: Asked,
  page: Page,
  candidates: (asked: Asked, scope: SearchScope) => RawBuilder<unknown> = everything,
): RawBuilder<FoundRow> {
  return sql<FoundRow>`
    WITH found AS MATERIALIZED (
      SELECT c.id, c.sort_at, ${scoreOf(asked)} AS score
        -- By key, row by row: joined as a whole, a common word would read the entire table.
        FROM ${candidates(asked, scope)} AS answering (id) CROSS JOIN LATERAL (
          SELECT id, sort_at FROM content c
           WHERE c.id = answering.id
             AND c.kind = ANY (${page.kind === undefined ? [...scope.kinds] : [page.kind]}::text[])
             AND ${isVisibleContent('c', scope.viewer, scope.now)}
           LIMIT 1) c JOIN search_document d ON d.content_id = c.id
    ), page AS (
      SELECT id, row_number() OVER (ORDER BY score DESC, sort_at DESC, id DESC) AS rank
        FROM found
       ORDER BY rank LIMIT ${page.limit} OFFSET ${page.offset}
    )
    SELECT (SELECT count(*)::int FROM found) AS ranked, (SELECT array_agg(id ORDER BY rank) FROM page) AS ids`
}

/** Fewer than this are all ranked: looking for the best of them first would cost more. */
export const MANY = 200

export async function selectFound(db: Db, scope: SearchScope, asked: Asked, page: Page): Promise<Found> {
  const counts = await selectCounts(db, scope, asked.all)
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  if (total === 0) return { counts, ids: [] }
  if (total > MANY) {
    const { rows } = await foundStatement(scope, asked, page, titled).execute(db)
    const [best] = rows
    if (best !== undefined && best.ranked >= page.offset + page.limit) return { counts, ids: best.ids ?? [] }
  }
  const { rows } = await foundStatement(scope, asked, page).execute(db)
  return { counts, ids: rows[0]?.ids ?? [] }
}

export interface Scored {
  ids: Int32Array
  scores: Float64Array
}

/** What scores highest has at least this, and nothing else has more than three. */
export const TITLED = 5

/** The score of all that answer, or of these contents, whoever may see them. */
export async function selectScores(db: Db, asked: Asked, among: 'all' | readonly number[]): Promise<Scored> {
  const candidates =
    among === 'all'
      ? everything(asked)
      : sql`(SELECT d.content_id FROM search_document d
              WHERE d.content_id = ANY (${[...among]}::int[]) AND d.words @@ ${asked.all}::tsquery)`
  const { rows } = await sql<ScoredRow>`SELECT ${scored(asked, candidates)}`.execute(db)
  return scoredIn(rows[0])
}

interface ScoredRow {
  ids: string | null
  scores: string | null
}

/** As text, which is quickest to read. */
const scored = (asked: Asked, candidates: RawBuilder<unknown>) => sql`
    string_agg(id::text, ',') AS ids, string_agg(score::text, ',') AS scores FROM (
      SELECT answering.id, ${scoreOf(asked)} AS score
        FROM ${candidates} AS answering (id) JOIN search_document d ON d.content_id = answering.id) scored`

const scoredIn = (row: ScoredRow | undefined): Scored => ({
  ids: numbersIn(row?.ids),
  scores: Float64Array.from(partsOf(row?.scores), Number),
})

export interface Answering {
  /** Every content whose words answer, whoever may see it, in no order. */
  ids: Int32Array
  /** The score of all of them where they are few, else of those that score highest. */
  best: Scored
  isBestAll: boolean
}

/** What answers, and the best of it: one question, where two would be asked one after the other. */
export async function selectAnswering(db: Db, asked: Asked): Promise<Answering> {
  const starts = sql`d.title_fold LIKE ${`${likeText(asked.text)}%`}`
  const isCode = sql`d.codes @> ARRAY[${asked.code ?? ''}::text]`
  const areMany = sql`(SELECT n FROM counted) > ${MANY}::int`
  // Known by then: to compare the words again would unpack them for each title that begins so. « IS TRUE » has it
  // looked up of each title, where a join would begin with all that answers.
  const alsoAnswers = sql`(d.content_id IN (SELECT id FROM answering)) IS TRUE`
  // What stands beside « areMany » is not even looked at where it says no.
  const candidates = sql`(SELECT id FROM answering WHERE NOT ${areMany}
          UNION SELECT titles_with(${asked.all}::tsquery) WHERE ${areMany}
          UNION SELECT d.content_id FROM search_document d WHERE ${areMany} AND ${starts} AND ${alsoAnswers}
          UNION SELECT d.content_id FROM search_document d WHERE ${areMany} AND ${isCode} AND ${alsoAnswers})`
  const { rows } = await sql<ScoredRow & { all_ids: string | null }>`
    WITH answering AS MATERIALIZED (SELECT id FROM ${everything(asked)} AS answering (id)),
         counted AS MATERIALIZED (SELECT count(*)::int AS n FROM answering)
    SELECT (SELECT string_agg(id::text, ',') FROM answering) AS all_ids, ${scored(asked, candidates)}`.execute(
    db,
  )
  const ids = numbersIn(rows[0]?.all_ids)
  return { ids, best: scoredIn(rows[0]), isBestAll: ids.length <= MANY }
}

const partsOf = (text: string | null | undefined) =>
  text === null || text === undefined || text === '' ? [] : text.split(',')

export async function selectCards(db: Db, ids: readonly number[]): Promise<CardRow[]> {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('content')
    .select(CARD_COLUMNS)
    .where('content.id', '=', sql<number>`ANY (${[...ids]}::int[])`)
    .execute()
  return ids.flatMap((id) => rows.filter((row) => row.id === id))
}

export async function selectTexts(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  return new Map((await selectTextRows(db, ids)).map((row) => [row.content_id, row.text]))
}

const selectTextRows = writtenOnce((db, ids: readonly number[]) =>
  db
    .selectFrom('search_document')
    .modifyFront(PREPARED)
    .select(['content_id', 'text'])
    .where('content_id', '=', sql<number>`ANY (${ids}::int[])`),
)

/** The visible contents whose title has one of the words, or looks most like what was typed. */
export async function selectNearestTitles(
  db: Db,
  scope: SearchScope,
  asked: { any: string; text: string },
  limit: number,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    SELECT c.id FROM titles_near(${asked.any}::tsquery, ${asked.text}) AS nearest (id)
      JOIN search_document d ON d.content_id = nearest.id JOIN content c ON c.id = nearest.id
     WHERE c.kind = ANY (${[...scope.kinds]}::text[])
       AND ${isVisibleContent('c', scope.viewer, scope.now)}
     ORDER BY ts_rank(d.head, ${asked.any}::tsquery) + word_similarity(${asked.text}, d.title_fold) DESC,
              c.sort_at DESC
     LIMIT ${limit}`.execute(db)
  return rows.map((row) => row.id)
}

export async function upsertMiss(db: Db, query: string, day: string): Promise<void> {
  await sql`
    INSERT INTO search_miss (query, day) VALUES (${query}, ${day}::date)
    ON CONFLICT (day, query) DO UPDATE SET hits = search_miss.hits + 1`.execute(db)
}

export async function deleteOldMisses(db: Db, before: string): Promise<void> {
  await sql`DELETE FROM search_miss WHERE day < ${before}::date`.execute(db)
}
