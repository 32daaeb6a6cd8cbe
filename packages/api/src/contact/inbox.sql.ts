import { sql, type RawBuilder, type SqlBool } from 'kysely'
import type { ContactStatus } from '@kiosque/contract/domain/contact'
import type { ContactState } from '@kiosque/contract/wire/contact'
import type { Db } from '../db/db.ts'
import { likePatterns } from '../kit/search-text.ts'

export interface InboxFilter {
  q?: string | undefined
  state: ContactState
  status?: ContactStatus | undefined
  topic_id?: number | undefined
  desk_id?: number | undefined
  drugstore_id?: number | undefined
  /** Somebody's id, or null for nobody's. */
  assignee_id?: number | null | undefined
  now: Date
}

const STATES: Record<ContactState, (now: Date) => RawBuilder<SqlBool>> = {
  open: () => sql<SqlBool>`c.status <> 'closed'`,
  waiting: () => sql<SqlBool>`c.due_at IS NOT NULL`,
  late: (now) => sql<SqlBool>`c.due_at < ${now}::timestamptz`,
  answered: () => sql<SqlBool>`c.status = 'answered'`,
  closed: () => sql<SqlBool>`c.status = 'closed'`,
  all: () => sql<SqlBool>`true`,
}

/** What each word typed is looked for in: who, where, what about, the number, and the conversation itself. */
const isFound = (pattern: string) => sql<SqlBool>`(
  fold(concat_ws(' ', c.number, c.subject, u.first_name, u.last_name, d.name, d.city, d.cip_officine)) LIKE ${pattern}
  OR EXISTS (SELECT FROM contact_entries e WHERE e.thread_id = c.id AND fold(e.body) LIKE ${pattern}))`

/** Everything but the state, which the counts of the page go over. */
function conditions(filter: InboxFilter): RawBuilder<SqlBool> {
  const { q = '', status, topic_id, desk_id, drugstore_id, assignee_id } = filter
  const all = [
    // What was joined to another request is read there.
    sql<SqlBool>`c.merged_into IS NULL`,
    ...likePatterns(q).map(isFound),
    ...(status === undefined ? [] : [sql<SqlBool>`c.status = ${status}`]),
    ...(topic_id === undefined ? [] : [sql<SqlBool>`c.topic_id = ${topic_id}::int`]),
    ...(desk_id === undefined ? [] : [sql<SqlBool>`t.desk_id = ${desk_id}::int`]),
    ...(drugstore_id === undefined ? [] : [sql<SqlBool>`c.drugstore_id = ${drugstore_id}::int`]),
    ...(assignee_id === undefined
      ? []
      : [sql<SqlBool>`c.assignee_id IS NOT DISTINCT FROM ${assignee_id}::int`]),
  ]
  return sql<SqlBool>`${sql.join(all, sql` AND `)}`
}

const FROM = sql`contact_threads c
  JOIN contact_topics t ON t.id = c.topic_id
  JOIN contact_desks k ON k.id = t.desk_id
  LEFT JOIN users u ON u.id = c.user_id
  LEFT JOIN drugstores d ON d.id = c.drugstore_id
  LEFT JOIN users s ON s.id = c.assignee_id`

export interface InboxRow {
  id: number
  number: string
  subject: string
  message: string
  extract: string
  status: ContactStatus
  topic_id: number
  topic: string
  desk_id: number
  desk: string
  user_id: number | null
  account_id: number | null
  first_name: string | null
  last_name: string | null
  email: string | null
  account_type: number | null
  drugstore_id: number | null
  drugstore: string | null
  city: string | null
  assignee_id: number | null
  assignee_first_name: string | null
  assignee_last_name: string | null
  created_at: Date
  last_at: Date
  due_at: Date | null
  closed_at: Date | null
  rating: number | null
  rating_comment: string
  origin: string | null
  merged_into: number | null
}

