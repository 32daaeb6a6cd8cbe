import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { Target } from '@kiosque/contract/domain/audience'
import { reachedAccounts } from '../audience/reached.predicate.ts'

/** What is asked about one training. */
export interface Asked {
  contentId: number
  kind: string
  target: Target
  /** Its own last day, for everybody it is for or only for who began; and how long a success counts. */
  dueOn: string | null
  isExpected: boolean
  /** Another last day for some: the nearest that holds counts. */
  dueDates: readonly { target: Target; due_on: string }[]
  validityMonths: number | null
  /** Today in Paris. */
  today: string
  /** Of a quiz: only what was tried at this version. */
  versionId: number | null
  /** Null for all of them. */
  zones: readonly number[] | null
}

/** Each person who tried, once: how often, how well, and since when it is done. */
function tried({ contentId, kind, versionId, validityMonths, today }: Asked): RawBuilder<unknown> {
  if (kind !== 'quiz')
    return sql`
      SELECT user_id, NULL::int AS tries, NULL::int AS score, completed_at IS NULL AS is_open,
             completed_at AS done_at, completed_at IS NOT NULL AS is_done
        FROM training_progress WHERE content_id = ${contentId}::int`
  return sql`
    SELECT user_id, tries, score, is_open, done_at,
           coalesce(${validityMonths}::int IS NULL
             OR ((done_at AT TIME ZONE 'Europe/Paris')::date + make_interval(months => ${validityMonths ?? 0}::int))::date
                >= ${today}::date, false) AND done_at IS NOT NULL AS is_done
      FROM (SELECT user_id, count(submitted_at)::int AS tries, max(score) AS score,
                   bool_or(submitted_at IS NULL) AS is_open, max(submitted_at) FILTER (WHERE passed) AS done_at
              FROM quiz_attempts
             WHERE content_id = ${contentId}::int AND user_id IS NOT NULL
               AND (${versionId}::int IS NULL OR version_id = ${versionId}::int)
             GROUP BY user_id) own`
}

/** The nearest day that was given to an audience of each person. */
function givenDays({ dueDates }: Asked): RawBuilder<unknown> {
  if (dueDates.length === 0) return sql`SELECT NULL::int AS user_id, NULL::date AS due_on`
  const each = dueDates.map(
    ({ target, due_on }) =>
      sql`SELECT reached.user_id, ${due_on}::date AS due_on FROM (${reachedAccounts(target)}) reached`,
  )
  return sql`SELECT user_id, min(due_on) AS due_on FROM (${sql.join(each, sql` UNION ALL `)}) each GROUP BY user_id`
}

/**
 * Everyone the training is for today, each once and where their first pharmacy is, with where they stand: the same
 * states and the same lateness as on the page of a team.
 */
export function standings(asked: Asked): RawBuilder<unknown> {
  const { contentId, target, dueOn, isExpected, today, zones } = asked
  const inZones: RawBuilder<SqlBool> =
    zones === null ? sql`true` : sql`d.zone_id = ANY (${[...zones]}::int[])`
  const due = sql`least(asked.due_on, given.due_on,
    CASE WHEN ${isExpected}::boolean OR tried.user_id IS NOT NULL THEN ${dueOn}::date END)`
  return sql`
    SELECT person.user_id, person.role, person.drugstore_id, d.name AS drugstore, d.city, d.group_id, d.zone_id,
           coalesce(tried.tries, 0) AS tries, tried.score, tried.done_at, tried.user_id IS NOT NULL AS is_started,
           coalesce(tried.is_done, false) AS is_done, tried.done_at IS NOT NULL AS was_done,
           CASE WHEN tried.user_id IS NULL THEN 'todo' WHEN tried.is_done THEN 'passed'
                WHEN tried.is_open THEN 'in_progress' WHEN tried.done_at IS NOT NULL THEN 'expired'
                ELSE 'failed' END AS status,
           ${due} AS due_on,
           coalesce(NOT coalesce(tried.is_done, false) AND ${due} < ${today}::date,
                    false) AS is_late
      FROM (SELECT DISTINCT ON (reached.user_id) reached.user_id, reached.type AS role, reached.drugstore_id
              FROM (${reachedAccounts(target)}) reached
             ORDER BY reached.user_id, reached.drugstore_id IS NULL, reached.id) person
      LEFT JOIN drugstores d ON d.id = person.drugstore_id
      LEFT JOIN (${tried(asked)}) tried ON tried.user_id = person.user_id
      LEFT JOIN (SELECT user_id, min(due_on) AS due_on FROM training_assignments
                  WHERE content_id = ${contentId}::int GROUP BY user_id) asked ON asked.user_id = person.user_id
      LEFT JOIN (${givenDays(asked)}) given ON given.user_id = person.user_id
     WHERE ${inZones}`
}
