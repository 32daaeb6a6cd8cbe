import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { fold } from '@kiosque/contract/domain/slug'
import { endOfWeek } from '@kiosque/contract/domain/offer-deadline'
import { THIS_WEEK, weekFilterOf, type Kind } from '@kiosque/contract/kinds/define-kind'
import { bundleOf } from '@kiosque/contract/kinds/fields/bundles'
import { isVisibleContent } from '../audience/audience.predicate.ts'
import type { Reader } from '../audience/visible-targets.ts'
import { answering, visibleCounts, changedSince } from '../audience/counts.predicate.ts'
import type { Db } from '../db/db.ts'
import { withWeek, type Filters, type LiveGroup, type Phase } from '../live/live-list.ts'
import { documentAnswers, isAmongAnswers } from '../search-index/document-answers.ts'
import { numbersIn } from '../kit/numbers-in.ts'
import { CARD_COLUMNS, type CardRow } from './content-rows.ts'

/** Whose list of what, at which instant. */
export interface ListScope {
  kind: Kind
  viewer: Reader | null
  now: Date
  /** Today in Paris: current, coming and past are told apart by days. */
  today: string
  /** Only what this person keeps among their favourites. */
  keptBy?: number | undefined
}

export interface ListQuestion {
  filters: Filters
  /** What is asked for in words, as `listMatch` of search understood it. */
  q: string | undefined
}

const phaseOfRow = (today: string): RawBuilder<Phase> => sql<Phase>`
  content_phase(content.period_start, content.period_end, ${today}::date)`

/** The nearest of the last day of orders and the last day: the rule of `nearestDeadline`. */
const nearestDay = (field: string, today: string) => sql`
  CASE WHEN content.fields ->> ${field} >= ${today} THEN least(content.fields ->> ${field}, content.period_end::text)
       ELSE content.period_end::text END`

/** Runs, and is to be ordered or ends before the week does. */
const isClosing = (field: string, today: string): RawBuilder<SqlBool> => sql<SqlBool>`
  (${phaseOfRow(today)} = 'current' AND ${nearestDay(field, today)} BETWEEN ${today} AND ${endOfWeek(today)})`

/** One condition for the whole question. Values of one filter are alternatives; filters add up. */
function isAsked(
  { kind, viewer, now, today, keptBy }: ListScope,
  filters: Filters,
  isAnswer: RawBuilder<SqlBool> | null,
): RawBuilder<SqlBool> {
  const parts = [sql`content.kind = ${kind.key}`, isVisibleContent('content', viewer, now)]
  for (const [name, values] of Object.entries(filters)) {
    if (name === 'phase') parts.push(sql`${phaseOfRow(today)} = ANY (${[...values]}::text[])`)
    else if (kind.filters[name]?.by_week) parts.push(isClosing(name, today))
    else parts.push(sql`content.filter_values && ${values.map((value) => `${name}=${value}`)}::text[]`)
  }
  if (isAnswer !== null) parts.push(isAnswer)
  if (keptBy !== undefined)
    parts.push(sql`EXISTS (SELECT FROM content_favourite f
      WHERE f.content_id = content.id AND f.user_id = ${keptBy}::int)`)
  return sql<SqlBool>`(${sql.join(parts, sql` AND `)})`
}

export function wordsOf(typed: string | undefined): string[] {
  return fold(typed ?? '')
    .split(' ')
    .filter(Boolean)
    .slice(0, 10)
}

export function likePattern(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}

function orderOf({ kind, today }: Pick<ListScope, 'kind' | 'today'>, sort: string): RawBuilder<unknown> {
  switch (sort) {
    case 'recent':
      return sql`content.is_pinned DESC, content.sort_at DESC, content.id DESC`
    case 'oldest':
      return sql`content.sort_at, content.id`
    case 'title':
      return sql`content.title_fold, content.id`
    case 'ending':
      return sql`least(content.ends_at, content.period_end + 1) NULLS LAST, content.id`
  }
  const declared = kind.sorts[sort]
  if (declared === undefined) throw new Error(`kind ${kind.key} declares no sort ${sort}`)
  if (declared.or_end === true)
    return sql`coalesce(content.period_end < ${today}::date, false), ${nearestDay(declared.field, today)}
      ${sql.raw(declared.direction)} NULLS LAST, content.title_fold, content.id`
  const text = sql`content.fields ->> ${declared.field}`
  const field = kind.fields[declared.field]
  const value = field && bundleOf(field).isNumeric(field) ? sql`(${text})::numeric` : text
  const over = sql`coalesce(content.period_end < ${today}::date, false), `
  // What is to be done by no day in particular follows as it came, the newest first.
  const alike =
    declared.field === kind.due_field
      ? sql`content.sort_at DESC, content.id DESC`
      : sql`content.title_fold, content.id`
  return sql`${declared.over_last === true ? over : sql``}${value} ${sql.raw(declared.direction)} NULLS LAST, ${alike}`
}

