import { sql } from 'kysely'
import { parisDay } from '@kiosque/contract/domain/dates'
import { TRAINING_KINDS, type TrainingValues } from '@kiosque/contract/domain/training-kinds'
import { isVisibleContent, targetHolds } from '../audience/audience.predicate.ts'
import type { Reader } from '../audience/visible-targets.ts'
import type { Db } from '../db/db.ts'

/** Everyone of a team who can sign in, most responsible first. */
export function selectMembers(db: Db, drugstoreId: number) {
  return db
    .selectFrom('accounts')
    .innerJoin('users', 'users.id', 'accounts.user_id')
    .select(['users.id as user_id', 'users.first_name', 'users.last_name', 'users.email', 'accounts.type'])
    .where('accounts.drugstore_id', '=', drugstoreId)
    .where('users.erased_at', 'is', null)
    .where('users.disabled_at', 'is', null)
    .orderBy('accounts.type', 'desc')
    .orderBy('users.search_text')
    .execute()
}

export interface FollowedTraining {
  id: number
  kind: string
  slug: string
  title: string
  fields: TrainingValues
}

export const MOST_FOLLOWED = 60

/** The nearest day a training has, for all or for some; what has none comes after those that have. */
const NO_DAY = '9999-12-31'
const firstDay = sql<string>`least(
  coalesce(content.fields ->> 'due_on', content.fields ->> 'finish_before', ${sql.lit(NO_DAY)}),
  (SELECT to_char(min(due_on), 'YYYY-MM-DD') FROM content_due_dates WHERE content_id = content.id))`

/** How far what has no day stands from today, among those that have: past years give way to it. */
export const DAYS_OF_NO_DAY = 365

interface Following {
  drugstoreId: number | null
  userIds: readonly number[]
  now: Date
  /** What is obligatory or due, where memory knows it; looked for among all contents else. */
  due?: readonly number[] | undefined
}

/**
 * Trainings people are followed on: obligatory or with a last day, for them or for some audience, asked of one of them,
 * or begun by one of them. With a pharmacy, only what is asked there counts, and the last day of any audience does:
 * roles differ there.
 */
export async function selectFollowed(
  db: Db,
  viewer: Reader,
  { drugstoreId, userIds, now, due }: Following,
): Promise<FollowedTraining[]> {
  const people = sql`${[...userIds]}::int[]`
  const expected =
    due === undefined
      ? sql`SELECT expected.id FROM content expected
             WHERE expected.kind = ANY (${[...TRAINING_KINDS]}::text[])
               AND (expected.fields ->> 'is_mandatory' = 'true' OR expected.fields ->> 'due_on' IS NOT NULL)
            UNION SELECT dated.content_id FROM content_due_dates dated
             WHERE ${drugstoreId === null ? targetHolds('dated', viewer) : sql`true`}`
      : sql`SELECT unnest(${[...due]}::int[])`
  const rows = await db
    .selectFrom('content')
    .select(['id', 'kind', 'slug', 'title', 'fields', firstDay.as('day')])
    .where('kind', 'in', [...TRAINING_KINDS])
    .where(isVisibleContent('content', viewer, now))
    // An array, so that they are found by their ids and not sought among all trainings.
    .where(
      sql<boolean>`content.id = ANY (ARRAY(${expected}
        UNION SELECT content_id FROM training_assignments WHERE user_id = ANY (${people})
           AND (${drugstoreId === null}::boolean OR drugstore_id = ${drugstoreId}::int)
        UNION SELECT content_id FROM quiz_attempts WHERE user_id = ANY (${people})
        UNION SELECT content_id FROM training_progress WHERE user_id = ANY (${people})))`,
    )
    // Where there are too many, those of today are kept: years of trainings done would hide what is asked next.
    .orderBy(
      sql`CASE WHEN ${firstDay} = ${NO_DAY} THEN ${DAYS_OF_NO_DAY}::int
        ELSE abs((${firstDay})::date - ${parisDay(now)}::date) END`,
    )
    .orderBy('id', 'desc')
    .limit(MOST_FOLLOWED)
    .execute()
  return rows
    .toSorted((a, b) => a.day.localeCompare(b.day) || a.id - b.id)
    .map(({ day: _, ...row }) => ({ ...row, fields: row.fields as TrainingValues }))
}

export function selectProgressOf(db: Db, userIds: readonly number[], contentIds: readonly number[]) {
  return db
    .selectFrom('training_progress')
    .selectAll()
    .where('user_id', '=', sql<number>`ANY (${[...userIds]}::int[])`)
    .where('content_id', '=', sql<number>`ANY (${[...contentIds]}::int[])`)
    .execute()
}

/** Which of these contents somebody sees. */
export async function selectVisibleAmong(
  db: Db,
  reader: Reader,
  ids: readonly number[],
  now: Date,
): Promise<number[]> {
  const rows = await db
    .selectFrom('content')
    .select('id')
    .where('id', '=', sql<number>`ANY (${[...ids]}::int[])`)
    .where(isVisibleContent('content', reader, now))
    .execute()
  return rows.map(({ id }) => id)
}

/** What contents say of themselves, whoever may see them: visibility is asked where it matters. */
export function selectContentsById(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('content')
    .select(['id', 'kind', 'slug', 'title', 'fields'])
    .where('id', '=', sql<number>`ANY (${[...ids]}::int[])`)
    .execute()
}
