import type { AuditFilters } from '@kiosque/contract/wire/audit'
import { sql } from 'kysely'
import type { Db } from '../db/db.ts'
import { likePatterns } from '../kit/search-text.ts'

export interface AuditPage extends AuditFilters {
  page: number
  per_page: number
  fold?: boolean | undefined
}

/** A draft saves itself as it is written: saves closer than this, by one person, are one sitting. */
export const SITTING_MINUTES = 10
export const FOLDED_ACTION = 'content.update'

/** Not followed at once by another save of the same sitting. Only saves are looked up, one step in an index each. */
const isLastOfSitting = sql<boolean>`CASE WHEN audit_log.action <> ${FOLDED_ACTION} THEN true ELSE NOT EXISTS (
  SELECT FROM (
    SELECT n.action, n.actor_user_id, n.at FROM audit_log n
     WHERE n.subject_type = audit_log.subject_type AND n.subject_id = audit_log.subject_id
       AND (n.at, n.id) > (audit_log.at, audit_log.id)
     ORDER BY n.at, n.id LIMIT 1) next
   WHERE next.action = ${FOLDED_ACTION} AND next.actor_user_id = audit_log.actor_user_id
     AND next.at < audit_log.at + make_interval(mins => ${SITTING_MINUTES}::int)) END`

/** Entries about a pharmacy: itself, its accounts and invitations, and all that named it when it was written. */
const entriesAbout = (drugstoreId: number) => sql<number>`(
  SELECT a.id FROM audit_log a JOIN (
    SELECT 'drugstore' AS type, ${drugstoreId}::int AS id
    UNION ALL SELECT 'account', id FROM accounts WHERE drugstore_id = ${drugstoreId}
    UNION ALL SELECT 'invitation', id FROM invitations WHERE drugstore_id = ${drugstoreId}) about
    ON a.subject_type = about.type AND a.subject_id = about.id::text
  UNION SELECT a.id FROM audit_log a
   WHERE coalesce(a.after ->> 'drugstore_id', a.before ->> 'drugstore_id') = ${String(drugstoreId)})`

/** Entries that hold all the filters given; days are days in Paris, both included. */
function filtered(
  db: Db,
  { actor, who, action, subject, drugstore, from, to, fold }: AuditFilters & { fold?: boolean | undefined },
) {
  const [type, id] = subject?.split(':') ?? []
  const escaped = action?.replaceAll(/[\\%_]/g, '\\$&')
  const words = likePatterns(who ?? '')
  return db
    .selectFrom('audit_log')
    .$if(who !== undefined, (query) =>
      query.where('actor_user_id', 'in', (eb) =>
        eb
          .selectFrom('users')
          .select('users.id')
          .where((each) => each.and(words.map((word) => each('users.search_text', 'like', word)))),
      ),
    )
    .$if(fold === true, (query) => query.where(isLastOfSitting))
    .$if(actor !== undefined, (query) => query.where('actor_user_id', '=', actor ?? 0))
    .$if(escaped !== undefined, (query) => query.where('action', 'like', `${escaped}%`))
    .$if(type !== undefined, (query) => query.where('subject_type', '=', type ?? ''))
    .$if(id !== undefined, (query) => query.where('subject_id', '=', id ?? ''))
    .$if(drugstore !== undefined, (query) => query.where('audit_log.id', 'in', entriesAbout(drugstore ?? 0)))
    .$if(from !== undefined, (query) =>
      query.where('at', '>=', sql<Date>`(${from}::date)::timestamp AT TIME ZONE 'Europe/Paris'`),
    )
    .$if(to !== undefined, (query) =>
      query.where('at', '<', sql<Date>`(${to}::date + 1)::timestamp AT TIME ZONE 'Europe/Paris'`),
    )
}

function withActor(query: ReturnType<typeof filtered>) {
  return query
    .leftJoin('users', 'users.id', 'audit_log.actor_user_id')
    .selectAll('audit_log')
    .select(['users.first_name', 'users.last_name'])
}

export async function countAudit(db: Db, filters: AuditFilters): Promise<number> {
  const row = await filtered(db, filters)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return row.total
}

export function selectAuditPage(db: Db, { page, per_page, ...filters }: AuditPage) {
  return withActor(filtered(db, filters))
    .orderBy('audit_log.at', 'desc')
    .orderBy('audit_log.id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
}

/** The changes of the same thing just before each of these entries, latest first. */
export async function selectJustBefore(db: Db, ids: readonly number[]) {
  const { rows } = await sql<Earlier & { of_id: number }>`
    SELECT a.id AS of_id, p.at, p.action, p.actor_user_id, p.before, p.after
      FROM audit_log a CROSS JOIN LATERAL (
        SELECT * FROM audit_log p
         WHERE p.subject_type = a.subject_type AND p.subject_id = a.subject_id AND (p.at, p.id) < (a.at, a.id)
         ORDER BY p.at DESC, p.id DESC LIMIT 200) p
     WHERE a.id = ANY (${[...ids]}::int[])
     ORDER BY a.id, p.at DESC, p.id DESC`.execute(db)
  return rows
}

export interface Earlier {
  at: Date
  action: string
  actor_user_id: number | null
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}

/** The export reads by key, oldest first, so that new entries do not shift its pages. */
export function selectAuditAfter(db: Db, filters: AuditFilters, afterId: number, size: number) {
  return withActor(filtered(db, filters))
    .where('audit_log.id', '>', afterId)
    .orderBy('audit_log.id')
    .limit(size)
    .execute()
}

export async function deleteAuditBefore(db: Db, instant: Date): Promise<void> {
  await db.deleteFrom('audit_log').where('at', '<', instant).execute()
}

export type AuditRow = Awaited<ReturnType<typeof selectAuditPage>>[number]