/**
 * Which contents of a kind this viewer sees, in the order asked for. What is live is walked in that order by its index,
 * no further than the page; what became live a moment ago is looked at apart.
 */
export function selectPage(
  db: Db,
  scope: ListScope,
  question: ListQuestion & { sort: string; limit: number; offset: number },
): Promise<CardRow[]> {
  const order = orderOf(scope, question.sort)
  const { q, filters } = question
  const asked = (isAnswer: (text: string) => RawBuilder<SqlBool>) =>
    isAsked(scope, filters, q === undefined ? null : isAnswer(q))
  const found = sql<CardRow>`(
    (SELECT content.* FROM content WHERE content.count_id IS NOT NULL
        AND ${asked((text) => isAmongAnswers('content', scope.kind.key, text))}
      ORDER BY ${order} LIMIT ${question.offset + question.limit})
    UNION ALL
    SELECT content.* FROM content
     WHERE content.count_id IS NULL AND content.id IN (${changedSince(scope)})
       AND ${asked((text) => documentAnswers('content', text))})`
  return db
    .selectFrom(found.as('content'))
    .select(CARD_COLUMNS)
    .orderBy(order)
    .limit(question.limit)
    .offset(question.offset)
    .execute()
}

/** Every published content of a kind in the order asked for, whoever may see it: as text, which is quickest to read. */
export async function selectOrder(db: Db, kind: Kind, sort: string, today: string): Promise<Int32Array> {
  const { rows } = await sql<{ ids: string | null }>`
    SELECT string_agg(content.id::text, ',' ORDER BY ${orderOf({ kind, today }, sort)}) AS ids
      FROM content WHERE content.kind = ${kind.key} AND content.status = 'published'`.execute(db)
  return numbersIn(rows[0]?.ids)
}

/** Contents of a list that look the same to its filters, and how many they are. */
export type ListGroup = LiveGroup

/** The whole list summed up: every total and facet, whatever the filters, follows from it. */
export async function selectGroups(db: Db, scope: ListScope, q: ListQuestion['q']): Promise<ListGroup[]> {
  if (scope.keptBy !== undefined) return selectKeptGroups(db, scope, q)
  const phase = scope.kind.period === undefined ? sql<null>`NULL::text` : sql<Phase>`counted.phase`
  const counted = visibleCounts(scope, [scope.kind.key], q === undefined ? undefined : answering(q))
  const { rows } = await sql<ListGroup>`
    SELECT counted.filter_values, ${phase} AS phase, sum(counted.n)::int AS count
      FROM (${counted}) counted GROUP BY 1, 2 HAVING sum(counted.n) <> 0`.execute(db)
  return withClosing(rows, await selectClosing(db, scope, q), weekFilterOf(scope.kind))
}

/** What closes this week is not counted apart in the database: it is few, and looked at one by one. */
async function selectClosing(db: Db, scope: ListScope, q: ListQuestion['q']): Promise<ListGroup[]> {
  const week = weekFilterOf(scope.kind)
  if (week === null) return []
  const asked = isAsked(
    scope,
    { [week]: [THIS_WEEK] },
    q === undefined ? null : documentAnswers('content', q),
  )
  const { rows } = await sql<ListGroup>`
    SELECT content.filter_values, 'current' AS phase, count(*)::int AS count
      FROM content WHERE ${asked} GROUP BY 1`.execute(db)
  return rows
}

/** Favourites are few: counted one by one. */
async function selectKeptGroups(db: Db, scope: ListScope, q: ListQuestion['q']): Promise<ListGroup[]> {
  const phase = scope.kind.period === undefined ? sql<null>`NULL::text` : phaseOfRow(scope.today)
  const { rows } = await sql<ListGroup>`
    SELECT content.filter_values, ${phase} AS phase, count(*)::int AS count FROM content
     WHERE ${isAsked(scope, {}, q === undefined ? null : documentAnswers('content', q))}
     GROUP BY 1, 2`.execute(db)
  return rows
}

/** The same contents, those that close this week in groups of their own. */
function withClosing(all: ListGroup[], closing: readonly ListGroup[], week: string | null): ListGroup[] {
  const key = ({ filter_values: values, phase }: ListGroup) => JSON.stringify([phase, values])
  const closingCounts = new Map(closing.map((group) => [key(group), group.count]))
  const rest = all.flatMap((group) => {
    const count = group.count - (closingCounts.get(key(group)) ?? 0)
    return count > 0 ? [{ ...group, count }] : []
  })
  return [
    ...rest,
    ...closing.map((group) => ({ ...group, filter_values: withWeek(group.filter_values, week) })),
  ]
}