const COLUMNS = sql`c.id, c.number, c.subject, c.status, c.account_type, c.created_at, c.last_at, c.due_at, c.closed_at,
  c.rating, c.rating_comment, c.origin, c.merged_into, c.user_id, c.account_id, c.drugstore_id, c.assignee_id,
  t.id AS topic_id, t.label AS topic, k.id AS desk_id, k.name AS desk, u.first_name, u.last_name, u.email,
  d.name AS drugstore, d.city, s.first_name AS assignee_first_name, s.last_name AS assignee_last_name,
  coalesce((SELECT e.body FROM contact_entries e WHERE e.thread_id = c.id AND e.kind = 'message'
    ORDER BY e.created_at, e.id LIMIT 1), '') AS message,
  coalesce((SELECT left(e.body, 160) FROM contact_entries e WHERE e.thread_id = c.id AND e.kind <> 'note'
    ORDER BY e.created_at DESC, e.id DESC LIMIT 1), '') AS extract`

const ORDERS = {
  // What waits longest past its promise, then what is promised next, then the rest by its last word.
  due: sql`c.due_at NULLS LAST, c.last_at DESC, c.id DESC`,
  '-last_at': sql`c.last_at DESC, c.id DESC`,
  last_at: sql`c.last_at, c.id`,
}

export async function selectInbox(
  db: Db,
  filter: InboxFilter,
  page: { sort: keyof typeof ORDERS; limit: number; offset: number },
): Promise<InboxRow[]> {
  const { rows } = await sql<InboxRow>`
    SELECT ${COLUMNS} FROM ${FROM} WHERE ${conditions(filter)} AND ${STATES[filter.state](filter.now)}
     ORDER BY ${ORDERS[page.sort]} LIMIT ${page.limit}::int OFFSET ${page.offset}::int`.execute(db)
  return rows
}

export interface InboxCounts {
  total: number
  open: number
  waiting: number
  late: number
  answered: number
  closed: number
}

export async function countInbox(db: Db, filter: InboxFilter): Promise<InboxCounts> {
  const { now } = filter
  const one = (state: ContactState) => sql`(count(*) FILTER (WHERE ${STATES[state](now)}))::int`
  const { rows } = await sql<InboxCounts>`
    SELECT ${one(filter.state)} AS total, ${one('open')} AS open, ${one('waiting')} AS waiting, ${one('late')} AS late,
           ${one('answered')} AS answered, ${one('closed')} AS closed
      FROM ${FROM} WHERE ${conditions(filter)}`.execute(db)
  return rows[0]!
}

export async function selectMessage(db: Db, id: number): Promise<InboxRow | undefined> {
  const { rows } = await sql<InboxRow>`SELECT ${COLUMNS} FROM ${FROM} WHERE c.id = ${id}::int`.execute(db)
  return rows[0]
}

/** What the menu, the dashboard and the page's head say. */
export async function selectSummary(
  db: Db,
  { userId, now, since }: { userId: number; now: Date; since: Date },
) {
  const { rows } = await sql<{
    open: number
    waiting: number
    late: number
    mine: number
    received: number
    first_answer_hours: number | null
    rating: number | null
    ratings: number
  }>`
    SELECT (count(*) FILTER (WHERE status <> 'closed'))::int AS open,
           (count(*) FILTER (WHERE due_at IS NOT NULL))::int AS waiting,
           (count(*) FILTER (WHERE due_at < ${now}::timestamptz))::int AS late,
           (count(*) FILTER (WHERE due_at IS NOT NULL AND assignee_id = ${userId}::int))::int AS mine,
           (count(*) FILTER (WHERE created_at >= ${since}::timestamptz))::int AS received,
           (avg(extract(epoch FROM first_answered_at - created_at) / 3600)
             FILTER (WHERE first_answered_at >= ${since}::timestamptz))::float8 AS first_answer_hours,
           (avg(rating) FILTER (WHERE closed_at >= ${since}::timestamptz))::float8 AS rating,
           (count(rating) FILTER (WHERE closed_at >= ${since}::timestamptz))::int AS ratings
      FROM contact_threads WHERE merged_into IS NULL`.execute(db)
  return rows[0]!
}

