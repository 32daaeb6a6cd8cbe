import type { AuditEntry, AuditFilters, AuditList } from '@kiosque/contract/wire/audit'
import type { Db } from '../db/db.ts'
import { inPages, type Cell } from '../http/csv.ts'
import {
  countAudit,
  deleteAuditBefore,
  selectAuditAfter,
  selectAuditPage,
  type AuditPage,
  type AuditRow,
} from './audit.sql.ts'

export const AUDIT_CSV_HEADER = ['Date', 'Heure', 'Auteur', 'Action', 'Objet', 'Numéro', 'Avant', 'Après']

// CNIL 2021-122: journals are kept six to twelve months.
const KEPT_MONTHS = 12

const time = new Intl.DateTimeFormat('fr-FR', { timeStyle: 'medium', timeZone: 'Europe/Paris' })

export async function listAudit(db: Db, query: AuditPage): Promise<AuditList> {
  const [total, rows] = [await countAudit(db, query), await selectAuditPage(db, query)]
  const { page, per_page } = query
  return {
    data: rows.map(present),
    meta: { page, per_page, total, last_page: Math.max(1, Math.ceil(total / per_page)) },
  }
}

export async function* auditCsvRows(db: Db, filters: AuditFilters): AsyncGenerator<Cell[]> {
  for await (const row of inPages((afterId, size) => selectAuditAfter(db, filters, afterId, size))) {
    yield [
      row.at,
      time.format(row.at),
      actorName(row),
      row.action,
      row.subject_type,
      row.subject_id,
      row.before && JSON.stringify(row.before),
      row.after && JSON.stringify(row.after),
    ]
  }
}

/** Forgets what is older than a year. */
export async function purgeAudit(db: Db, now: Date): Promise<void> {
  const limit = new Date(now)
  limit.setUTCMonth(limit.getUTCMonth() - KEPT_MONTHS)
  await deleteAuditBefore(db, limit)
}

function present(row: AuditRow): AuditEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor: row.actor_user_id === null ? null : { id: row.actor_user_id, name: actorName(row) },
    action: row.action,
    subject_type: row.subject_type,
    subject_id: row.subject_id,
    before: row.before,
    after: row.after,
  }
}

function actorName({ actor_user_id, first_name, last_name }: AuditRow): string {
  if (actor_user_id === null) return 'Kiosque'
  const name = [first_name, last_name].filter(Boolean).join(' ')
  return name || `Compte supprimé n° ${actor_user_id}`
}
