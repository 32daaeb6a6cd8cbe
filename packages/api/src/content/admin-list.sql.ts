import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { addDays, endOfParisDay, parisDay, startOfParisDay } from '@kiosque/contract/domain/dates'
import type { Phase } from '@kiosque/contract/domain/publication'
import type { AdminListQuery, ContentState } from '@kiosque/contract/wire/contents'
import { reachesNobody } from '../audience/reached.predicate.ts'
import { targetOf } from '../audience/target-column.ts'
import type { Db } from '../db/db.ts'
import { personName, type AdminRow } from './admin-contents.sql.ts'
import { likePattern, wordsOf } from './content-list.sql.ts'

/** A list of the back office as asked: which kinds (null for all), which filters, by whom, when. */
export interface DeskQuestion {
  kinds: readonly string[] | null
  query: AdminListQuery
  userId: number
  now: Date
}

const EXPIRING_DAYS = 7

/** Its own state today, by the same half-open window as everywhere. */
const phaseColumn = (now: Date): RawBuilder<Phase> => sql<Phase>`
  CASE WHEN content.status <> 'published' THEN content.status
       WHEN content.starts_at > ${now}::timestamptz THEN 'scheduled'
       WHEN content.ends_at <= ${now}::timestamptz THEN 'ended' ELSE 'live' END`

export const PHASE_OF_STATE: Record<ContentState, Phase> = {
  draft: 'draft',
  scheduled: 'scheduled',
  published: 'live',
  expired: 'ended',
  archived: 'archived',
}

/** Which phases the question wants; null for all of them. */
export function phasesAsked({ status, state }: AdminListQuery): Phase[] | null {
  const byStatus: Phase[] | null =
    status === undefined ? null : status === 'published' ? ['scheduled', 'live', 'ended'] : [status]
  if (state === undefined) return byStatus
  return byStatus === null || byStatus.includes(PHASE_OF_STATE[state]) ? [PHASE_OF_STATE[state]] : []
}

function hasPhase(phases: readonly Phase[], now: Date): RawBuilder<SqlBool> {
  const alternatives = phases.map((phase) => {
    switch (phase) {
      case 'scheduled':
        return sql`(content.status = 'published' AND content.starts_at > ${now}::timestamptz)`
      case 'ended':
        return sql`(content.status = 'published' AND content.ends_at <= ${now}::timestamptz
          AND (content.starts_at IS NULL OR content.starts_at <= ${now}::timestamptz))`
      case 'live':
        return sql`(content.status = 'published' AND (content.starts_at IS NULL OR content.starts_at <= ${now}::timestamptz)
          AND (content.ends_at IS NULL OR content.ends_at > ${now}::timestamptz))`
      default:
        return sql`content.status = ${phase}`
    }
  })
  return alternatives.length === 0
    ? sql<SqlBool>`false`
    : sql<SqlBool>`(${sql.join(alternatives, sql` OR `)})`
}

/** Contents whose target names this group, zone or pack. */
const isAimed = (dimension: 'groups' | 'zones' | 'packs', value: RawBuilder<unknown>) =>
  sql`content.target_id IN (SELECT t.id FROM targets t WHERE ${value} = ANY (t.${sql.ref(dimension)}))`

/** Everything asked but the state, which the counts above the list leave open. */
function isAsked({ kinds, query, userId, now }: DeskQuestion): RawBuilder<SqlBool> {
  const parts: RawBuilder<unknown>[] = [sql`content.status <> 'trashed'`]
  if (kinds?.length === 1) parts.push(sql`content.kind = ${kinds[0]}`)
  else if (kinds) parts.push(sql`content.kind = ANY (${[...kinds]}::text[])`)
  if (query.category !== undefined) parts.push(sql`content.category = ${query.category}`)
  if (query.laboratory !== undefined)
    parts.push(sql`content.laboratory_id = ${Number(query.laboratory)}::int`)
  if (query.author !== undefined) parts.push(sql`content.author_id = ${Number(query.author)}::int`)
  if (query.from !== undefined)
    parts.push(sql`content.sort_at >= ${startOfParisDay(query.from)}::timestamptz`)
  if (query.to !== undefined) parts.push(sql`content.sort_at < ${endOfParisDay(query.to)}::timestamptz`)
  if (query.group !== undefined) parts.push(isAimed('groups', sql`${Number(query.group)}::int`))
  if (query.zone !== undefined) parts.push(isAimed('zones', sql`${Number(query.zone)}::int`))
  if (query.pack !== undefined) parts.push(isAimed('packs', sql`${query.pack}::text`))
  if (query.mine === true)
    parts.push(sql`(content.created_by = ${userId}::int OR content.updated_by = ${userId}::int)`)
  if (query.expiring === true) parts.push(isExpiring(now))
  if (query.reach === 'none') parts.push(isUnseen(now))
  for (const word of wordsOf(query.q)) parts.push(sql`content.list_text LIKE ${likePattern(word)}`)
  return sql<SqlBool>`(${sql.join(parts, sql` AND `)})`
}

