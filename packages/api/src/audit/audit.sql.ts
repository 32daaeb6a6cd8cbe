import type { AuditFilters } from '@kiosque/contract/wire/audit'
import { sql } from 'kysely'
import type { Db } from '../db/db.ts'

export interface AuditPage extends AuditFilters {
  page: number
  per_page: number
}

/** Entries that hold all the filters given; days are days in Paris, both included. */
function filtered(db: Db, { actor, action, subject, from, to }: AuditFilters) {
  const [type, id] = subject?.split(':') ?? []
  const escaped = action?.replaceAll(/[\\%_]/g, '\\$&')
  return db
    .selectFrom('audit_log')
    .$if(actor !== undefined, (query) => query.where('actor_user_id', '=', actor ?? 0))
    .$if(escaped !== undefined, (query) => query.where('action', 'like', `${escaped}%`))
    .$if(type !== undefined, (query) => query.where('subject_type', '=', type ?? ''))
    .$if(id !== undefined, (query) => query.where('subject_id', '=', id ?? ''))
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