/** The subject of the one that should be answered first. */
export async function selectFirstWaiting(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('contact_threads')
    .select('subject')
    .where('due_at', 'is not', null)
    .where('merged_into', 'is', null)
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  return row?.subject ?? null
}

/** Where the person works, as the panel beside the conversation says it. */
export async function selectPlace(db: Db, drugstoreId: number) {
  const { rows } = await sql<{
    cip_officine: string
    group: string
    zone: string | null
    packs: string[]
    advisers: string[]
  }>`
    SELECT d.cip_officine, g.name AS "group", z.name AS zone,
           ARRAY(SELECT p.label FROM drugstore_packs dp JOIN packs p ON p.key = dp.pack_key
                  WHERE dp.drugstore_id = d.id ORDER BY p.position, p.key) AS packs,
           ARRAY(SELECT u.first_name || ' ' || u.last_name FROM user_zones uz JOIN users u ON u.id = uz.user_id
                  WHERE uz.zone_id = d.zone_id AND u.right_id = 3 AND u.erased_at IS NULL AND u.disabled_at IS NULL
                  ORDER BY u.last_name, u.id LIMIT 3) AS advisers
      FROM drugstores d JOIN groups g ON g.id = d.group_id LEFT JOIN zones z ON z.id = d.zone_id
     WHERE d.id = ${drugstoreId}::int`.execute(db)
  return rows[0]
}

/** Other requests of the same person or pharmacy, the latest first. */
export function selectOthers(
  db: Db,
  { id, user_id, drugstore_id }: { id: number; user_id: number | null; drugstore_id: number | null },
) {
  return db
    .selectFrom('contact_threads')
    .select(['id', 'number', 'subject', 'status', 'last_at'])
    .select(sql<boolean>`coalesce(user_id = ${user_id}::int, false)`.as('can_merge'))
    .where('id', '<>', id)
    .where('merged_into', 'is', null)
    .where(sql<SqlBool>`(user_id = ${user_id}::int OR drugstore_id = ${drugstore_id}::int)`)
    .orderBy('last_at', 'desc')
    .limit(10)
    .execute()
}

/** Who may be given a request: editors and administrators who can enter. */
export function selectAssignees(db: Db) {
  return db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name'])
    .where('right_id', 'in', [1, 2])
    .where('erased_at', 'is', null)
    .where('disabled_at', 'is', null)
    .where(sql<SqlBool>`EXISTS (SELECT FROM accounts a WHERE a.user_id = users.id AND a.type = 1000)`)
    .orderBy('last_name')
    .orderBy('id')
    .execute()
}

export async function selectLastEntry(db: Db, threadId: number): Promise<number> {
  const row = await db
    .selectFrom('contact_entries')
    .select(sql<number>`coalesce(max(id), 0)`.as('id'))
    .where('thread_id', '=', threadId)
    .executeTakeFirstOrThrow()
  return row.id
}

/** Everything said in one request goes to another. */
export async function moveEntries(db: Db, from: number, to: number): Promise<void> {
  await db.updateTable('contact_entries').set({ thread_id: to }).where('thread_id', '=', from).execute()
}

/** What was joined to a request that is joined in turn follows it. */
export async function moveMerged(db: Db, from: number, to: number): Promise<void> {
  await db.updateTable('contact_threads').set({ merged_into: to }).where('merged_into', '=', from).execute()
}

export function closeAnsweredBefore(db: Db, before: Date, at: Date) {
  return db
    .updateTable('contact_threads')
    .set({ status: 'closed', closed_at: at })
    .where('status', '=', 'answered')
    .where('last_at', '<', before)
    .returning(['id', 'subject', 'user_id', 'account_id', 'drugstore_id'])
    .execute()
}

/** The latest requests of a pharmacy, for its sheet. */
export function selectOfDrugstore(db: Db, drugstoreId: number, limit: number) {
  return db
    .selectFrom('contact_threads')
    .select(['id', 'number', 'subject', 'status', 'last_at'])
    .where('drugstore_id', '=', drugstoreId)
    .where('merged_into', 'is', null)
    .orderBy('last_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