/** On line, and its last day is within a week: that of its window, or that of what it announces (an offer’s). */
export function isExpiring(now: Date): RawBuilder<SqlBool> {
  const today = parisDay(now)
  const last = addDays(today, EXPIRING_DAYS)
  return sql<SqlBool>`(content.status = 'published'
    AND (content.ends_at IS NULL OR content.ends_at > ${now}::timestamptz)
    AND (content.ends_at <= ${endOfParisDay(last)}::timestamptz
      OR content.period_end BETWEEN ${today}::date AND ${last}::date)
    AND (content.starts_at IS NULL OR content.starts_at <= ${now}::timestamptz))`
}

/** On line or to come, and nobody can see it. */
export function isUnseen(now: Date): RawBuilder<SqlBool> {
  return sql<SqlBool>`(content.status = 'published'
    AND (content.ends_at IS NULL OR content.ends_at > ${now}::timestamptz) AND ${reachesNobody('content')})`
}

type SortName = 'updated' | 'title' | 'starts' | 'ends' | 'created' | 'date'

const ORDERS: Record<SortName, [best: RawBuilder<unknown>, turned: RawBuilder<unknown>]> = {
  updated: [sql`content.updated_at DESC, content.id DESC`, sql`content.updated_at, content.id`],
  created: [sql`content.created_at DESC, content.id DESC`, sql`content.created_at, content.id`],
  date: [sql`content.sort_at DESC, content.id DESC`, sql`content.sort_at, content.id`],
  title: [sql`content.title_fold, content.id`, sql`content.title_fold DESC, content.id DESC`],
  starts: [
    sql`content.starts_at DESC NULLS LAST, content.id DESC`,
    sql`content.starts_at NULLS LAST, content.id`,
  ],
  ends: [sql`content.ends_at NULLS LAST, content.id`, sql`content.ends_at DESC NULLS LAST, content.id DESC`],
}

function orderOf(sort: AdminListQuery['sort']): RawBuilder<unknown> {
  const [best, turned] = ORDERS[sort.replace(/^-/, '') as SortName]
  return sort.startsWith('-') ? turned : best
}

export type DeskRow = AdminRow & { author_name: string | null; reads: number }

function selectDesk(db: Db) {
  return db
    .selectFrom('content')
    .selectAll('content')
    .select([
      targetOf('content'),
      personName('content.created_by').as('created_by_name'),
      personName('content.updated_by').as('updated_by_name'),
      sql<string | null>`(SELECT name FROM authors WHERE authors.id = content.author_id)`.as('author_name'),
      sql<number>`(SELECT count(*)::int FROM content_read WHERE content_read.content_id = content.id)`.as(
        'reads',
      ),
    ])
}

function isWanted(question: DeskQuestion): RawBuilder<SqlBool> {
  const phases = phasesAsked(question.query)
  if (phases === null) return isAsked(question)
  return sql<SqlBool>`(${isAsked(question)} AND ${hasPhase(phases, question.now)})`
}

/**
 * What the head office has, whatever its state; the trash apart. The page is found by ids alone: names and counts are
 * asked for its rows only, not for all those before it.
 */
export function selectDeskPage(db: Db, question: DeskQuestion): Promise<DeskRow[]> {
  const { query } = question
  const order = orderOf(query.sort)
  // What is typed is looked up by its letters, then sorted: walking the sort’s own index, hoping to meet it, may read
  // the whole table. OFFSET 0 is what PostgreSQL never looks through.
  const wanted = sql`SELECT content.* FROM content WHERE ${isWanted(question)}`
  const fence = wordsOf(query.q).some((word) => word.length > 2) ? sql`OFFSET 0` : sql``
  const page = sql<number>`ANY (ARRAY(SELECT content.id FROM (${wanted} ${fence}) content
    ORDER BY ${order} LIMIT ${query.per_page} OFFSET ${(query.page - 1) * query.per_page}))`
  return selectDesk(db).where('content.id', '=', page).orderBy(order).execute()
}

/** For the spreadsheet: by key, so that what changes meanwhile shifts nothing. */
export function selectDeskAfter(
  db: Db,
  question: DeskQuestion,
  afterId: number,
  size: number,
): Promise<DeskRow[]> {
  return selectDesk(db)
    .where(isWanted(question))
    .where('content.id', '>', afterId)
    .orderBy('content.id')
    .limit(size)
    .execute()
}

/** How many are in each state and kind: the total, the tabs and the kinds, in one reading. */
export async function countDesk(
  db: Db,
  question: DeskQuestion,
): Promise<{ kind: string; phase: Phase; count: number }[]> {
  const rows = await sql<{ kind: string; phase: Phase; count: number }>`
    SELECT content.kind, ${phaseColumn(question.now)} AS phase, count(*)::int AS count
      FROM content WHERE ${isAsked(question)} GROUP BY 1, 2`.execute(db)
  return rows.rows
}
